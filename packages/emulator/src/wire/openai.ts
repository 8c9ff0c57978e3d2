import type { Answer } from '../answer/answer.ts';
import type { Page } from '../answer/page.ts';
import { renderProse, tokensOf } from '../answer/render.ts';
import { isObject, type JsonObject, lastUserText, listOf, offersTool, textOf } from './json.ts';
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

const REJECTED = ['temperature', 'top_p', 'logprobs', 'top_logprobs', 'seed'];
const MODELS = ['chat-latest', 'gpt-6.2-astra', 'gpt-6.2-sol', 'gpt-6.1-terra', 'gpt-6-luna'];

/** OpenAI's Responses API with the web search tool. */
export const openAiWire: Wire = {
  vendor: 'openai',
  engine: 'openai',
  key: bearerKey,
  read,
  failure: openAiFailure,
  limitHeaders: openAiLimitHeaders,
};

function read(incoming: Incoming): Ask | Reply | null {
  const { method, path } = incoming;
  if (method === 'GET' && path === '/v1/models')
    return { status: 200, body: { object: 'list', data: MODELS.map(modelCard) } };
  if (method === 'GET' && path.startsWith('/v1/models/')) {
    const id = decodeURIComponent(path.slice('/v1/models/'.length));
    if (MODELS.includes(id)) return { status: 200, body: modelCard(id) };
    return openAiError(404, 'invalid_request_error', 'model_not_found', `The model '${id}' does not exist.`);
  }
  if (method !== 'POST' || path !== '/v1/responses') return null;
  if (!isObject(incoming.body))
    return openAiError(
      400,
      'invalid_request_error',
      null,
      'We could not parse the JSON body of your request.',
    );
  const request = incoming.body;
  const refused = REJECTED.find((name) => request[name] !== undefined && request[name] !== null);
  if (refused) {
    const message = `Unsupported parameter: '${refused}' is not supported with this model.`;
    return openAiError(400, 'invalid_request_error', 'unsupported_parameter', message, refused);
  }
  const model = textOf(request.model);
  if (!model)
    return openAiError(
      400,
      'invalid_request_error',
      'missing_required_parameter',
      "Missing required parameter: 'model'.",
      'model',
    );
  const prompt = textOf(request.input) ?? lastUserText(request.input);
  if (!prompt)
    return openAiError(
      400,
      'invalid_request_error',
      'missing_required_parameter',
      "Missing required parameter: 'input'.",
      'input',
    );
  const withoutSearch = !offersTool(request.tools, /^web_search/);
  return askOne({ engine: 'openai', prompt, model, withoutSearch }, (answer, meta) => ({
    status: 200,
    body: responseBody(answer, meta, request),
    headers: {
      'x-request-id': `req_${meta.id}`,
      'openai-processing-ms': '1',
      'openai-version': '2020-10-01',
    },
  }));
}

function responseBody(answer: Answer, meta: AnswerMeta, request: JsonObject): JsonObject {
  const { variant } = answer;
  const created = Math.floor(meta.now / 1000);
  const { text, annotations } = outputText(answer);
  const reasoning = { id: `rs_${meta.id}`, type: 'reasoning', summary: [] };
  const message = (content: unknown[]) => ({
    id: `msg_${meta.id}`,
    type: 'message',
    role: 'assistant',
    status: 'completed',
    phase: 'final_answer',
    content,
  });
  const output: unknown[] = [reasoning];
  if (answer.searched && variant !== 'failed') output.push(...searchCalls(answer, meta.id, request));
  if (variant === 'odd') output.push(...oddities(meta.id));
  if (variant === 'refusal') output.push(message([{ type: 'refusal', refusal: answer.refusal }]));
  else if (text !== '') output.push(message([{ type: 'output_text', text, logprobs: [], annotations }]));
  const incomplete =
    variant === 'truncated' ? 'max_output_tokens' : variant === 'blocked' ? 'content_filter' : null;
  return {
    id: `resp_${meta.id}`,
    object: 'response',
    created_at: created,
    completed_at: created,
    status: variant === 'failed' ? 'failed' : incomplete ? 'incomplete' : 'completed',
    background: false,
    error:
      variant === 'failed'
        ? { code: 'server_error', message: 'The model failed to generate a response.' }
        : null,
    incomplete_details: incomplete ? { reason: incomplete } : null,
    instructions: null,
    max_output_tokens: request.max_output_tokens ?? null,
    model: meta.model,
    output: variant === 'failed' ? [] : output,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: 'low', summary: null },
    service_tier: 'default',
    store: request.store ?? true,
    text: { format: { type: 'text' }, verbosity: 'medium' },
    tool_choice: request.tool_choice ?? 'auto',
    tools: listOf(request.tools),
    truncation: 'disabled',
    usage: variant === 'failed' ? null : usage(answer, text),
    user: null,
    metadata: {},
  };
}

function outputText(answer: Answer): { text: string; annotations: unknown[] } {
  const { text, marks } = renderProse(answer, (page) => ` ([${page.domain}](${tracked(page)}))`);
  // The wire does not settle the unit of offsets after emoji, so odd answers count code points.
  const place = (index: number) => (answer.variant === 'odd' ? [...text.slice(0, index)].length : index);
  const annotations = marks.map(({ page, start, end }) => ({
    type: 'url_citation',
    start_index: place(start + 1),
    end_index: place(end),
    title: page.title,
    url: tracked(page),
  }));
  return { text, annotations };
}

/** The API adds its tracking parameter to some links and not to others in the same answer. */
function tracked(page: Page): string {
  if (page.url.length % 2 === 0) return page.url;
  return `${page.url}${page.url.includes('?') ? '&' : '?'}utm_source=openai`;
}

function searchCalls(answer: Answer, id: string, request: JsonObject): unknown[] {
  const withSources = listOf(request.include).includes('web_search_call.action.sources');
  const [query = ''] = answer.queries;
  const odd = answer.variant === 'odd';
  const sources = answer.pages.map((page) => ({ type: 'url', url: page.url }));
  const call = (place: number, action: JsonObject) => ({
    id: `ws_${place}${id}`,
    type: 'web_search_call',
    status: 'completed',
    action,
  });
  return [
    call(1, {
      type: 'search',
      query,
      ...(odd ? {} : { queries: answer.queries }),
      ...(withSources ? { sources: odd ? [...sources, { type: 'api', name: 'oai-weather' }] : sources } : {}),
    }),
    call(2, { type: 'open_page', url: odd ? null : (answer.pages[0]?.url ?? null) }),
  ];
}

/** An item of an unknown type, and a first message that is commentary and not the answer. */
function oddities(id: string): unknown[] {
  const content = [
    { type: 'output_text', text: 'Looking at a few sources first.', logprobs: [], annotations: [] },
  ];
  return [
    { id: `xx_${id}`, type: 'memory_recall_call', status: 'completed', memory: { entries: [] } },
    {
      id: `msg_0${id}`,
      type: 'message',
      role: 'assistant',
      status: 'completed',
      phase: 'commentary',
      content,
    },
  ];
}

function usage(answer: Answer, text: string): JsonObject {
  const input = tokensOf(answer.prompt) + (answer.searched ? 12_000 : 20);
  const reasoning = 256;
  const output = tokensOf(text) + reasoning;
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: answer.searched ? 3584 : 0, cache_write_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input + output,
  };
}

function modelCard(id: string): JsonObject {
  return { id, object: 'model', created: 1790000000, owned_by: 'system' };
}
