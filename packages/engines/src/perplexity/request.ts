import type { EngineQuestion, Locale } from '../adapter.ts';
import { maxOutputTokens } from '../wire/outcome.ts';
import { regionName } from '../wire/region.ts';

const presets = ['fast', 'low', 'medium', 'high', 'xhigh', 'wide-research'];

/** The body of `POST /v1/agent`. `model` is a preset, which is what the product runs, or `vendor/model`. */
export function buildRequest(question: EngineQuestion, model: string): Record<string, unknown> {
  const { language } = question.locale;
  const location = userLocation(question.locale);
  return {
    ...(presets.includes(model) ? { preset: model } : { model }),
    input: question.prompt,
    ...(question.persona ? { instructions: question.persona } : {}),
    ...(question.search === false
      ? {}
      : { tools: [{ type: 'web_search', ...(location ? { user_location: location } : {}) }] }),
    ...(language ? { language_preference: language.split('-')[0] } : {}),
    max_output_tokens: maxOutputTokens,
    stream: false,
    store: false,
  };
}

/** Unlike elsewhere the location has no `type`. */
function userLocation({ country, region: code, city }: Locale): Record<string, string> | null {
  const region = code ? regionName(code) : null;
  if (!country && !region && !city) return null;
  return { ...(country ? { country } : {}), ...(region ? { region } : {}), ...(city ? { city } : {}) };
}
