import type { EngineAdapter } from '../adapter.ts';
import { EngineError } from '../error.ts';
import { chatMessages } from '../wire/chat-message.ts';
import { exchange } from '../wire/exchange.ts';
import { probeModels } from '../wire/probe.ts';
import { dialect } from './failure.ts';
import { parseAnswer } from './parse.ts';

/** Ollama, vLLM, LM Studio, a gateway: any server of the chat completions format, without search. */
export const openaiCompatible: EngineAdapter = {
  id: 'openai-compatible',
  label: 'OpenAI-compatible model',
  surface: 'api',
  defaultModel: null,
  defaultBaseUrl: null,
  settings: [
    {
      env: 'OPENAI_COMPATIBLE_API_KEY',
      role: 'secret',
      required: false,
      description: 'API key, where the server asks for one',
    },
    {
      env: 'OPENAI_COMPATIBLE_BASE_URL',
      role: 'baseUrl',
      required: true,
      description: 'Address up to and with /v1, such as http://localhost:11434/v1',
    },
    {
      env: 'OPENAI_COMPATIBLE_MODEL',
      role: 'model',
      required: true,
      description: 'Model id as the server knows it, such as qwen3:8b',
    },
  ],
  localeSupport: { country: false, language: false, city: false, region: false },
  personaSupport: true,
  async ask(question, context) {
    if (question.model === null) throw notSet('OPENAI_COMPATIBLE_MODEL');
    const request = {
      method: 'POST' as const,
      url: `${baseUrl(context.credential.baseUrl)}/chat/completions`,
      headers: headers(context.credential.secret),
      body: {
        model: question.model,
        messages: chatMessages(question),
        stream: false,
      },
    };
    return parseAnswer(await exchange(context, request, dialect), question.model);
  },
  probe: async (context) =>
    probeModels(
      context,
      `${baseUrl(context.credential.baseUrl)}/models`,
      headers(context.credential.secret),
      dialect,
      null,
    ),
};

function headers(secret: string): Record<string, string> {
  return secret === '' ? {} : { authorization: `Bearer ${secret}` };
}

function baseUrl(configured: string | null): string {
  if (!configured) throw notSet('OPENAI_COMPATIBLE_BASE_URL');
  return configured.replace(/\/{1,9}$/, '');
}

function notSet(env: string): EngineError {
  return new EngineError('invalid', `The OpenAI-compatible engine needs ${env}`);
}
