import type { EngineQuestion, Locale } from '../adapter.ts';
import { maxOutputTokens } from '../wire/outcome.ts';
import { regionName } from '../wire/region.ts';

export interface Message {
  role: 'user' | 'assistant';
  content: unknown;
}

/**
 * The body of `POST /v1/messages`. The search tool of 2025 keeps every result block in the answer; the newer
 * ones filter results in code that runs out of sight. No sampling parameters and no forced tool.
 */
export function buildRequest(
  model: string,
  messages: readonly Message[],
  location: Record<string, string> | null,
  { persona, search }: Pick<EngineQuestion, 'persona' | 'search'>,
): Record<string, unknown> {
  return {
    model,
    max_tokens: maxOutputTokens,
    ...(persona ? { system: persona } : {}),
    messages,
    ...(search === false
      ? {}
      : {
          tools: [
            {
              type: 'web_search_20250305',
              name: 'web_search',
              max_uses: 5,
              ...(location ? { user_location: location } : {}),
            },
          ],
        }),
  };
}

/** null when nothing is known: here a missing location means no location. */
export function searchLocation(locale: Locale): Record<string, string> | null {
  const { country, city, timezone } = locale;
  const region = locale.region ? regionName(locale.region) : null;
  if (!country && !region && !city && !timezone) return null;
  return {
    type: 'approximate',
    ...(city ? { city } : {}),
    ...(region ? { region } : {}),
    ...(country ? { country } : {}),
    ...(timezone ? { timezone } : {}),
  };
}
