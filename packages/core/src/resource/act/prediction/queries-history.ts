import { rowsOf, type Scope } from '@svc/db';
import { historyDiscounts, mergePast, type PastAnswers } from '@svc/scoring';
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

/** Answers to a prompt on an engine over all scans, and the sums of their weights. */
interface HistoryRow {
  engine: string;
  text: string;
  intent: string;
  branded: boolean;
  present: number;
  presentWeight: number;
  absent: number;
  absentWeight: number;
}

/**
 * Own answers to the same words, of live scans that ended before `until`. Postgres counts and weighs them: a project that is scanned
 * often has tens of thousands of counts, and each scan and each prediction asks for them.
 */
export async function readHistory(
  { db, workspace }: Scope,
  key: { projectId: string; until: Date },
): Promise<ProjectHistory> {
  const { projectId } = key;
  const until = key.until.toISOString();
  const since = new Date(key.until.getTime() - weeksLookedAt * weekMilliseconds).toISOString();
  const { weekly, modelChange } = historyDiscounts;
  // An engine's runs, oldest first, and where one answered as another model than the run before.
  const served = sql`
    select r.engine, r.model_served as model, s.finished_at as at,
      lag(r.model_served) over (partition by r.engine order by s.finished_at) as model_before
    from engine_run r join scan s on s.workspace_id = r.workspace_id and s.id = r.scan_id
    where r.workspace_id = ${workspace.id} and r.project_id = ${projectId} and r.model_served is not null
      and s.origin = 'measured' and s.finished_at >= ${since}::timestamptz and s.finished_at < ${until}::timestamptz`;
  const [rows, newest, pages] = await Promise.all([
    // Answers are counted before anything is joined: without statistics Postgres would try every run with every prompt.
    rowsOf<HistoryRow>(db)`
      with counted as materialized (
        select a.scan_id, a.run_id, a.prompt_index, a.engine, count(*) filter (where a.present) as present,
          count(*) filter (where not a.present) as absent
        from answer a
        where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.created_at >= ${since}::timestamptz
          and ${readableInSql} and a.present is not null
        group by a.scan_id, a.run_id, a.prompt_index, a.engine
      ), change as materialized (select engine, at from (${served}) v where model <> model_before
      ), run as materialized (
        select r.id, s.id as scan_id, s.finished_at as at,
          power(${weekly}::float8, extract(epoch from ${until}::timestamptz - s.finished_at)::float8 * 1000 / ${weekMilliseconds}::float8)
          * power(${modelChange}::float8, (select count(*) from change where change.engine = r.engine and change.at > s.finished_at)::float8) as weight
        from engine_run r join scan s on s.workspace_id = r.workspace_id and s.id = r.scan_id
        where r.workspace_id = ${workspace.id} and r.project_id = ${projectId} and r.surface <> 'sandbox'
          and s.origin = 'measured' and s.finished_at >= ${since}::timestamptz and s.finished_at < ${until}::timestamptz
      )
      select c.engine, p.text, (array_agg(p.intent order by r.at desc))[1] as intent, bool_and(p.branded) as branded,
        sum(c.present)::bigint as present, sum(c.present * r.weight)::float8 as present_weight,
        sum(c.absent)::bigint as absent, sum(c.absent * r.weight)::float8 as absent_weight
      from counted c join run r on r.id = c.run_id
        join scan_prompt p on p.workspace_id = ${workspace.id} and p.scan_id = c.scan_id and p.prompt_index = c.prompt_index
      group by c.engine, p.text order by max(r.at) desc`,
    rowsOf<{ engine: string; model: string }>(db)`
      select distinct on (engine) engine, model from (${served}) v order by engine, at desc`,
    // Also where no answer was shown: the results below still give the rank.
    rowsOf<{ engine: string; text: string; hosts: string[] }>(db)`
      select distinct on (a.engine, p.text) a.engine, p.text, a.organic_hosts as hosts
      from answer a join scan s on s.workspace_id = a.workspace_id and s.id = a.scan_id
        join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
      where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.created_at >= ${since}::timestamptz
        and s.origin = 'measured' and s.finished_at < ${until}::timestamptz and a.organic_hosts is not null
      order by a.engine, p.text, a.created_at desc`,
  ]);
  const byCell = new Map(rows.map((row) => [cellName(row.engine, row.text), row]));
  const hostsOf = new Map(pages.map(({ engine, text, hosts }) => [cellName(engine, text), hosts]));
  return {
    of(engine, text) {
      const row = byCell.get(cellName(engine, text));
      if (!row) return [];
      return mergePast(
        { answers: row.present, weight: row.presentWeight },
        { answers: row.absent, weight: row.absentWeight },
      );
    },
    served: new Map(newest.map(({ engine, model }) => [engine, model])),
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
