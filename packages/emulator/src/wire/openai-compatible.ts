import { type Answer, plainText } from '../answer/answer.ts';
import { tokensOf } from '../answer/render.ts';
import { lastUserText, objectOf, textOf } from './json.ts';
import { openAiError, openAiFailure, openAiLimitHeaders } from './openai-error.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  bearerKey,
  type Incoming,
  type Reply,
  type Wire,
} from './wire.ts';

const MODELS = ['qwen3:8b', 'llama3.3'];
const FINISH: Partial<Record<string, string>> = { truncated: 'length', blocked: 'content_filter' };

/** A self-hosted chat model (Ollama, vLLM): no search, no citations, key optional. */
export const openAiCompatibleWire: Wire = {
  vendor: 'openai-compatible',
  engine: 'openai-compatible',
  key: (incoming) => bearerKey(incoming) ?? 'anonymous',
  read,
  failure: (failure, fault, context) => {
    if (failure !== 'not-found') return openAiFailure(failure, fault, context);
    return openAiError(404, 'api_error', null, `model "${context.model}" not found, try pulling it first`);
  },
  limitHeaders: openAiLimitHeaders,
};

function read({ method, path, body }: Incoming): Ask | Reply | null {
  if (method === 'GET' && path === '/v1/models') {
    const data = MODELS.map((id) => ({ id, object: 'model', created: 1790000000, owned_by: 'library' }));
    return { status: 200, body: { object: 'list', data } };
  }
  if (method !== 'POST' || path !== '/v1/chat/completions') return null;
  const request = objectOf(body);
  const model = textOf(request.model);
  const prompt = lastUserText(request.messages);
  if (!model) return openAiError(400, 'api_error', null, 'model is required');
  if (!prompt) return openAiError(400, 'api_error', null, '[] is too short - messages');
  return askOne({ engine: 'openai-compatible', prompt, model, withoutSearch: true }, (answer, meta) =>
    chatCompletion(answer, meta, { fingerprint: 'fp_ollama', reasoning: 'reasoning' }),
  );
}

/** A chat completion without citations. `reasoning` names the field that holds the model's thinking. */
export function chatCompletion(
  answer: Answer,
  meta: AnswerMeta,
  style: { fingerprint: string; reasoning: string },
): Reply {
  const odd = answer.variant === 'odd';
  const text = answer.variant === 'refusal' ? answer.refusal : plainText(answer);
  const thinks = odd && style.reasoning === 'reasoning';
  const content = thinks ? `<think>The user wants a recommendation.</think>\n\n${text}` : text || null;
  const [input, output] = [tokensOf(answer.prompt), tokensOf(text)];
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  return {
    status: 200,
    body: {
      id: `chatcmpl-${meta.id}`,
      object: 'chat.completion',
      created: Math.floor(meta.now / 1000),
      model: meta.model,
      system_fingerprint: style.fingerprint,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content,
            ...(odd ? { [style.reasoning]: 'The user wants a recommendation.' } : {}),
          },
          logprobs: null,
          finish_reason: FINISH[answer.variant] ?? 'stop',
        },
      ],
      ...(odd ? {} : { usage }),
    },
  };
}
