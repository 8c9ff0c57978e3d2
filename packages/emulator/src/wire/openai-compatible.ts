import { plainText } from '../answer/answer.ts';
import { tokensOf } from '../answer/render.ts';
import { isObject, lastUserText, textOf } from './json.ts';
import { openAiError, openAiFailure, openAiLimitHeaders } from './openai-error.ts';
import { type Ask, askOne, bearerKey, type Incoming, type Reply, type Wire } from './wire.ts';

const MODELS = ['qwen3:8b', 'llama3.3'];

/** A self-hosted chat model (Ollama, vLLM): no search, no citations, key optional. */
export const openAiCompatibleWire: Wire = {
  vendor: 'openai-compatible',
  engine: 'openai-compatible',
  key: (incoming) => bearerKey(incoming) ?? 'anonymous',
  read,
  failure: (failure, fault, context) => {
    const reply = openAiFailure(failure, fault, context);
    return failure === 'not-found' ? { ...reply, body: missingModel(context.model) } : reply;
  },
  limitHeaders: openAiLimitHeaders,
};

function read({ method, path, body }: Incoming): Ask | Reply | null {
  if (method === 'GET' && path === '/v1/models') {
    return {
      status: 200,
      body: {
        object: 'list',
        data: MODELS.map((id) => ({ id, object: 'model', created: 1790000000, owned_by: 'library' })),
      },
    };
  }
  if (method !== 'POST' || path !== '/v1/chat/completions') return null;
  const request = isObject(body) ? body : {};
  const model = textOf(request.model);
  const prompt = lastUserText(request.messages);
  if (!model) return openAiError(400, 'api_error', null, 'model is required');
  if (!prompt) return openAiError(400, 'api_error', null, '[] is too short - messages');
  return askOne({ engine: 'openai-compatible', prompt, model }, (answer, meta) => {
    const { variant } = answer;
    const text = variant === 'refusal' ? answer.refusal : plainText(answer);
    const odd = variant === 'odd';
    const usage = {
      prompt_tokens: tokensOf(prompt),
      completion_tokens: tokensOf(text),
      total_tokens: tokensOf(prompt + text),
    };
    return {
      status: 200,
      body: {
        id: `chatcmpl-${meta.id.slice(0, 12)}`,
        object: 'chat.completion',
        created: Math.floor(meta.now / 1000),
        model: meta.model,
        system_fingerprint: 'fp_ollama',
        choices: [
          {
            index: 0,
            message: {
              role: 'assistant',
              content:
                text === ''
                  ? null
                  : odd
                    ? `<think>The user wants a recommendation.</think>\n\n${text}`
                    : text,
              ...(odd ? { reasoning: 'The user wants a recommendation.' } : {}),
            },
            finish_reason: FINISH[variant] ?? 'stop',
          },
        ],
        ...(odd ? {} : { usage }),
      },
    };
  });
}

const FINISH: Partial<Record<string, string>> = { truncated: 'length', blocked: 'content_filter' };

function missingModel(model: string): { error: Record<string, string | null> } {
  return {
    error: {
      message: `model "${model}" not found, try pulling it first`,
      type: 'api_error',
      param: null,
      code: null,
    },
  };
}
