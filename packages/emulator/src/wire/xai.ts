import type { Answer } from '../answer/answer.ts';
import { renderProse, tokensOf } from '../answer/render.ts';
import type { Failure } from '../fault/fault.ts';
import { isObject, type JsonObject, lastUserText, listOf, offersTool, textOf } from './json.ts';
import { openAiFailure, openAiLimitHeaders } from './openai-error.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  bearerKey,
  type Incoming,
  type Reply,
  type Wire,
} from './wire.ts';

const MODELS = ['grok-4.7', 'grok-4.3'];
/** Failures that come in the flat form, where `error` is a string. */
const FLAT: Partial<Record<Failure, [status: number, code: string, error: string]>> = {
  'bad-request': [400, 'Client specified an invalid argument', 'Invalid request content.'],
  auth: [400, 'Client specified an invalid argument', 'Incorrect API key provided.'],
  billing: [
    403,
    'The caller does not have permission to execute the specified operation',
    'Your team has no credits left.',
  ],
  quota: [
    403,
    'The caller does not have permission to execute the specified operation',
    'Your team has no credits left.',
  ],
  forbidden: [
    403,
    'The caller does not have permission to execute the specified operation',
    'Content violates usage guidelines.',
  ],
  'not-found': [404, 'Some requested entity was not found', 'Model not found.'],
};

/** xAI's Responses API: OpenAI's shape with `[[n]](url)` links, cost in ticks and two error bodies. */
export const xaiWire: Wire = {
  vendor: 'xai',
  engine: 'xai',
  key: bearerKey,
  read,
  failure(failure, fault, context) {
    const flat = FLAT[failure];
    if (!flat) return openAiFailure(failure, fault, context);
    return flatError(...flat);
  },
  limitHeaders: openAiLimitHeaders,
};

function read({ method, path, body }: Incoming): Ask | Reply | null {
  if (method === 'GET' && path === '/v1/models') {
    return {
      status: 200,
      body: { object: 'list', data: MODELS.map((id) => ({ id, object: 'model', owned_by: 'xai' })) },
    };
  }
  if (method === 'GET' && path === '/v1/api-key') {
    return {
      status: 200,
      body: { name: 'emulated', api_key_blocked: false, api_key_disabled: false, team_blocked: false },
    };
  }
  if (method !== 'POST' || path !== '/v1/responses') return null;
  const request = isObject(body) ? body : {};
  const model = textOf(request.model);
  const prompt = textOf(request.input) ?? lastUserText(request.input);
  if (!model || !prompt)
    return flatError(422, 'Client specified an invalid argument', 'Missing model or input.');
  const withoutSearch = !offersTool(request.tools, /^(web|x)_search$/);
  return askOne({ engine: 'xai', prompt, model, withoutSearch }, (answer, meta) => ({
    status: 200,
    body: response(answer, meta, request),
    headers: { 'x-request-id': meta.id },
  }));
}

function response(answer: Answer, meta: AnswerMeta, request: JsonObject): JsonObject {
  const { variant } = answer;
  const odd = variant === 'odd';
  const { text, marks } = renderProse(answer, (page, number) => `[[${number}]](${page.url})`);
  const annotations = marks.map(({ page, start, end }) => ({
    type: 'url_citation',
    url: page.url,
    ...(odd ? {} : { title: String(answer.pages.indexOf(page) + 1), start_index: start, end_index: end }),
  }));
  const content =
    variant === 'refusal' || variant === 'blocked'
      ? [{ type: 'refusal', refusal: answer.refusal }]
      : text === ''
        ? []
        : [{ type: 'output_text', text, logprobs: [], annotations }];
  const output: JsonObject[] = [{ id: `rs_${meta.id}`, type: 'reasoning', status: 'completed', summary: [] }];
  if (answer.searched) output.push(...searches(answer, meta.id, request));
  if (content.length > 0)
    output.push({ id: `msg_${meta.id}`, type: 'message', role: 'assistant', status: 'completed', content });
  const created = Math.floor(meta.now / 1000);
  return {
    id: meta.id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    object: 'response',
    created_at: created,
    completed_at: created,
    model: meta.model,
    status: variant === 'failed' ? 'failed' : variant === 'truncated' ? 'incomplete' : 'completed',
    ...(variant === 'failed' ? { error: { code: 'server_error', message: 'The model failed.' } } : {}),
    incomplete_details: variant === 'truncated' ? { reason: 'max_output_tokens' } : null,
    max_output_tokens: null,
    output: variant === 'failed' ? [] : output,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: 'high', summary: null },
    store: request.store ?? true,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: listOf(request.tools),
    usage: usage(answer, text),
    user: null,
    metadata: {},
  };
}

/** The odd form is the older one: arguments as a JSON string, no action. */
function searches(answer: Answer, id: string, request: JsonObject): JsonObject[] {
  const [query = ''] = answer.queries;
  if (answer.variant === 'odd') {
    const older = {
      type: 'web_search_call',
      id: `fc_${id}`,
      call_id: '',
      name: 'web_search',
      status: 'completed',
    };
    const x = {
      type: 'custom_tool_call',
      id: `xs_${id}`,
      call_id: '',
      name: 'x_keyword_search',
      status: 'completed',
    };
    return [
      { ...older, arguments: JSON.stringify({ query, num_results: 5 }) },
      { ...x, input: JSON.stringify({ query }) },
    ];
  }
  const withSources = listOf(request.include).includes('web_search_call.action.sources');
  const sources = withSources
    ? { sources: answer.pages.map((page) => ({ type: 'url', url: page.url })) }
    : {};
  const call = (place: number, action: JsonObject) => ({
    id: `ws_${place}${id}`,
    type: 'web_search_call',
    status: 'completed',
    action,
  });
  return [
    call(1, { type: 'search', query, ...sources }),
    call(2, { type: 'open_page', url: answer.pages[0]?.url ?? null }),
  ];
}

function usage(answer: Answer, text: string): JsonObject {
  const input = tokensOf(answer.prompt) + (answer.searched ? 15_000 : 30);
  const reasoning = 380;
  const output = tokensOf(text) + reasoning;
  const calls = answer.searched ? 2 : 0;
  const dollars = (input * 2 + output * 6) / 1e6 + calls * 0.005;
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input + output,
    num_sources_used: 0,
    num_server_side_tools_used: calls,
    cost_in_usd_ticks: answer.variant === 'odd' ? null : Math.round(dollars * 1e10),
    server_side_tool_usage_details: {
      web_search_calls: calls,
      x_search_calls: 0,
      code_interpreter_calls: 0,
      file_search_calls: 0,
      mcp_calls: 0,
      document_search_calls: 0,
    },
  };
}

function flatError(status: number, code: string, error: string): Reply {
  return { status, body: { code, error } };
}
