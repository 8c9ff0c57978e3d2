import type { Arguments } from './call.ts';
import type { JsonSchema, OperationTool, ToolCard } from './catalog/entry.ts';
import { isObject } from './is-object.ts';
import { failure, type ToolResult, wasRefused } from './render.ts';

export interface Budget {
  left: () => number;
  /** Runs a tool so that all of them together can never commit more than the budget. */
  within: (
    card: ToolCard,
    given: Arguments,
    run: (given: Arguments) => Promise<ToolResult>,
  ) => Promise<ToolResult>;
}

/**
 * The most credits that this process may commit, whatever a model asks for: each spending call carries what is left as
 * its `maxCredits`, which the service keeps, and what it then holds is taken off. Such calls go one after the other.
 */
export function createBudget(credits: number): Budget {
  let left = credits;
  let turn: Promise<unknown> = Promise.resolve();

  async function spend(
    card: OperationTool,
    given: Arguments,
    run: (given: Arguments) => Promise<ToolResult>,
  ) {
    const capped = cap(card.inputSchema, given, left);
    if (capped === null)
      return failure(
        `${card.name} is not run under a budget (--max-credits): what it costs cannot be limited beforehand.`,
      );
    const result = await run(capped.given);
    if (result.isError) {
      if (wasRefused(result) && capped.isOurs && /\bmaxCredits\b/.test(result.content[0]?.text ?? ''))
        return failure(
          `${card.name} was not run: it could cost more than the ${left} credits that are left of the ${credits} of --max-credits. Fix: ask fewer prompts, engines or samples (svc.estimate_scan_cost counts them), or ask the user for more.`,
          402,
        );
      // A refusal took nothing. After any other failure nobody knows, so it counts as spent.
      if (!wasRefused(result)) left -= capped.most;
    } else left -= Math.min(capped.most, held(result.structuredContent, capped.most));
    return result;
  }

  return {
    left: () => left,
    async within(card, given, run) {
      if (card.commitsLater)
        return failure(
          `${card.name} is not run under a budget (--max-credits): it could spend beyond it. Ask the user to do it.`,
        );
      if (!card.spendsCredits || !('path' in card)) return run(given);
      const mine = turn.then(() => spend(card as OperationTool, given, run));
      turn = mine.catch(() => {});
      return mine;
    },
  };
}

interface Capped {
  given: Arguments;
  /** 0 when the call spends nothing. */
  most: number;
  /** Whether the cap is what is left of the budget, and none that the caller named. */
  isOurs: boolean;
}

/** The call with its cap in place. null: it takes none. */
function cap(schema: JsonSchema, given: Arguments, left: number): Capped | null {
  const { maxCredits, config, live } = schema.properties ?? {};
  const within = (holder: Arguments, put: (holder: Arguments) => Arguments): Capped => {
    const named = typeof holder.maxCredits === 'number' ? holder.maxCredits : Number.POSITIVE_INFINITY;
    const most = Math.min(named, left);
    return { given: put({ ...holder, maxCredits: most }), most, isOurs: named > left };
  };
  if (maxCredits) return within(given, (holder) => holder);
  if (config?.properties?.maxCredits)
    return within(isObject(given.config) ? given.config : {}, (config) => ({ ...given, config }));
  if (!live?.properties?.maxCredits) return null;
  // A call is live only where it says so: otherwise nothing is spent.
  if (!isObject(given.live)) return { given, most: 0, isOurs: false };
  return within(given.live, (live) => ({ ...given, live }));
}

/** Credits that an answer says are held or may be spent; the whole limit when it does not say. */
function held(envelope: Record<string, unknown> | undefined, most: number): number {
  const { data, approval } = envelope ?? {};
  const places = [
    isObject(data) && isObject(data.credits) ? Number(data.credits.held) + Number(data.credits.spent) : null,
    isObject(data) && isObject(data.live) ? data.live.credits : null,
    isObject(approval) && isObject(approval.estimate) ? approval.estimate.credits : null,
  ];
  const found = places.find((place) => typeof place === 'number' && Number.isFinite(place));
  return typeof found === 'number' ? found : most;
}
