import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import { dayOf, say } from '../../../i18n/index.ts';
import { knownChanges } from './known.ts';

interface Run {
  engine: string;
  requested: string | null;
  served: string[] | null;
}

/** Notes for readers of a scan about its engines: changes within it, and since the project's scan before. */
export async function engineChangeNotes({ db, workspace }: Scope, scanId: string): Promise<string[]> {
  const runs = await rowsOf<Run>(db)`
    select r.engine, r.model_requested as requested,
      (select array_agg(model_served order by first) from (
        select a.model_served, min(a.created_at) as first from answer a
        where a.workspace_id = r.workspace_id and a.scan_id = r.scan_id and a.run_id = r.id and a.model_served is not null
        group by a.model_served) m) as served
    from engine_run r where r.workspace_id = ${workspace.id} and r.scan_id = ${scanId} order by r.engine`;
  const within = runs.flatMap(({ engine, served }) =>
    served && served.length > 1
      ? [say({ id: 'engine.several_models', values: { engine, models: served } })]
      : [],
  );
  const span = await rowsOf<{ since: string; until: string; mode: string }>(db)`
    select max(b.finished_at) as since, s.created_at as until, w.mode
    from scan s join scan b on b.workspace_id = s.workspace_id and b.project_id = s.project_id and b.created_at < s.created_at and b.finished_at is not null and b.origin = s.origin
      and b.status = any(${scoredScanStatuses}::text[])
    join workspace w on w.id = s.workspace_id
    where s.workspace_id = ${workspace.id} and s.id = ${scanId} group by s.created_at, w.mode`;
  const [between] = span;
  if (!between) return within;
  const engines = runs.map(({ engine }) => engine);
  const noticed = await rowsOf<{
    engine: string;
    before: string | null;
    after: string | null;
    kind: string;
    at: string;
  }>(db)`
    select engine, model_before as before, model_after as after, kind, noticed_at as at from engine_change
    where mode = ${between.mode} and engine = any(${engines}::text[]) and noticed_at > ${between.since}::timestamptz order by noticed_at`;
  const since = noticed.map(({ engine, before, after, kind, at }) =>
    kind === 'canary'
      ? say({ id: 'engine.answers_differ', values: { engine, day: at } })
      : say({ id: 'engine.model_changed', values: { engine, before, after, day: at } }),
  );
  const announced = knownChanges()
    .filter(({ engine, model, at }) => {
      const run = runs.find((one) => one.engine === engine);
      return (
        run &&
        (model === null || model === run.requested) &&
        at > between.since.slice(0, 10) &&
        at <= between.until.slice(0, 10)
      );
    })
    .map(({ what, at }) => `${dayOf(at, 'en')}: ${what}`);
  return [...within, ...since, ...announced];
}
