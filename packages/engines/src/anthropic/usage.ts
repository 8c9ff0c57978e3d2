import type { EngineAnswer } from '../answer.ts';
import { computeCost } from '../prices.ts';
import { asNumber, type JsonObject, objectAt } from '../wire/json.ts';

/**
 * Usage and cost of all turns of one answer: each turn is billed. Input excludes what was read from and
 * written to the cache; output includes thinking.
 */
export function readUsage(
  engine: string,
  turns: readonly JsonObject[],
  models: readonly (string | null)[],
  searchesSeen: number,
  at: number,
): Pick<EngineAnswer, 'usage' | 'cost'> {
  const usages = turns.map((turn) => objectAt(turn, 'usage'));
  const sum = (read: (usage: JsonObject | null) => unknown): number | null => {
    const numbers = usages.map((usage) => asNumber(read(usage))).filter((number) => number !== null);
    return numbers.length === 0 ? null : numbers.reduce((total, number) => total + number, 0);
  };
  const fresh = sum((usage) => usage?.input_tokens);
  const cached = sum((usage) => usage?.cache_read_input_tokens);
  const written = sum((usage) => usage?.cache_creation_input_tokens) ?? 0;
  const hour = sum((usage) => objectAt(usage, 'cache_creation')?.ephemeral_1h_input_tokens) ?? 0;
  const output = sum((usage) => usage?.output_tokens);
  const searches = sum((usage) => objectAt(usage, 'server_tool_use')?.web_search_requests) ?? searchesSeen;
  const metered =
    fresh === null || output === null
      ? null
      : {
          inputTokens: fresh,
          cachedInputTokens: cached ?? 0,
          cacheWriteTokens: written - hour,
          cacheWriteHourTokens: hour,
          outputTokens: output,
          searches,
        };
  return {
    usage: {
      inputTokens: fresh === null ? null : fresh + (cached ?? 0) + written,
      cachedInputTokens: cached,
      outputTokens: output,
      reasoningTokens: sum((usage) => objectAt(usage, 'output_tokens_details')?.thinking_tokens),
      searches,
    },
    cost: computeCost(engine, models, metered, at),
  };
}
