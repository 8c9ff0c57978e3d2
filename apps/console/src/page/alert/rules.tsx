import type { components } from '@svc/client';
import { lazy, Suspense, useState } from 'react';
import { deleteAlert, listAlerts, listNotificationChannels, updateAlert } from '../../data/operations.gen.ts';
import { useAct, useRead, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { toast } from '../../kit/toast.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { FirstRule } from './events.tsx';
import { tests } from './rate.tsx';
import { useRuleSentence } from './rule-sentence.ts';
import { alertWords } from './words.ts';

const RuleDialog = lazy(() => import('./rule-dialog.tsx'));

type Alert = components['schemas']['Alert'];

/** What watches the project, each rule with its rate of false alarms. */
export function Rules({ projectId }: { projectId: string }) {
  const words = useAreaText(alertWords);
  const found = useRows(listAlerts, { projectId });
  const channels = useRead(listNotificationChannels, { projectId, limit: 100 });
  const [changing, setChanging] = useState<string | null>(null);
  const { columns } = words;
  const firing = found.rows.filter(({ state }) => state === 'firing').length;
  const changed = found.rows.find(({ id }) => id === changing);
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
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeleton lines={8} />
      ) : found.total === 0 ? (
        <FirstRule projectId={projectId} />
      ) : (
        <div className="grid">
          <Card className="flush" title={words.rules} about={words.rulesAbout}>
            <div className="rows-of scroller">
              <table className="sites" aria-label={words.rules}>
                <thead>
                  <tr>
                    <th scope="col">{columns.rule}</th>
                    <th scope="col">{columns.state}</th>
                    <th scope="col">{columns.rate}</th>
                    <th scope="col">{columns.checked}</th>
                    <th scope="col">{columns.told}</th>
                    <th scope="col">
                      <span className="hidden">{columns.act}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {found.rows.map((alert) => (
                    <Row
                      key={alert.id}
                      alert={alert}
                      channels={channels.data?.items ?? []}
                      change={() => setChanging(alert.id)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
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

interface RowProps {
  alert: Alert;
  channels: readonly { id: string; name: string }[];
  change: () => void;
}

function Row({ alert, channels, change }: RowProps) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  const sentence = useRuleSentence(alert.projectId);
  const { id: alertId, projectId, name, state, detail, checkedAt, falseAlarms, mutedUntil, kind } = alert;
  const save = useAct(updateAlert, { done: () => toast(words.saved) });
  const remove = useAct(deleteAlert);
  const muted = mutedUntil !== null && Date.parse(mutedUntil) > Date.now();
  const told = alert.channelIds?.flatMap((id) => channels.find((one) => one.id === id)?.name ?? []) ?? [];
  const error = save.error ?? remove.error;
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{sentence(alert)}</small>
      </th>
      <td>
        <span className={`tag ${state === 'firing' ? 'warn' : ''}`}>{words.ruleState[state]}</span>
        <small>
          <Said>{detail}</Said>
          {muted && mutedUntil !== null && ` ${words.mutedUntil(format.shortDay(mutedUntil))}`}
        </small>
      </td>
      <td>
        {falseAlarms ? (
          <>
            <span className="num">
              <b>{format.value({ value: falseAlarms.value, ci: falseAlarms.ci })}</b>
              <span>{format.range(falseAlarms.ci)}</span>
            </span>
            <small>{words.within(falseAlarms.scans)}</small>
          </>
        ) : (
          <small>{tests(kind) ? words.noRate : words.noTest}</small>
        )}
      </td>
      <td className="nowrap">{checkedAt ? format.moment(checkedAt) : '–'}</td>
      <td>{told.length > 0 ? told.join(', ') : words.everyone}</td>
      <td>
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
      </td>
    </tr>
  );
}
