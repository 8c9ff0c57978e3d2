import { type Answer, piecesOf, plainText } from '../answer/answer.ts';
import { tokensOf } from '../answer/render.ts';
import type { Failure, Fault } from '../fault/fault.ts';
import { isObject, type JsonObject, lastUserText, offersTool, textOf } from './json.ts';
import { retryHeaders } from './retry-headers.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  bearerKey,
  type Incoming,
  type LimitState,
  type Reply,
  type Wire,
} from './wire.ts';

const ERRORS: Record<Failure, [status: number, message: string]> = {
  'bad-request': [400, 'Invalid request'],
  auth: [401, 'Unauthorized'],
  billing: [402, 'Payment required'],
  forbidden: [403, 'Forbidden'],
  'not-found': [404, 'Invalid model'],
  rate: [429, 'Requests rate limit exceeded'],
  quota: [402, 'Monthly limit reached'],
  server: [500, 'Internal server error'],
  unavailable: [503, 'Service unavailable'],
  overloaded: [503, 'Service tier capacity exceeded for this model'],
  timeout: [504, 'Gateway timeout'],
};

/** Mistral's conversations with the web search connector: references stand between stretches of text. */
export const mistralWire: Wire = {
  vendor: 'mistral',
  engine: 'mistral',
  key: bearerKey,
  read,
  failure,
  limitHeaders,
};

function read({ method, path, body }: Incoming): Ask | Reply | null {
  if (method === 'GET' && path === '/v1/models') {
    const data = ['mistral-medium-latest', 'mistral-small-latest'].map((id) => ({
      id,
      object: 'model',
      owned_by: 'mistralai',
    }));
    return { status: 200, body: { object: 'list', data } };
  }
  if (method !== 'POST' || path !== '/v1/conversations') return null;
  const request = isObject(body) ? body : {};
  const prompt = textOf(request.inputs) ?? lastUserText(request.inputs);
  if (!prompt)
    return {
      status: 422,
      body: { detail: [{ loc: ['body', 'inputs'], msg: 'Field required', type: 'missing' }] },
    };
  const model = textOf(request.model) ?? 'mistral-medium-latest';
  const withoutSearch = !offersTool(request.tools, /^web_search(_premium)?$/);
  return askOne({ engine: 'mistral', prompt, model, withoutSearch }, (answer, meta) => ({
    status: 200,
    body: conversation(answer, meta),
  }));
}

function conversation(answer: Answer, meta: AnswerMeta): JsonObject {
  const at = new Date(meta.now).toISOString();
  const entry = { object: 'entry', created_at: at, completed_at: at, agent_id: null, model: meta.model };
  const execution = (suffix: string, argument: string) => ({
    ...entry,
    type: 'tool.execution',
    id: `tool_exec_${meta.id}${suffix}`,
    name: 'web_search',
    arguments: argument,
    info: {},
  });
  const outputs: JsonObject[] = [];
  if (answer.searched) outputs.push(execution('', JSON.stringify({ query: answer.queries[0] ?? '' })));
  if (answer.variant === 'odd') outputs.push(execution('b', '{"query": "unfinished'));
  const content = contentOf(answer);
  if (content !== '')
    outputs.push({ ...entry, type: 'message.output', id: `msg_${meta.id}`, role: 'assistant', content });
  const [input, output, connector] = [
    tokensOf(answer.prompt),
    tokensOf(plainText(answer)),
    answer.searched ? 8_000 : null,
  ];
  return {
    object: 'conversation.response',
    conversation_id: `conv_${meta.id}`,
    outputs,
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output + (connector ?? 0),
      connector_tokens: connector,
      connectors: answer.searched ? { web_search: 1 } : null,
    },
    guardrails: null,
  };
}

/** A string when there is nothing to refer to, otherwise text and references in turn. */
function contentOf(answer: Answer): string | JsonObject[] {
  if (answer.variant === 'refusal' || answer.variant === 'blocked') return answer.refusal;
  if (answer.citedCount === 0) return plainText(answer);
  const odd = answer.variant === 'odd';
  const chunks: JsonObject[] = odd
    ? [{ type: 'thinking', thinking: [{ type: 'text', text: 'Two sources should do.' }] }]
    : [];
  let text = '';
  const flush = () => {
    if (text !== '') chunks.push({ type: 'text', text });
    text = '';
  };
  for (const piece of piecesOf(answer)) {
    text += piece.text;
    for (const index of piece.cites) {
      const page = answer.pages[index];
      if (!page) continue;
      flush();
      chunks.push({
        type: 'tool_reference',
        tool: 'web_search',
        title: page.title,
        url: page.url,
        favicon: null,
        description: page.snippet,
      });
    }
  }
  flush();
  if (odd)
    chunks.push({
      type: 'tool_reference',
      tool: 'web_search',
      title: 'Untitled',
      url: null,
      favicon: null,
      description: null,
    });
  return chunks;
}

function failure(kind: Failure, fault: Fault, context: { now: number; id: string }): Reply {
  const [status, message] = ERRORS[kind];
  if (kind === 'auth') return { status, body: { message, request_id: context.id } };
  const body = {
    object: 'error',
    message,
    type: status < 500 ? 'invalid_request_error' : 'server_error',
    param: null,
    code: '1500',
  };
  return { status, body, headers: kind === 'rate' ? retryHeaders(fault, context.now) : {} };
}

function limitHeaders(limit: LimitState): Record<string, string> {
  return {
    'x-ratelimit-limit-req-minute': String(Math.floor(limit.perMinute)),
    'x-ratelimit-remaining-req-minute': String(Math.floor(limit.remaining)),
  };
}
