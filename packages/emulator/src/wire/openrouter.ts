import type { Answer } from '../answer/answer.ts';
import { renderProse, tokensOf } from '../answer/render.ts';
import type { Failure, Fault } from '../fault/fault.ts';
import { type JsonObject, lastUserText, listOf, objectOf, offersTool, textOf } from './json.ts';
import { retryHeaders } from './retry-headers.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  bearerKey,
  type Incoming,
  type Reply,
  type Wire,
} from './wire.ts';

const FINISH: Partial<Record<string, string>> = {
  truncated: 'length',
  blocked: 'content_filter',
  failed: 'error',
};
const ERRORS: Record<Failure, [status: number, message: string]> = {
  'bad-request': [400, 'Invalid request'],
  auth: [401, 'No auth credentials found'],
  billing: [402, 'Insufficient credits'],
  forbidden: [403, 'Your input was flagged'],
  'not-found': [404, 'No endpoints found for this model'],
  rate: [429, 'Rate limit exceeded'],
  quota: [402, 'Insufficient credits'],
  server: [502, 'Provider returned error'],
  unavailable: [503, 'No provider is available that meets your routing requirements'],
  overloaded: [529, 'Provider overloaded'],
  timeout: [524, 'Timed out'],
};

/** OpenRouter's chat completions with its web search server tool. */
export const openRouterWire: Wire = {
  vendor: 'openrouter',
  engine: 'openrouter',
  key: bearerKey,
  read,
  failure(failure, fault: Fault, { now }) {
    const reply = errorReply(...ERRORS[failure], failure === 'forbidden' ? { reasons: ['flagged'] } : {});
    return failure === 'rate' ? { ...reply, headers: retryHeaders(fault, now) } : reply;
  },
  limitHeaders: () => ({}),
};

function read({ method, path, body }: Incoming): Ask | Reply | null {
  if (method === 'GET' && path === '/api/v1/key') {
    return {
      status: 200,
      body: {
        data: { label: 'emulated', usage: 1.5, limit: 100, limit_remaining: 98.5, is_free_tier: false },
      },
    };
  }
  if (method === 'GET' && path === '/api/v1/models') {
    const pricing = { prompt: '0.000002', completion: '0.00001', web_search: '0.01' };
    return {
      status: 200,
      body: { data: [{ id: 'openai/gpt-6.2-sol', name: 'GPT-6.2 Sol', context_length: 400000, pricing }] },
    };
  }
  if (method !== 'POST' || path !== '/api/v1/chat/completions') return null;
  const request = objectOf(body);
  const model = textOf(request.model);
  const prompt = lastUserText(request.messages);
  if (!model) return errorReply(400, 'No models provided', {});
  if (!prompt) return errorReply(400, 'Input must have at least 1 message', {});
  const withoutSearch = !offersTool(request.tools, /^openrouter:web_search$/) && !usesPlugin(request, model);
  return askOne({ engine: 'openrouter', prompt, model, withoutSearch }, (answer, meta) => ({
    status: 200,
    body: completion(answer, meta),
  }));
}

/** The deprecated ways of asking for a search. */
function usesPlugin(request: JsonObject, model: string): boolean {
  return model.endsWith(':online') || listOf(request.plugins).some((plugin) => objectOf(plugin).id === 'web');
}

function completion(answer: Answer, meta: AnswerMeta): JsonObject {
  const { variant } = answer;
  const odd = variant === 'odd';
  const { text, marks } = renderProse(answer, (page) => ` [${page.domain}](${page.url})`);
  const annotations = marks.map(({ page, start, end }) => ({
    type: 'url_citation',
    url_citation: {
      url: page.url,
      title: page.title,
      content: page.snippet,
      // Both 0 stands for "unknown".
      start_index: odd ? 0 : start + 1,
      end_index: odd ? 0 : end,
    },
  }));
  const failed = variant === 'failed' ? { error: { code: 502, message: 'Provider returned error' } } : {};
  const [input, output] = [tokensOf(answer.prompt) + (answer.searched ? 4_000 : 20), tokensOf(text) + 64];
  const searches = answer.searched ? 1 : 0;
  return {
    id: `gen-${Math.floor(meta.now / 1000)}-${meta.id}`,
    object: 'chat.completion',
    created: Math.floor(meta.now / 1000),
    model: meta.model,
    provider: 'OpenAI',
    choices: [
      {
        index: 0,
        finish_reason: FINISH[variant] ?? 'stop',
        native_finish_reason: variant === 'truncated' ? 'max_output_tokens' : 'completed',
        logprobs: null,
        message: {
          role: 'assistant',
          content: text,
          refusal: variant === 'refusal' ? answer.refusal : null,
          reasoning: null,
          ...(annotations.length > 0 ? { annotations } : {}),
        },
        ...failed,
      },
    ],
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 64 },
      cost: (input * 2 + output * 10) / 1e6 + searches * 0.01,
      is_byok: false,
      cost_details: { upstream_inference_cost: null },
      [odd ? 'server_tool_use' : 'server_tool_use_details']: {
        web_search_requests: searches,
        tool_calls_requested: searches,
        tool_calls_executed: searches,
      },
    },
  };
}

function errorReply(code: number, message: string, metadata: JsonObject): Reply {
  return { status: code, body: { error: { code, message, metadata } } };
}
