import type { AskContext, EngineAdapter } from '../adapter.ts';
import { addressOf, exchange } from '../wire/exchange.ts';
import { dialect } from './failure.ts';
import { parseAnswer } from './parse.ts';
import { buildRequest } from './request.ts';

const baseUrl = 'https://generativelanguage.googleapis.com';
const defaultModel = 'gemini-3.8-flash';

/** Gemini with Google Search grounding. Off unless the operator opts in. */
export const gemini: EngineAdapter = {
  id: 'gemini',
  label: 'Gemini via API',
  surface: 'api+search',
  defaultModel,
  defaultBaseUrl: baseUrl,
  settings: [
    {
      env: 'GEMINI_API_KEY',
      role: 'secret',
      required: true,
      description: 'API key of a paid Gemini project',
    },
    { env: 'GEMINI_BASE_URL', role: 'baseUrl', required: false, description: `Replaces ${baseUrl}` },
    { env: 'GEMINI_MODEL', role: 'model', required: false, description: `Replaces ${defaultModel}` },
  ],
  optIn: {
    env: 'GEMINI_GROUNDING_OPT_IN',
    reason:
      "Google's Gemini API terms forbid storing and analysing grounded answers and collecting their links, " +
      'which is what a scan does. Turn it on only if your own agreement with Google allows it.',
  },
  localeSupport: { country: false, language: true, city: false, region: false },
  personaSupport: true,
  async ask(question, context) {
    const model = question.model ?? defaultModel;
    const request = {
      method: 'POST' as const,
      url: `${modelUrl(context, model)}:generateContent`,
      headers: headers(context),
      body: buildRequest(question),
    };
    return parseAnswer(await exchange(context, request, dialect), model, context.now());
  },
  async probe(context) {
    const request = {
      method: 'GET' as const,
      url: modelUrl(context, defaultModel),
      headers: headers(context),
    };
    await exchange(context, request, dialect);
    return { model: defaultModel };
  },
};

function modelUrl(context: AskContext, model: string): string {
  return `${addressOf(context, baseUrl)}/v1beta/models/${encodeURIComponent(model)}`;
}

/** Never as `?key=`, which ends up in logs. */
function headers(context: AskContext): Record<string, string> {
  return { 'x-goog-api-key': context.credential.secret };
}
