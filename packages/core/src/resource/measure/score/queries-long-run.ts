import { scoredScanStatuses } from '@svc/contract/kernel';
import type { Estimate, LongRun, Visibility } from '@svc/contract/measure/score';
import { rowsOf, type Scope } from '@svc/db';
import { currentMethod, fewestScans } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';

/** Older scans say little of what holds now. */
const scansLookedAt = 60;

/**
 * Presence over the days of a project's scans. Only scans of the same prompts count, the newest of each day: scans of
 * one day are alike and tell nothing of how days differ. Pooled figures also need the same engines.
 */
export async function readLongRun(
  { db, workspace }: Scope,
  key: { projectId: string; scanId: string },
): Promise<Visibility['longRun']> {
  const rows = await rowsOf<{ engine: string | null; presence: Estimate; at: string }>(db)`
    with latest as (
      select s.id, s.created_at, s.config -> 'engines' as engines,
        (select md5(string_agg(p.text, chr(10) order by p.text)) from scan_prompt p
          where p.workspace_id = s.workspace_id and p.scan_id = s.id and not p.branded) as prompts
      from scan s
      where s.workspace_id = ${workspace.id} and s.project_id = ${key.projectId}
        and s.origin = (select o.origin from scan o where o.workspace_id = ${workspace.id} and o.id = ${key.scanId}) and s.status = any(${scoredScanStatuses}::text[]) and s.recorded_samples > 0
      order by s.created_at desc limit ${scansLookedAt}
    )
    select distinct on (c.engine, (s.created_at at time zone 'UTC')::date) c.engine, c.presence, s.created_at as at
    from latest this
      join latest s on s.prompts = this.prompts
      join score c on c.workspace_id = ${workspace.id} and c.scan_id = s.id
    where this.id = ${key.scanId} and c.prompt_index is null and c.presence_value is not null
      and (c.engine is not null or (s.engines @> this.engines and s.engines <@ this.engines))
    order by c.engine, (s.created_at at time zone 'UTC')::date, s.created_at desc`;
  const byEngine = Map.groupBy(rows, ({ engine }) => engine);
  return {
    overall: longRunOf(byEngine.get(null) ?? []),
    engines: [...byEngine].flatMap(([engine, own]) => {
      const figure = engine === null ? null : longRunOf(own);
      return engine === null || figure === null ? [] : [{ engine, ...figure }];
    }),
  };
}

function longRunOf(days: readonly { presence: Estimate; at: string }[]): LongRun | null {
  const figures = days.flatMap(({ presence: { value, effectiveN, trials }, at }) =>
    value === null || effectiveN <= 0 ? [] : [{ value, effectiveN, trials, at: Date.parse(at) }],
  );
  const found = currentMethod.estimateLongRun(figures);
  if (!found) return null;
  const { n, ...figure } = found;
  return { ...figure, scans: n };
}

/** Limits of one scan's figures. */
export const dayNote = (longRun: Visibility['longRun']): string =>
  longRun.overall || longRun.engines.length > 0
    ? 'The scan’s figures describe its day, and days differ. The long-run figure covers the days between.'
    : say({ id: 'score.long_run_needs', values: { scans: fewestScans } });
