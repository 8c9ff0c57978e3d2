import type { EngineAdapter } from '../adapter.ts';
import { chatMessages } from '../wire/chat-message.ts';
import { addressOf, exchange } from '../wire/exchange.ts';
import { approximateLocation } from '../wire/location.ts';
import { dialect } from './moderation.ts';
import { parseAnswer } from './parse.ts';

const baseUrl = 'https://openrouter.ai/api/v1';
const defaultModel = 'openai/gpt-6.2-sol';

/** Any model of OpenRouter with its vendor's own search, the only one that resembles the vendor's product. */
export const openrouter: EngineAdapter = {
  id: 'openrouter',
  label: 'OpenRouter',
  surface: 'api+search',
  defaultModel,
  defaultBaseUrl: baseUrl,
  settings: [
    { env: 'OPENROUTER_API_KEY', role: 'secret', required: true, description: 'API key of openrouter.ai' },
    { env: 'OPENROUTER_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    { env: 'OPENROUTER_MODEL', role: 'model', required: false, description: `Replaces ${defaultModel}` },
  ],
  localeSupport: { country: true, language: false, city: true, region: true },
  personaSupport: true,
  async ask(question, context) {
    const model = question.model ?? defaultModel;
    const request = {
      method: 'POST' as const,
      url: `${addressOf(context, baseUrl)}/chat/completions`,
      headers: { authorization: `Bearer ${context.credential.secret}` },
      body: {
        model,
        messages: chatMessages(question),
        ...(question.search === false
          ? {}
          : {
              tools: [
                {
                  type: 'openrouter:web_search',
                  parameters: {
                    engine: 'native',
                    max_uses: 5,
                    user_location: approximateLocation(question.locale),
                  },
                },
              ],
            }),
      },
    };
    return parseAnswer(await exchange(context, request, dialect), model, context.now());
  },
  async probe(context) {
    await exchange(
      context,
      {
        method: 'GET',
        url: `${addressOf(context, baseUrl)}/key`,
        headers: { authorization: `Bearer ${context.credential.secret}` },
      },
      dialect,
    );
    return { model: defaultModel };
  },
};
