import { EngineError } from '@svc/engines';
import { type Context, enqueue } from '../../../kernel/index.ts';
import { readByEngineJob } from './jobs.ts';
import { orderOf } from './order.ts';
import { readReply } from './parse.ts';
import { addToDay, noteFailure, readDay } from './queries.ts';

/** The call of the workspace's engine, with what one is expected to cost at most. */
export interface Call {
  ask: (order: string) => Promise<{
    text: string;
    model: string | null;
    searched: boolean | null;
    costUsd: number | null;
  }>;
  mostUsd: number;
  dailyUsd: number;
  reader: string;
}

/** Readings of these texts by one call, as long as the day's cap allows it; otherwise the project goes on tomorrow. */
export async function askedWithinCap(
  context: Context,
  call: Call,
  { projectId, names, texts }: { projectId: string; names: readonly string[]; texts: readonly string[] },
) {
  const { usd } = await readDay(context);
  if (usd + call.mostUsd > call.dailyUsd) {
    const tomorrow = new Date(Math.floor(context.now().getTime() / 86_400_000 + 1) * 86_400_000 + 300_000);
    const payload = { workspaceId: context.workspace.id, projectId };
    await enqueue(context, readByEngineJob, payload, { runAt: tomorrow });
    return 'capped';
  }
  return (await asked(context, call, orderOf(names, texts), texts)) ?? 'refused';
}

/** null: the engine refuses the key, and asking again would not help. Throws EngineError for what may pass. */
async function asked(context: Context, call: Call, order: string, texts: readonly string[]) {
  try {
    const { text, model, searched, costUsd } = await call.ask(order);
    await addToDay(context, {
      calls: 1,
      answers: texts.length,
      usd: costUsd ?? call.mostUsd,
      unpriced: costUsd === null ? 1 : 0,
    });
    // A tone must come from the text alone: what was looked up besides may be anything.
    await noteFailure(
      context,
      searched ? 'The engine searched the web instead of only reading, so its readings were dropped.' : null,
    );
    return searched ? null : { readings: readReply(text, texts), served: model };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await noteFailure(context, `${error.message}.`);
    if (error.kind === 'auth' || error.kind === 'quota') return null;
    throw error;
  }
}
