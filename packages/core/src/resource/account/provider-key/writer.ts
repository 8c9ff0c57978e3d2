import type { writerCost } from '@svc/contract/account/provider-key';
import { EngineError, typicalAnswerCost } from '@svc/engines';
import type { z } from 'zod';
import type { PrepareContext } from '../../../environment/index.ts';
import { type Context, invalid, ServiceError } from '../../../kernel/index.ts';
import { openOwnKey } from './open.ts';

type WriterCost = z.output<z.ZodObject<typeof writerCost>>;

interface Wanted {
  engineId: string;
  /** The things to write, as a noun in the plural. */
  what: string;
  /** The alternative without an engine, such as “templates need no key”. */
  instead: string;
  maxCostUsd: number;
  /** One call of the engine each. */
  orders: readonly string[];
}

/**
 * Lets an engine write, one call for each order, on the workspace's own key. Throws conflict without such a key,
 * validation_failed when it may cost more than allowed, engine_unavailable when no call succeeds.
 */
export async function haveWritten(
  context: PrepareContext,
  wanted: Wanted,
): Promise<{ texts: string[]; label: string; cost: WriterCost }> {
  const { engineId, what, orders } = wanted;
  const { engine, adapter } = writerOf(context, wanted);
  const credential = await credentialOf(context, wanted);
  const estimatedCostUsd = assertAllowed(context, wanted);
  const asked = await Promise.allSettled(
    orders.map((prompt) =>
      context.ask(adapter, credential, {
        prompt,
        locale: { country: null, language: null },
        model: engine.model,
      }),
    ),
  );
  const answers = asked.flatMap((call) => (call.status === 'fulfilled' ? [call.value] : []));
  const failed = asked.find((call) => call.status === 'rejected');
  if (failed && answers.length === 0)
    throw failed.reason instanceof EngineError ? refusal(engine.label, what, failed.reason) : failed.reason;
  return {
    texts: answers.map(({ text }) => text),
    label: engine.label,
    cost: {
      engine: engineId,
      model: answers[0]?.model ?? engine.model,
      estimatedCostUsd,
      costUsd: costOf(context, answers),
    },
  };
}

function costOf({ workspace }: Context, answers: readonly { costUsd: number | null }[]): number | null {
  if (workspace.mode === 'test') return 0;
  return answers.reduce<number | null>(
    (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
    0,
  );
}

/** Result pages and the sandbox only answer questions: they cannot be told what to write. */
function writerOf(
  { engines, workspace }: Context & Pick<PrepareContext, 'engines'>,
  { engineId, what }: Wanted,
) {
  const engine = engines.find(engineId, workspace.mode);
  const writers = engines
    .list(workspace.mode)
    .filter(({ adapter, surface }) => adapter !== null && surface.startsWith('api'));
  if (!engine?.adapter || !writers.includes(engine))
    throw invalid('engine', `“${engineId}” writes no ${what}.`, {
      expected: 'an engine with an API',
      received: engineId,
      allowed: writers.map(({ id }) => id),
    });
  return { engine, adapter: engine.adapter };
}

/** The workspace’s own key: writing costs no credits. In test mode the emulator needs none. */
async function credentialOf(context: PrepareContext, { engineId, what, instead }: Wanted) {
  const { engines, workspace } = context;
  const own = await openOwnKey(context, workspace, engineId).catch((error: unknown) => {
    throw error instanceof EngineError ? new ServiceError('conflict', `${error.message}.`) : error;
  });
  const credential = own ?? (workspace.mode === 'test' ? engines.credential(engineId, 'test') : null);
  if (credential) return credential;
  throw new ServiceError(
    'conflict',
    `To have an engine write ${what}, set your own key for ${engineId}, or leave out “engine”: ${instead}.`,
    { next: `PUT /v1/provider-keys/${engineId} sets the key.` },
  );
}

/** Throws validation_failed with the estimate when it may cost more than the caller allows. */
function assertAllowed(
  { workspace }: Context,
  { maxCostUsd, engineId, orders }: Wanted,
): WriterCost['estimatedCostUsd'] {
  const calls = orders.length;
  const free = workspace.mode === 'test';
  const each = free ? { low: 0, high: 0 } : typicalAnswerCost(engineId);
  const estimate = each && { low: each.low * calls, high: each.high * calls };
  const most = estimate?.high ?? null;
  if (free || (most === null ? maxCostUsd > 0 : most <= maxCostUsd)) return estimate;
  const price =
    estimate === null
      ? `The price of ${engineId} is not known here`
      : `This takes ${calls} ${calls === 1 ? 'answer' : 'answers'} of ${engineId}, usually ${money(estimate.low)} to ${money(estimate.high)} US dollars of your own key`;
  throw invalid('maxCostUsd', `${price}; “maxCostUsd” is ${maxCostUsd}. Nothing was asked.`, {
    expected: most === null ? 'more than 0' : `at least ${money(most)}`,
    received: maxCostUsd,
  });
}

const money = (usd: number): string => String(Math.round(usd * 1e6) / 1e6);

function refusal(label: string, what: string, error: EngineError): ServiceError {
  if (error.kind === 'auth' || error.kind === 'quota')
    return new ServiceError('conflict', `${label} refused your own key: ${error.message}.`);
  return new ServiceError('engine_unavailable', `${label} wrote no ${what}: ${error.message}.`, {
    retryAfter: 30,
  });
}
