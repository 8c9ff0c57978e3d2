import type { EngineAnswer } from '../answer.ts';
import { computeCost, reportedCost } from '../prices.ts';
import { asNumber, type JsonObject, objectAt } from './json.ts';

/**
 * Usage and cost of a Responses-style `usage`, whose input counts cached tokens and whose output counts
 * reasoning. A cost that the engine reports is used instead of the price list.
 * @param models names to look up in the price list, best first
 */
export function readTokenUsage(
  engine: string,
  usage: JsonObject | null,
  models: readonly (string | null)[],
  searches: number | null,
  at: number,
  reportedUsd: number | null = null,
): Pick<EngineAnswer, 'usage' | 'cost'> {
  const input = asNumber(usage?.input_tokens);
  const output = asNumber(usage?.output_tokens);
  const details = objectAt(usage, 'input_tokens_details');
  const cached = asNumber(details?.cached_tokens) ?? asNumber(details?.cache_read_input_tokens);
  const written =
    asNumber(details?.cache_write_tokens) ?? asNumber(details?.cache_creation_input_tokens) ?? 0;
  const metered =
    input === null || output === null
      ? null
      : {
          inputTokens: input - (cached ?? 0) - written,
          cachedInputTokens: cached ?? 0,
          cacheWriteTokens: written,
          outputTokens: output,
          searches: searches ?? 0,
        };
  return {
    usage: {
      inputTokens: input,
      cachedInputTokens: cached,
      outputTokens: output,
      reasoningTokens: asNumber(objectAt(usage, 'output_tokens_details')?.reasoning_tokens),
      searches,
    },
    cost: reportedCost(reportedUsd) ?? computeCost(engine, models, metered, at),
  };
}
