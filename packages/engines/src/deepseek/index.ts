import type { EngineAdapter } from '../adapter.ts';
import { askMessages, type MessagesVendor, messagesDialect } from '../anthropic/index.ts';
import { addressOf } from '../wire/exchange.ts';
import { probeModels } from '../wire/probe.ts';

const baseUrl = 'https://api.deepseek.com';
const defaultModel = 'deepseek-flash';
const vendor: MessagesVendor = { engine: 'deepseek', vendor: 'DeepSeek', takesLocation: false };

/**
 * DeepSeek with web search, which it offers in Anthropic's format. Its text blocks may carry no citations:
 * then the sources are known and what was cited is not.
 */
export const deepseek: EngineAdapter = {
  id: 'deepseek',
  label: 'DeepSeek via API',
  surface: 'api+search',
  defaultModel,
  defaultBaseUrl: baseUrl,
  settings: [
    {
      env: 'DEEPSEEK_API_KEY',
      role: 'secret',
      required: true,
      description: 'API key of platform.deepseek.com',
    },
    { env: 'DEEPSEEK_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    { env: 'DEEPSEEK_MODEL', role: 'model', required: false, description: `Replaces ${defaultModel}` },
  ],
  localeSupport: { country: false, language: false, city: false, region: false },
  personaSupport: true,
  ask: (question, context) =>
    askMessages(
      vendor,
      `${addressOf(context, baseUrl)}/anthropic/v1/messages`,
      question,
      question.model ?? defaultModel,
      context,
    ),
  probe: (context) =>
    probeModels(
      context,
      `${addressOf(context, baseUrl)}/models`,
      { authorization: `Bearer ${context.credential.secret}` },
      messagesDialect(vendor.vendor),
      defaultModel,
    ),
};
