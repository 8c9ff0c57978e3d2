import type { Scope } from '@svc/db';
import type { PastAnswers } from '@svc/scoring';
import { sql } from 'kysely';
import { readableInSql } from '../../measure/score/index.ts';

const weekMilliseconds = 7 * 86_400_000;
/** After 12 weeks an answer counts for a thirtieth. */
const weeksLookedAt = 12;

/** What earlier scans of a project found, and what each engine answered as. */
export interface ProjectHistory {
  of: (engine: string, promptText: string) => readonly PastAnswers[];
  /** The model of each engine’s newest answers. */
  served: ReadonlyMap<string, string>;
  /** Prompts with answers of their own that do not name the brand, newest first, and the engines that gave them. */
  asked: readonly { text: string; intent: string }[];
  engines: readonly string[];
  /** Hosts of the organic results below an engine’s newest answer to a prompt, best rank first. */
  organic: (engine: string, promptText: string) => readonly string[] | null;
}

const mostAsked = 200;

interface HistoryRow {
  engine: string;
  text: string;
  intent: string;
  branded: boolean;
  at: string;
  successes: number;
  trials: number;
}

/**
 * Own answers to the same words, of live scans that ended before `until`. They are counted before anything is joined: without statistics
 * Postgres would try every run with every prompt.
 */
export async function readHistory(
  { db, workspace }: Scope,
  key: { projectId: string; until: Date },
): Promise<ProjectHistory> {
  const { projectId } = key;
  const until = key.until.toISOString();
  const since = new Date(key.until.getTime() - weeksLookedAt * weekMilliseconds).toISOString();
  const [{ rows }, { rows: runs }, { rows: pages }] = await Promise.all([
    sql<HistoryRow>`
      with counted as materialized (
        select a.scan_id, a.run_id, a.prompt_index, a.engine, count(*) filter (where a.present) as successes, count(*) as trials from answer a
        where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.created_at >= ${since}::timestamptz
          and ${readableInSql} and a.present is not null
        group by a.scan_id, a.run_id, a.prompt_index, a.engine)
      select c.engine, p.text, p.intent, p.branded, s.finished_at as at, sum(c.successes)::bigint as successes, sum(c.trials)::bigint as trials
      from counted c join scan s on s.workspace_id = ${workspace.id} and s.id = c.scan_id
        join engine_run r on r.workspace_id = ${workspace.id} and r.id = c.run_id
        join scan_prompt p on p.workspace_id = ${workspace.id} and p.scan_id = c.scan_id and p.prompt_index = c.prompt_index
      where s.origin = 'measured' and s.finished_at < ${until}::timestamptz and r.surface <> 'sandbox'
      group by c.engine, p.text, p.intent, p.branded, s.id, s.finished_at order by s.finished_at desc`.execute(
      db,
    ),
    sql<{ engine: string; model: string; at: string }>`
      select r.engine, r.model_served as model, s.finished_at as at from engine_run r
        join scan s on s.workspace_id = r.workspace_id and s.id = r.scan_id
      where r.workspace_id = ${workspace.id} and r.project_id = ${projectId} and r.model_served is not null
        and s.origin = 'measured' and s.finished_at >= ${since}::timestamptz and s.finished_at < ${until}::timestamptz
      order by s.finished_at`.execute(db),
    // Also where no answer was shown: the results below still give the rank.
    sql<{ engine: string; text: string; hosts: string[] }>`
      select distinct on (a.engine, p.text) a.engine, p.text, a.organic_hosts as hosts
      from answer a join scan s on s.workspace_id = a.workspace_id and s.id = a.scan_id
        join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
      where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.created_at >= ${since}::timestamptz
        and s.origin = 'measured' and s.finished_at < ${until}::timestamptz and a.organic_hosts is not null
      order by a.engine, p.text, a.created_at desc`.execute(db),
  ]);
  const modelsOf = Map.groupBy(runs, (run) => run.engine);
  const byCell = Map.groupBy(rows, (row) => cellName(row.engine, row.text));
  const hostsOf = new Map(pages.map(({ engine, text, hosts }) => [cellName(engine, text), hosts]));
  const now = key.until.getTime();
  return {
    of: (engine, text) =>
      (byCell.get(cellName(engine, text)) ?? []).map(({ at, successes, trials }) => ({
        successes,
        trials,
        weeksAgo: Math.max(0, (now - Date.parse(at)) / weekMilliseconds),
        modelChanges: changesSince(modelsOf.get(engine) ?? [], at),
      })),
    served: new Map([...modelsOf].map(([engine, own]) => [engine, own.at(-1)?.model ?? ''])),
    asked: [
      ...new Map(
        rows.filter((row) => !row.branded).map(({ text, intent }) => [text, { text, intent }]),
      ).values(),
    ].slice(0, mostAsked),
    engines: [...new Set(rows.map((row) => row.engine))],
    organic: (engine, text) => hostsOf.get(cellName(engine, text)) ?? null,
  };
}

const cellName = (engine: string, text: string): string => `${engine}\n${text}`;

/** How often the engine’s model changed after that time, from one scan to the next. */
function changesSince(runs: readonly { model: string; at: string }[], at: string): number {
  let changes = 0;
  let before: string | null = null;
  for (const run of runs) {
    if (before !== null && run.model !== before && run.at > at) changes += 1;
    before = run.model;
  }
  return changes;
}
