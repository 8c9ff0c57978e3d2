import type { components } from '@svc/client';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { deleteAlert, listAlerts, listNotificationChannels, updateAlert } from '../../data/operations.gen.ts';
import { useAct, useAll, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { Table } from '../../kit/table.tsx';
import { toast } from '../../kit/toast.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { NoChannels } from '../../part/no-channels.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { FirstRule } from './events.tsx';
import { tests } from './rate.tsx';
import { useRuleSentence } from './rule-sentence.ts';
import { alertWords } from './words.ts';

const RuleDialog = lazyPart(() => import('./rule-dialog.tsx'));

type Alert = components['schemas']['Alert'];

/** What watches the project, each rule with its rate of false alarms. */
export function Rules({ projectId }: { projectId: string }) {
  const words = useAreaText(alertWords);
  const found = useRows(listAlerts, { projectId });
  const channels = useAll(listNotificationChannels, { projectId }, { limit: 100 });
  const [changing, setChanging] = useState<string | null>(null);
  const format = useFormat();
  const sentence = useRuleSentence(projectId);
  const { columns } = words;
  const firing = found.rows.filter(({ state }) => state === 'firing').length;
  const changed = found.rows.find(({ id }) => id === changing);
  // null: every channel that wants alerts. Channels that were deleted tell nobody.
  const toldOf = (channelIds: Alert['channelIds']): string => {
    if (!channels.data) return '';
    if (channelIds === null) return channels.total > 0 ? words.everyone : words.nobody;
    const names = channelIds.flatMap((id) => channels.rows.find((one) => one.id === id)?.name ?? []);
    return names.join(', ') || words.nobody;
  };
  return (
    <>
      <h1 className="display">
        {!found.data
          ? words.rules
          : found.total === 0
            ? words.unwatched
            : words.rulesOpen(firing, found.total)}
      </h1>
      <p className="lead">{words.lead}</p>
      {channels.data && channels.total === 0 && (
        <NoChannels projectId={projectId} says={words.noChannels} setUp={words.setUp} />
      )}
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeleton lines={8} />
      ) : found.total === 0 ? (
        <FirstRule projectId={projectId} />
      ) : (
        <div className="grid">
          <Card className="flush" title={words.rules} about={words.rulesAbout}>
            <Table
              name={words.rules}
              rows={found.rows}
              part={found.hasNextPage}
              keyOf={({ id }) => id}
              columns={[
                {
                  label: columns.rule,
                  value: ({ name }) => name,
                  show: (alert) => (
                    <>
                      {alert.name}
                      <small>{sentence(alert)}</small>
                    </>
                  ),
                },
                {
                  label: columns.state,
                  value: ({ state }) => words.ruleState[state],
                  show: (alert) => <State alert={alert} />,
                },
                {
                  label: columns.rate,
                  value: ({ falseAlarms }) => falseAlarms?.value ?? null,
                  show: (alert) => <Rate alert={alert} />,
                  end: false,
                },
                {
                  label: columns.checked,
                  value: ({ checkedAt }) => checkedAt,
                  show: ({ checkedAt }) => (checkedAt ? format.moment(checkedAt) : '–'),
                  nowrap: true,
                },
                {
                  label: columns.told,
                  value: ({ channelIds }) => toldOf(channelIds),
                },
                {
                  label: columns.act,
                  show: (alert) => <Acts alert={alert} change={() => setChanging(alert.id)} />,
                },
              ]}
            />
            {found.hasNextPage && (
              <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
                {words.more}
              </button>
            )}
          </Card>
        </div>
      )}
      {changed && (
        <Suspense>
          <RuleDialog projectId={projectId} rule={changed} close={() => setChanging(null)} />
        </Suspense>
      )}
    </>
  );
}

const week = 7 * 86_400_000;

const isMuted = ({ mutedUntil }: Alert): boolean =>
  mutedUntil !== null && Date.parse(mutedUntil) > Date.now();

function State({ alert }: { alert: Alert }) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  const { state, detail, checkedAt, mutedUntil } = alert;
  return (
    <>
      <span className={`tag ${state === 'firing' ? 'warn' : ''}`}>{words.ruleState[state]}</span>
      <small>
        {state === 'firing' && checkedAt !== null && `${words.lastCheck(format.shortDay(checkedAt))} `}
        <Said>{detail}</Said>
        {isMuted(alert) && mutedUntil !== null && ` ${words.mutedUntil(format.shortDay(mutedUntil))}`}
      </small>
    </>
  );
}

function Rate({ alert: { falseAlarms, kind } }: { alert: Alert }) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  if (!falseAlarms) return <small>{tests(kind) ? words.noRate : words.noTest}</small>;
  return (
    <>
      <span className="num">
        <b>{format.value({ value: falseAlarms.value, ci: falseAlarms.ci })}</b>
        <span>{format.range(falseAlarms.ci)}</span>
      </span>
      <small>{words.within(falseAlarms.scans)}</small>
    </>
  );
}

function Acts({ alert, change }: { alert: Alert; change: () => void }) {
  const words = useAreaText(alertWords);
  const { id: alertId, projectId } = alert;
  const save = useAct(updateAlert, { done: () => toast(words.saved) });
  const remove = useAct(deleteAlert);
  const muted = isMuted(alert);
  const error = save.error ?? remove.error;
  return (
    <>
      <span className="actions row-actions">
        <button type="button" className="small" onClick={change}>
          {words.edit}
        </button>
        <button
          type="button"
          className="quiet small"
          disabled={save.isPending}
          onClick={() =>
            save.mutate({
              projectId,
              alertId,
              mutedUntil: muted ? null : new Date(Date.now() + week).toISOString(),
            })
          }
        >
          {muted ? words.unmute : words.mute}
        </button>
        <Confirm
          quiet
          label={words.remove}
          says={words.removeSays}
          busy={remove.isPending}
          act={() => remove.mutate({ projectId, alertId })}
        />
      </span>
      {error && <Failed error={error} />}
    </>
  );
}
