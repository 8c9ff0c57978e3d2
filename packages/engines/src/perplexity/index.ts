import type { AskContext, EngineAdapter } from '../adapter.ts';
import { addressOf, type Exchanged, exchange } from '../wire/exchange.ts';
import { dialect } from './failure.ts';
import { parseAnswer } from './parse.ts';
import { buildRequest } from './request.ts';

const baseUrl = 'https://api.perplexity.ai';
/** A preset: the model behind it moves with the product and is told with each answer. */
const defaultModel = 'fast';
const cheapestModel = 'perplexity/sonar';

/** Perplexity through its Agent API; the chat completions of Sonar have ended. */
export const perplexity: EngineAdapter = {
  id: 'perplexity',
  label: 'Perplexity via API',
  surface: 'api+search',
  defaultModel,
  modelWithoutSearch: cheapestModel,
  defaultBaseUrl: baseUrl,
  settings: [
    { env: 'PERPLEXITY_API_KEY', role: 'secret', required: true, description: 'API key of perplexity.ai' },
    { env: 'PERPLEXITY_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    {
      env: 'PERPLEXITY_MODEL',
      role: 'model',
      required: false,
      description: `A preset or vendor/model; replaces ${defaultModel}`,
    },
  ],
  localeSupport: { country: true, language: true, city: true, region: true },
  personaSupport: true,
  async ask(question, context) {
    const model = question.model ?? defaultModel;
    const exchanged = await post(context, buildRequest(question, model));
    return parseAnswer(exchanged, model, context.now());
  },
  /** There is no free check: it costs a few tokens of the cheapest model without search. */
  async probe(context) {
    await post(context, {
      model: cheapestModel,
      input: 'Say yes.',
      max_output_tokens: 16,
      stream: false,
      store: false,
    });
    return { model: defaultModel };
  },
};

function post(context: AskContext, body: Record<string, unknown>): Promise<Exchanged> {
  return exchange(
    context,
    {
      method: 'POST',
      url: `${addressOf(context, baseUrl)}/v1/agent`,
      headers: { authorization: `Bearer ${context.credential.secret}` },
      body,
    },
    dialect,
  );
}
