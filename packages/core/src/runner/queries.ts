import { rowsOf, type Scope, type TenantDatabase } from '@svc/db';
import type { EngineAnswer } from '@svc/engines';
import { sql } from 'kysely';
import { copyKeyOf } from './copied-answer.ts';
import type { RunKey, SampleKey } from './queries-journal.ts';
import type { Runner } from './runner.ts';
import type { SettledSample } from './stop-early.ts';
import type { ComparedSample } from './supply.ts';

/** Results of samples under earlier holders of the run, in the order in which they arrived. */
export async function settledKeys(
  { db, workspace }: Scope,
  key: Omit<RunKey, 'fence'>,
): Promise<ComparedSample[]> {
  const rows = await rowsOf<SampleKey & { outcome: EngineAnswer['outcome']; text: string }>(db)`
    select prompt_index, sample_index, outcome, text from answer
    where workspace_id = ${workspace.id} and run_id = ${key.runId} order by created_at, id`;
  return rows.map(({ promptIndex, sampleIndex, ...answer }) => ({
    promptIndex,
    sampleIndex,
    key: copyKeyOf(answer),
  }));
}

/** Whether the engine repeated itself when the workspace last asked it. */
export async function repeatedLastTime(
  { db, workspace }: Scope,
  key: Omit<RunKey, 'fence'>,
  engine: string,
): Promise<boolean> {
  const last = await db
    .selectFrom('engine_run')
    .select('repeats')
    .where('workspaceId', '=', workspace.id)
    .where('engine', '=', engine)
    .where('id', '<>', key.runId)
    .where('recordedSamples', '>', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.repeats ?? false;
}

const reason = {
  kind: 'repeated',
  message: 'The engine repeated its answers to other prompts of this scan, so this prompt was asked once.',
};

/** Marks what an engine that repeats itself was not asked of the prompts that it answered; nothing of it is charged. */
export async function markSkipped({ db, workspace }: Scope, { scanId, runId, fence }: RunKey): Promise<void> {
  await sql`
    with skipped as (
      insert into attempt as a (workspace_id, run_id, prompt_index, sample_index, state, fence, error, ended_at)
      select ${workspace.id}, ${runId}, asked.prompt_index, k, 'skipped', ${fence}::integer, ${reason}::jsonb, now()
      from (select distinct prompt_index from attempt
        where workspace_id = ${workspace.id} and run_id = ${runId} and state in ('recorded', 'failed')) asked,
        scan s, generate_series(0, (s.config ->> 'samplesK')::integer - 1) k
      where s.workspace_id = ${workspace.id} and s.id = ${scanId}
      on conflict (workspace_id, run_id, prompt_index, sample_index)
      do update set state = 'skipped', error = excluded.error, ended_at = excluded.ended_at where a.state = 'started'
      returning 1)
    update engine_run set repeats = true, skipped_samples = (select count(*) from skipped)
    where workspace_id = ${workspace.id} and id = ${runId}`.execute(db);
}

/** A run that ends early lowers its plan to the samples that were asked. Journaled samples are dropped. */
export async function planWhatWasAsked({ db, workspace }: Scope, { scanId, runId }: RunKey): Promise<void> {
  await sql`delete from attempt where workspace_id = ${workspace.id} and run_id = ${runId} and state = 'started'`.execute(
    db,
  );
  await sql`
    with run as (
      update engine_run r set planned_samples = r.recorded_samples + r.failed_samples from engine_run old
      where r.workspace_id = ${workspace.id} and r.id = ${runId} and old.workspace_id = r.workspace_id and old.id = r.id
      returning old.planned_samples - r.planned_samples as saved)
    update scan set planned_samples = planned_samples - run.saved from run where workspace_id = ${workspace.id} and id = ${scanId}`.execute(
    db,
  );
}

/** Samples that earlier holders of the run settled. */
export const settledOutcomes = (
  { db, workspace }: Scope,
  key: Omit<RunKey, 'fence'>,
) => rowsOf<SettledSample>(db)`
    select t.prompt_index, a.present from attempt t
    left join answer a on a.workspace_id = t.workspace_id and a.id = t.answer_id
    where t.workspace_id = ${workspace.id} and t.run_id = ${key.runId} and t.state <> 'started'`;

/** Whether two workers died while they ran this job, with nothing achieved between. */
export async function isDeadly(runner: Runner, jobKey: string): Promise<boolean> {
  const row = await runner.environment.database.system
    .selectFrom('job_death')
    .select('deaths')
    .where('jobKey', '=', jobKey)
    .executeTakeFirst();
  return (row?.deaths ?? 0) >= 2;
}

export async function findWorkspace({
  db,
  workspace,
}: Scope): Promise<{ mode: 'live' | 'test'; organisationId: string }> {
  const found = await db
    .selectFrom('workspace')
    .select(['mode', 'organisationId'])
    .where('id', '=', workspace.id)
    .executeTakeFirst();
  if (!found) throw new Error(`no workspace ${workspace.id}`);
  return found;
}

/** The body of an answer, or the address of the object that holds it. */
export const storedBody = ({ db, workspace }: Scope, answerId: string) =>
  db
    .selectFrom('answer')
    .select(['raw', 'rawObject', 'rawHash'])
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', answerId)
    .executeTakeFirst();

/** Partitions of answers, cells and events for the months to come; returns how many were missing. */
export async function makeMonths(system: TenantDatabase, months: number): Promise<number> {
  const rows = await rowsOf<{
    made: number;
  }>(system)`select make_partitions(${months}::integer) as made`;
  return rows[0]?.made ?? 0;
}

/** Renews what the planner knows of the tables that have a partition a month. */
export async function analyzeMonths(system: TenantDatabase): Promise<void> {
  await sql`select analyze_months()`.execute(system);
}
