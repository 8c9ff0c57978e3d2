import { useNavigate, useSearch } from '@tanstack/react-router';
import { createAlert, listAlertEvents, listAlerts } from '../../data/operations.gen.ts';
import { useAct, useAll, useRead, useRows } from '../../data/use-read.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { toast } from '../../kit/toast.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { EventCard } from './event-card.tsx';
import { eventStates } from './filters.ts';
import { alertWords } from './words.ts';

/** Alerts as cards, the newest first; open ones unless others are asked for. */
export function Events({ projectId }: { projectId: string }) {
  const words = useAreaText(alertWords);
  const { state = 'open' } = useSearch({ from: '/frame/projects/$projectId/reports/alerts' });
  const navigate = useNavigate({ from: '/projects/$projectId/reports/alerts' });
  const found = useRows(listAlertEvents, { projectId, ...(state !== 'all' && { state }) }, { limit: 25 });
  const rules = useAll(listAlerts, { projectId }, { limit: 100 });
  const unwatched = rules.data !== undefined && rules.total === 0 && found.total === 0 && state === 'open';
  return (
    <>
      <Headline projectId={projectId} rules={rules.data && rules.total} />
      {unwatched ? (
        <FirstRule projectId={projectId} />
      ) : (
        <>
          <p className="actions page-choices">
            <Segmented
              label={words.show}
              value={state}
              options={eventStates.map((value) => ({ value, label: words.states[value] }))}
              choose={(value) =>
                void navigate({
                  search: (before) => ({ ...before, state: value === 'open' ? undefined : value }),
                })
              }
            />
          </p>
          {found.error ? (
            <Failed error={found.error} retry={() => void found.refetch()} />
          ) : found.isPending ? (
            <Skeleton lines={10} />
          ) : found.rows.length === 0 ? (
            <Empty>{state === 'open' ? words.noneOpen : words.none}</Empty>
          ) : (
            <ul className="grid plain">
              {found.rows.map((event) => (
                <EventCard
                  key={event.id}
                  event={event}
                  kind={rules.rows.find(({ id }) => id === event.alertId)?.kind}
                />
              ))}
            </ul>
          )}
          {found.hasNextPage && (
            <button type="button" disabled={found.isFetching} onClick={() => void found.fetchNextPage()}>
              {words.more}
            </button>
          )}
        </>
      )}
    </>
  );
}

/** How much is open, or since when it is calm. */
function Headline({ projectId, rules }: { projectId: string; rules: number | undefined }) {
  const words = useAreaText(alertWords);
  const format = useFormat();
  const open = useRead(listAlertEvents, { projectId, state: 'open', limit: 1 });
  const newest = useRead(listAlertEvents, { projectId, limit: 1 }, { when: open.data?.total === 0 });
  const [last] = newest.data?.items ?? [];
  const since = last?.resolvedAt ?? last?.acknowledgedAt ?? null;
  return (
    <>
      <h1 className="display">
        {!open.data
          ? words.views.events
          : open.data.total > 0
            ? words.open(open.data.total)
            : rules === 0
              ? words.unwatched
              : since
                ? words.calmSince(format.shortDay(since))
                : words.calm}
      </h1>
      <p className="lead">
        {rules !== undefined && rules > 0 && <b>{words.watches(rules)} </b>}
        {words.lead}
      </p>
    </>
  );
}

/** One click, with sensible defaults. */
export function FirstRule({ projectId }: { projectId: string }) {
  const words = useAreaText(alertWords);
  const make = useAct(createAlert, { done: () => toast(words.made) });
  return (
    <>
      <div className="page-choices">
        <Empty
          action={
            <button
              type="button"
              className="main"
              disabled={make.isPending}
              onClick={() =>
                make.mutate({
                  projectId,
                  name: words.kinds.sequential,
                  kind: 'sequential',
                  metric: 'presence',
                  direction: 'fall',
                })
              }
            >
              {words.oneClick}
            </button>
          }
        >
          {words.rulesEmpty}
        </Empty>
      </div>
      {make.error && <Failed error={make.error} />}
    </>
  );
}
