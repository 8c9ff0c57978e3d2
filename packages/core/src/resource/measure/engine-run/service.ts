import type { EngineRun, ListEngineRuns } from '@svc/contract/measure/engine-run';
import type { RunContext } from '../../../environment/index.ts';
import { instant, type List, notFound } from '../../../kernel/index.ts';
import { assertScan, assertSeesScan } from '../scan/index.ts';
import { findEngineRun, listEngineRunRows, type UnreadAttempt } from './queries.ts';

const linkMinutes = 60;

export async function listEngineRuns(
  context: RunContext,
  input: ListEngineRuns & { scanId: string },
): Promise<List<EngineRun>> {
  const [runs] = await Promise.all([
    listEngineRunRows(context, input.scanId, input),
    assertScan(context, input),
  ]);
  return { ...runs, items: await Promise.all(runs.items.map((run) => withLinks(context, run))) };
}

export async function getEngineRun(context: RunContext, input: { runId: string }): Promise<EngineRun> {
  const run = await findEngineRun(context, input.runId);
  const missing = () => notFound('engine run', input.runId);
  if (!run) throw missing();
  await assertSeesScan(context, run, missing);
  return withLinks(context, run);
}

/** Links to what could not be read. */
async function withLinks<Run extends { id: string; unread: readonly UnreadAttempt[] }>(
  context: RunContext,
  run: Run,
): Promise<Omit<Run, 'unread'> & Pick<EngineRun, 'unread'>> {
  const expires = new Date(context.now().getTime() + linkMinutes * 60_000);
  const unread = run.unread.map(async ({ body, at, ...said }) => ({
    ...said,
    at: instant(new Date(at)),
    sha256: body?.sha256 ?? null,
    bytes: body?.bytes ?? null,
    url: body && (await linkTo(context, body, expires)),
    expiresAt: body && instant(expires),
  }));
  return { ...run, unread: await Promise.all(unread) };
}

const linkTo = (context: RunContext, { object, sha256 }: { object: string; sha256: string }, expires: Date) =>
  context.linkTo(object, {
    expires,
    filename: `unread-${sha256.slice(0, 12)}.txt`,
    contentType: 'text/plain; charset=utf-8',
  });
