import type { EngineAdapter } from '../adapter.ts';
import { addressOf, exchange } from '../wire/exchange.ts';
import { probeModels } from '../wire/probe.ts';
import { dialect } from './failure.ts';
import { parseAnswer } from './parse.ts';
import { buildRequest } from './request.ts';

const baseUrl = 'https://api.openai.com/v1';
/** Moves with the product that it stands for; `modelServed` repeats the alias, so its changes cannot be seen. */
const defaultModel = 'chat-latest';

/** ChatGPT's models with web search through OpenAI's Responses API. */
export const openai: EngineAdapter = {
  id: 'openai',
  label: 'ChatGPT via API',
  surface: 'api+search',
  defaultModel,
  defaultBaseUrl: baseUrl,
  settings: [
    { env: 'OPENAI_API_KEY', role: 'secret', required: true, description: 'API key of platform.openai.com' },
    { env: 'OPENAI_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    { env: 'OPENAI_MODEL', role: 'model', required: false, description: `Replaces ${defaultModel}` },
  ],
  localeSupport: { country: true, language: false, city: true, region: true },
  personaSupport: true,
  async ask(question, context) {
    const model = question.model ?? defaultModel;
    const request = {
      method: 'POST' as const,
      url: `${addressOf(context, baseUrl)}/responses`,
      headers: { authorization: `Bearer ${context.credential.secret}` },
      body: buildRequest(question, model),
    };
    return parseAnswer(await exchange(context, request, dialect), model, context.now());
  },
  probe: (context) =>
    probeModels(
      context,
      `${addressOf(context, baseUrl)}/models`,
      { authorization: `Bearer ${context.credential.secret}` },
      dialect,
      defaultModel,
    ),
};
