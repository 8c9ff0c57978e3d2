import type { EngineQuestion } from '../adapter.ts';
import { approximateLocation } from '../wire/location.ts';
import { maxOutputTokens } from '../wire/outcome.ts';

/**
 * The body of `POST /responses`. The model decides whether to search, as the product does; no sampling
 * parameters, which current models reject and which would change what is measured.
 */
export function buildRequest(question: EngineQuestion, model: string): Record<string, unknown> {
  return {
    model,
    input: question.prompt,
    ...(question.persona ? { instructions: question.persona } : {}),
    ...(question.search === false
      ? {}
      : {
          tools: [{ type: 'web_search', user_location: approximateLocation(question.locale) }],
          tool_choice: 'auto',
          include: ['web_search_call.action.sources'],
        }),
    max_output_tokens: maxOutputTokens,
    store: false,
  };
}
