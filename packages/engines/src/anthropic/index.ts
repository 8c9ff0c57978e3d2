import type { EngineAdapter } from '../adapter.ts';
import { addressOf } from '../wire/exchange.ts';
import { probeModels } from '../wire/probe.ts';
import { messagesDialect } from './failure.ts';
import { askMessages, type MessagesVendor, messagesHeaders } from './messages.ts';

export { messagesDialect } from './failure.ts';
export { askMessages, type MessagesVendor } from './messages.ts';

const baseUrl = 'https://api.anthropic.com';
const defaultModel = 'claude-sonnet-5-5';
const vendor: MessagesVendor = { engine: 'anthropic', vendor: 'Anthropic', takesLocation: true };

/** Claude with Anthropic's web search tool. */
export const anthropic: EngineAdapter = {
  id: 'anthropic',
  label: 'Claude via API',
  surface: 'api+search',
  defaultModel,
  defaultBaseUrl: baseUrl,
  settings: [
    {
      env: 'ANTHROPIC_API_KEY',
      role: 'secret',
      required: true,
      description: 'API key of an organisation whose admin has turned web search on',
    },
    { env: 'ANTHROPIC_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    { env: 'ANTHROPIC_MODEL', role: 'model', required: false, description: `Replaces ${defaultModel}` },
  ],
  localeSupport: { country: true, language: false, city: true, region: true },
  personaSupport: true,
  ask: (question, context) =>
    askMessages(
      vendor,
      `${addressOf(context, baseUrl)}/v1/messages`,
      question,
      question.model ?? defaultModel,
      context,
    ),
  probe: (context) =>
    probeModels(
      context,
      `${addressOf(context, baseUrl)}/v1/models`,
      messagesHeaders(context.credential.secret),
      messagesDialect(vendor.vendor),
      defaultModel,
    ),
};
