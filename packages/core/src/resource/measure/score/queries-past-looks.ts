import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import { type AnswerNoise, type Cluster, learnAnswerNoise } from '@svc/scoring';
import { sql } from 'kysely';
import { clusterInSql, distinctAnswersInSql, readableInSql } from '../cell/index.ts';
import type { Measure } from './compute.ts';

/** Earlier results of a project for one measure: the agreement of answers, and each question's looks, oldest first. */
export interface PastLooks {
  /** null where no prompt was asked twice, or every answer was alike. */
  noise: AnswerNoise | null;
  looks: ReadonlyMap<string, readonly Cluster[]>;
}
export type PastMeasures = Readonly<Partial<Record<Measure, PastLooks>>>;

interface LookRow {
  engine: string;
  cluster: string;
  answers: number;
  present: number;
  mentioned: number;
  /** Answers with a search behind them: only those could cite. */
  searched: number;
  cited: number;
}

const scansLookedAt = 3;

/**
 * For a scan with one answer a prompt, which cannot separate noise from differences between prompts: results of the project's
 * last scans, by engine.
 */
export async function readPastLooks(
  { db, workspace }: Scope,
  key: { scanId: string; projectId: string },
): Promise<ReadonlyMap<string, PastMeasures>> {
  // Answers that this scan reused are among its own.
  const notTaken = sql<boolean>`not exists (select from reused_answer u where u.workspace_id = a.workspace_id and u.scan_id = ${key.scanId} and u.answer_id = a.id)`;
  const rows = await rowsOf<LookRow>(db)`
    with earlier as (
      select s.id, s.created_at from scan s join scan this on this.workspace_id = s.workspace_id and this.id = ${key.scanId}
      where s.workspace_id = ${workspace.id} and s.project_id = ${key.projectId} and s.created_at < this.created_at and s.origin = this.origin
        and s.status = any(${scoredScanStatuses}::text[])
      order by s.created_at desc limit ${scansLookedAt}
    )
    select a.engine, ${clusterInSql} as cluster, count(*) as answers,
      count(*) filter (where a.present) as present, count(*) filter (where a.mentioned) as mentioned,
      count(*) filter (where a.searched is distinct from false) as searched,
      count(*) filter (where a.cited and a.searched is distinct from false) as cited
    from ${distinctAnswersInSql(sql`a.workspace_id = ${workspace.id} and a.scan_id in (select id from earlier) and ${readableInSql} and ${notTaken}`)} a join earlier e on e.id = a.scan_id
      join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
    where not p.branded
    group by a.engine, e.id, e.created_at, 2 order by e.created_at`;
  return new Map(
    [...Map.groupBy(rows, (row) => row.engine)].map(([engine, own]) => [
      engine,
      {
        presence: pastLooks(own, (row) => ({ successes: row.present, trials: row.answers })),
        mention: pastLooks(own, (row) => ({ successes: row.mentioned, trials: row.answers })),
        citation: pastLooks(own, (row) => ({ successes: row.cited, trials: row.searched })),
      },
    ]),
  );
}

function pastLooks(rows: readonly LookRow[], count: (row: LookRow) => Cluster): PastLooks {
  const byQuestion = Map.groupBy(rows, (row) => row.cluster);
  return {
    noise: learnAnswerNoise([...byQuestion.values()].map((own) => together(own.map(count)))),
    looks: new Map([...byQuestion].map(([cluster, own]) => [cluster, own.map(count)])),
  };
}

/** All answers to one question, whichever scan they are from. */
function together(looks: readonly Cluster[]): Cluster {
  return {
    successes: looks.reduce((sum, { successes }) => sum + successes, 0),
    trials: looks.reduce((sum, { trials }) => sum + trials, 0),
  };
}
