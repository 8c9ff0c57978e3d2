import type { EngineRun, ListEngineRuns } from '@svc/contract/engine-run';
import { type Context, type List, notFound } from '../../kernel/index.ts';
import { assertScan, assertSeesScan } from '../scan/index.ts';
import { findEngineRun, listEngineRunRows } from './queries.ts';

export async function listEngineRuns(
  context: Context,
  input: ListEngineRuns & { scanId: string },
): Promise<List<EngineRun>> {
  const [runs] = await Promise.all([
    listEngineRunRows(context.db, context.workspace.id, input.scanId, input),
    assertScan(context, input),
  ]);
  return runs;
}

export async function getEngineRun(context: Context, input: { runId: string }): Promise<EngineRun> {
  const run = await findEngineRun(context.db, context.workspace.id, input.runId);
  const missing = () => notFound('engine run', input.runId);
  if (!run) throw missing();
  await assertSeesScan(context, run, missing);
  return run;
}
