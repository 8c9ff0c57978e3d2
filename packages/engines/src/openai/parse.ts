import type { EngineAnswer } from '../answer.ts';
import { readLinkCitations } from '../wire/citation.ts';
import type { Exchanged } from '../wire/exchange.ts';
import { objectAt } from '../wire/json.ts';
import { collectSources } from '../wire/link.ts';
import { readResponse } from '../wire/responses.ts';
import { readTokenUsage } from '../wire/token-usage.ts';

/** Reads a body of the Responses API. Throws EngineError when it reports a failure or is none. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  // A prompt that was stopped by a filter, see the dialect.
  const filter = exchanged.status === 400 ? 'content_filter' : null;
  const { body, message, search, said } = readResponse('OpenAI', exchanged, filter);
  const models = [said.modelServed, modelRequested];
  return {
    ...said,
    citations: readLinkCitations(message),
    sources: collectSources(search.pages),
    modelRequested,
    ...readTokenUsage('openai', objectAt(body, 'usage'), models, search.searches, now),
  };
}
