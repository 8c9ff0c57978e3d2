import { createHash } from 'node:crypto';
import type { TenantDatabase } from '@svc/db';
import type { EngineAnswer } from '@svc/engines';
import { sql } from 'kysely';
import type { RunKey } from './journal.ts';
import type { HeardSample } from './supply.ts';

/** Equal for answers with the same text, but for case and white space. */
export function copyKeyOf({ outcome, text }: Pick<EngineAnswer, 'outcome' | 'text'>): string | null {
  if (outcome !== 'answered' || text.trim() === '') return null;
  return createHash('md5').update(text.toLowerCase().replace(/\s+/g, ' ')).digest('hex');
}

/** What earlier owners of the run have heard, in the order it came. */
export async function heardSamples(db: TenantDatabase, key: Omit<RunKey, 'fence'>): Promise<HeardSample[]> {
  const { rows } = await sql<HeardSample & { outcome: EngineAnswer['outcome']; text: string }>`
    select prompt_index as "promptIndex", sample_index as "sampleIndex", outcome, text from answer
    where workspace_id = ${key.workspaceId} and run_id = ${key.runId} order by created_at, id`.execute(db);
  return rows.map(({ promptIndex, sampleIndex, ...answer }) => ({
    promptIndex,
    sampleIndex,
    key: copyKeyOf(answer),
  }));
}

/** Whether the engine repeated itself when the workspace last asked it. */
export async function repeatedLastTime(
  db: TenantDatabase,
  key: Omit<RunKey, 'fence'>,
  engine: string,
): Promise<boolean> {
  const last = await db
    .selectFrom('engine_run')
    .select('repeats')
    .where('workspace_id', '=', key.workspaceId)
    .where('engine', '=', engine)
    .where('id', '<>', key.runId)
    .where('recorded_samples', '>', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.repeats ?? false;
}

const reason = {
  kind: 'repeated',
  message:
    'The engine gave the same answer again to other prompts of this scan, so this prompt was asked once.',
};

/** Marks what an engine that repeats itself was not asked of the prompts that it answered; nothing of it is charged. */
export async function markSkipped(db: TenantDatabase, key: RunKey): Promise<void> {
  const { workspaceId, scanId, runId, fence } = key;
  await sql`
    with skipped as (
      insert into attempt as a (workspace_id, run_id, prompt_index, sample_index, state, fence, error, ended_at)
      select ${workspaceId}, ${runId}, asked.prompt_index, k, 'skipped', ${fence}::integer, ${JSON.stringify(reason)}::text::jsonb, now()
      from (select distinct prompt_index from attempt
        where workspace_id = ${workspaceId} and run_id = ${runId} and state in ('recorded', 'failed')) asked,
        scan s, generate_series(0, (s.config ->> 'samplesK')::integer - 1) k
      where s.workspace_id = ${workspaceId} and s.id = ${scanId}
      on conflict (workspace_id, run_id, prompt_index, sample_index)
      do update set state = 'skipped', error = excluded.error, ended_at = now() where a.state = 'started'
      returning 1)
    update engine_run set repeats = true, skipped_samples = (select count(*) from skipped)
    where workspace_id = ${workspaceId} and id = ${runId}`.execute(db);
}
