import type { TenantDatabase } from '@svc/db';
import { type IccPrior, learnIccPrior } from '@svc/scoring';
import { sql } from 'kysely';
import type { Measure } from './compute.ts';

/** What a project's earlier scans tell of how answers to one prompt agree, by measure; a measure without 30 repeated prompts is left out. */
export type IccPriors = Readonly<Partial<Record<Measure, IccPrior>>>;

interface Row {
  engine: string;
  answers: number;
  present: number;
  mentioned: number;
  /** Answers with a search behind them: only those could cite. */
  searched: number;
  cited: number;
}

const scansLookedAt = 3;

/**
 * For a scan with one answer a prompt, which can't tell noise from differences between prompts by itself: the
 * intraclass correlation by engine, learned from the project's last scans that asked each prompt at least twice.
 */
export async function learnIccPriors(
  db: TenantDatabase,
  key: { workspaceId: string; scanId: string; projectId: string },
): Promise<ReadonlyMap<string, IccPriors>> {
  const { rows } = await sql<Row>`
    with earlier as (
      select s.id from scan s join scan this on this.workspace_id = s.workspace_id and this.id = ${key.scanId}
      where s.workspace_id = ${key.workspaceId} and s.project_id = ${key.projectId} and s.created_at < this.created_at
        and s.status in ('completed', 'partial', 'cancelled') and (s.config ->> 'samplesK')::integer >= 2
      order by s.created_at desc limit ${scansLookedAt}
    )
    select a.engine, count(*) as answers, count(*) filter (where a.present) as present, count(*) filter (where a.mentioned) as mentioned,
      count(*) filter (where a.searched is distinct from false) as searched, count(*) filter (where a.cited and a.searched is distinct from false) as cited
    from answer a join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
    where a.workspace_id = ${key.workspaceId} and a.scan_id in (select id from earlier) and a.outcome = 'answered' and not p.branded
    group by a.engine, a.scan_id, coalesce(p.paraphrase_group, p.prompt_index::text)`.execute(db);
  const priors = new Map<string, IccPriors>();
  for (const [engine, own] of Map.groupBy(rows, (row) => row.engine)) {
    const learned = {
      presence: learnIccPrior(own.map((row) => ({ successes: row.present, trials: row.answers }))),
      mention: learnIccPrior(own.map((row) => ({ successes: row.mentioned, trials: row.answers }))),
      citation: learnIccPrior(own.map((row) => ({ successes: row.cited, trials: row.searched }))),
    };
    priors.set(engine, Object.fromEntries(Object.entries(learned).filter(([, prior]) => prior !== null)));
  }
  return priors;
}
