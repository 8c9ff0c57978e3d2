import type { EngineAdapter } from '../adapter.ts';
import { addressOf, exchange } from '../wire/exchange.ts';
import { maxOutputTokens } from '../wire/outcome.ts';
import { probeModels } from '../wire/probe.ts';
import { dialect } from './failure.ts';
import { parseAnswer } from './parse.ts';

const baseUrl = 'https://api.mistral.ai';
const defaultModel = 'mistral-medium-latest';

/** Le Chat's models with web search, which only the conversations API has. */
export const mistral: EngineAdapter = {
  id: 'mistral',
  label: 'Mistral via API',
  surface: 'api+search',
  defaultModel,
  defaultBaseUrl: baseUrl,
  settings: [
    { env: 'MISTRAL_API_KEY', role: 'secret', required: true, description: 'API key of console.mistral.ai' },
    { env: 'MISTRAL_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    { env: 'MISTRAL_MODEL', role: 'model', required: false, description: `Replaces ${defaultModel}` },
  ],
  localeSupport: { country: false, language: false, city: false, region: false },
  personaSupport: true,
  async ask(question, context) {
    const model = question.model ?? defaultModel;
    const request = {
      method: 'POST' as const,
      url: `${addressOf(context, baseUrl)}/v1/conversations`,
      headers: { authorization: `Bearer ${context.credential.secret}` },
      body: {
        model,
        inputs: question.prompt,
        ...(question.persona ? { instructions: question.persona } : {}),
        ...(question.search === false ? {} : { tools: [{ type: 'web_search' }] }),
        store: false,
        stream: false,
        completion_args: { max_tokens: maxOutputTokens },
      },
    };
    return parseAnswer(await exchange(context, request, dialect), model, context.now());
  },
  probe: (context) =>
    probeModels(
      context,
      `${addressOf(context, baseUrl)}/v1/models`,
      { authorization: `Bearer ${context.credential.secret}` },
      dialect,
      defaultModel,
    ),
};
