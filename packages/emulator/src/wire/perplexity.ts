import type { Answer } from '../answer/answer.ts';
import { renderProse, tokensOf } from '../answer/render.ts';
import type { Failure, Fault } from '../fault/fault.ts';
import { isObject, type JsonObject, lastUserText, offersTool, textOf } from './json.ts';
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

const PRESETS = ['fast', 'low', 'medium', 'high', 'xhigh', 'wide-research'];
const ERRORS: Record<Failure, [status: number, type: string, message: string]> = {
  'bad-request': [400, 'invalid_request', 'Invalid request'],
  auth: [401, 'unauthorized', 'Invalid API key'],
  billing: [
    401,
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  forbidden: [403, 'forbidden', 'Access denied'],
  'not-found': [404, 'not_found', 'Not found'],
  rate: [429, 'rate_limit_exceeded', 'Request rate limit exceeded, please try again later.'],
  quota: [
    401,
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  server: [500, 'internal_error', 'Internal server error'],
  unavailable: [503, 'unavailable', 'Service temporarily unavailable'],
  overloaded: [529, 'overloaded', 'Overloaded'],
  timeout: [504, 'timeout', 'Gateway timeout'],
};

/** Perplexity's Agent API: `[n]` markers in the text point to the ids of search results. */
export const perplexityWire: Wire = {
  vendor: 'perplexity',
  engine: 'perplexity',
  key: bearerKey,
  read,
  failure(failure, fault: Fault, { now }) {
    const reply = errorReply(...ERRORS[failure]);
    return failure === 'rate' ? { ...reply, headers: retryHeaders(fault, now) } : reply;
  },
  limitHeaders: () => ({}),
};

function read({ method, path, body }: Incoming): Ask | Reply | null {
  if (method === 'GET' && path === '/v1/models') {
    return {
      status: 200,
      body: { object: 'list', data: [{ id: 'perplexity/sonar', object: 'model', owned_by: 'perplexity' }] },
    };
  }
  if (method !== 'POST') return null;
  if (/^(\/v1)?\/(chat\/completions|sonar)$/.test(path)) {
    return errorReply(
      403,
      'chat_completions_not_available',
      'Sonar is now the Agent API. Use /v1/responses instead of /v1/sonar.',
    );
  }
  if (path !== '/v1/agent' && path !== '/v1/responses') return null;
  const request = isObject(body) ? body : {};
  const prompt = textOf(request.input) ?? lastUserText(request.input);
  if (!prompt)
    return {
      status: 422,
      body: { detail: [{ loc: ['body', 'input'], msg: 'Field required', type: 'missing' }] },
    };
  const preset = textOf(request.preset);
  const named = textOf(request.model);
  if (preset && !PRESETS.includes(preset))
    return errorReply(400, 'invalid_request', `preset '${preset}' is not supported`);
  if (!preset && !named?.includes('/'))
    return errorReply(400, 'invalid_model', `model '${named ?? ''}' is not supported`);
  const model = named ?? (preset === 'fast' ? 'perplexity/sonar' : 'openai/gpt-6.2-sol');
  const withoutSearch = !preset && !offersTool(request.tools, /^web_search$/);
  return askOne({ engine: 'perplexity', prompt, model, withoutSearch }, (answer, meta) => ({
    status: 200,
    body: response(answer, meta),
  }));
}

function response(answer: Answer, meta: AnswerMeta): JsonObject {
  const { variant } = answer;
  const { text, annotations } = prose(answer);
  const output: JsonObject[] = [];
  if (answer.searched) output.push(...searchResults(answer));
  if (variant === 'odd') output.push({ type: 'sandbox_call', id: 'sb_1', code: 'print(1)' });
  const shown = variant === 'refusal' ? answer.refusal : text;
  if (shown !== '') {
    const content = [{ type: 'output_text', text: shown, annotations }];
    output.push({ type: 'message', id: `msg_${meta.id}`, role: 'assistant', status: 'completed', content });
  }
  const failed = variant === 'failed';
  return {
    id: `resp_${meta.id}`,
    object: 'response',
    created_at: Math.floor(meta.now / 1000),
    model: meta.model,
    status: failed ? 'failed' : variant === 'truncated' ? 'incomplete' : 'completed',
    ...(failed
      ? { error: { code: 'upstream_error', message: 'The model failed.', type: 'server_error' } }
      : {}),
    ...(variant === 'truncated' ? { incomplete_details: { reason: 'max_output_tokens' } } : {}),
    background: false,
    store: false,
    previous_response_id: null,
    output: failed ? [] : output,
    usage: usage(answer, shown),
  };
}

function prose(answer: Answer): { text: string; annotations: JsonObject[] } {
  const { text, marks } = renderProse(answer, (_, number) => `[${number}]`);
  if (answer.variant !== 'odd') return { text, annotations: [] };
  const annotations = marks.map(({ page, start, end }) => ({
    type: 'url_citation',
    url: page.url,
    title: page.title,
    start_index: start,
    end_index: end,
  }));
  return { text: `${text} More in a later study[99].`, annotations };
}

/** One item, or one for each step, with ids that continue. */
function searchResults(answer: Answer): JsonObject[] {
  const results = answer.pages.map((page, index) => ({
    id: index + 1,
    title: page.title,
    url: page.url,
    snippet: page.snippet,
    date: '2026-11-03',
    last_updated: '2026-11-10',
    source: 'web',
  }));
  const item = (some: JsonObject[], queries: string[]) => ({
    type: 'search_results',
    queries,
    results: some,
  });
  if (answer.variant !== 'odd') return [item(results, answer.queries)];
  const cut = Math.ceil(results.length / 2);
  return [
    item(results.slice(0, cut), answer.queries.slice(0, 1)),
    item(results.slice(cut), answer.queries.slice(1)),
  ];
}

function usage(answer: Answer, text: string): JsonObject {
  const input = tokensOf(answer.prompt) + (answer.searched ? 5_000 : 20);
  const output = tokensOf(text);
  const [inputCost, outputCost, toolCost] = [
    (input * 0.25) / 1e6,
    (output * 2.5) / 1e6,
    answer.searched ? 0.0025 : 0,
  ];
  return {
    input_tokens: input,
    input_tokens_details: { cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
    output_tokens: output,
    total_tokens: input + output,
    tool_calls_details: answer.searched
      ? { [answer.variant === 'odd' ? 'web_search' : 'search_web']: { invocation: 1 } }
      : {},
    cost: {
      currency: 'USD',
      input_cost: inputCost,
      output_cost: outputCost,
      cache_creation_cost: 0,
      cache_read_cost: 0,
      tool_calls_cost: toolCost,
      total_cost: inputCost + outputCost + toolCost,
    },
  };
}

function errorReply(status: number, type: string, message: string): Reply {
  return { status, body: { error: { message, type, code: status } } };
}
