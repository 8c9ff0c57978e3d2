import type { EngineAdapter } from '../adapter.ts';
import { chatMessages } from '../wire/chat-message.ts';
import { addressOf, exchange } from '../wire/exchange.ts';
import { probeModels } from '../wire/probe.ts';
import { dialect } from './failure.ts';
import { parseAnswer } from './parse.ts';

const baseUrl = 'https://api.x.ai/v1';
const defaultModel = 'grok-4.7';

/** Grok with search of the web and of X, which the product uses heavily. There is no location. */
export const xai: EngineAdapter = {
  id: 'xai',
  label: 'Grok via API',
  surface: 'api+search',
  defaultModel,
  defaultBaseUrl: baseUrl,
  settings: [
    { env: 'XAI_API_KEY', role: 'secret', required: true, description: 'API key of console.x.ai' },
    { env: 'XAI_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    { env: 'XAI_MODEL', role: 'model', required: false, description: `Replaces ${defaultModel}` },
  ],
  localeSupport: { country: false, language: false, city: false, region: false },
  personaSupport: true,
  async ask(question, context) {
    const model = question.model ?? defaultModel;
    const request = {
      method: 'POST' as const,
      url: `${addressOf(context, baseUrl)}/responses`,
      headers: { authorization: `Bearer ${context.credential.secret}` },
      body: {
        model,
        input: chatMessages(question),
        ...(question.search === false
          ? {}
          : {
              tools: [{ type: 'web_search' }, { type: 'x_search' }],
              include: ['web_search_call.action.sources'],
            }),
        store: false,
      },
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
