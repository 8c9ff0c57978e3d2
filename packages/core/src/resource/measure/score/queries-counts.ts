import { rowsOf, type Scope } from '@svc/db';
import type { Cluster } from '@svc/scoring';
import { sql } from 'kysely';
import { clusterInSql, distinctAnswersInSql, readableInSql, withheldInSql } from '../cell/index.ts';

/** Counts of one prompt's readable answers on one engine. */
export interface CellCount {
  engine: string;
  promptIndex: number;
  promptId: string | null;
  text: string;
  intent: string;
  branded: boolean;
  /** Paraphrases of one question are one cluster. */
  cluster: string;
  topic: string | null;
  answers: number;
  present: number;
  mentioned: number;
  cited: number;
}

/** Counts of every cell of a scan that holds a readable answer; copies count once, and an engine whose answers make no figure has none. */
export async function countCells({ db, workspace }: Scope, scanId: string): Promise<CellCount[]> {
  const readable = sql`a.workspace_id = ${workspace.id} and a.scan_id = ${scanId} and ${readableInSql} and a.present is not null`;
  const rows = await rowsOf<CellCount>(db)`
    select a.engine, p.prompt_index, p.prompt_id, p.text, p.intent, p.branded,
      ${clusterInSql} as cluster, p.topic, count(*) as answers,
      count(*) filter (where a.present) as present, count(*) filter (where a.mentioned) as mentioned, count(*) filter (where a.cited) as cited
    from ${distinctAnswersInSql(readable)} a join scan_prompt p on p.workspace_id = ${workspace.id} and p.scan_id = ${scanId} and p.prompt_index = a.prompt_index
    where not ${withheldInSql}
    group by a.engine, p.prompt_index, p.prompt_id, p.text, p.intent, p.branded, p.paraphrase_group, p.topic
    order by a.engine, p.prompt_index`;
  return rows;
}

/** Presence by question, over the engines given; prompts that name the brand are left out. */
export function presenceClusters(cells: readonly CellCount[]): Map<string, Cluster> {
  const clusters = new Map<string, Cluster>();
  for (const { branded, cluster, answers, present } of cells) {
    if (branded) continue;
    const known = clusters.get(cluster) ?? { successes: 0, trials: 0 };
    known.successes += present;
    known.trials += answers;
    clusters.set(cluster, known);
  }
  return clusters;
}
