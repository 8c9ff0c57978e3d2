import type { Answer } from '../answer/answer.ts';
import { plainText } from '../answer/answer.ts';
import { tokensOf } from '../answer/render.ts';
import { oddBlocks, resultsAreUntouched, searchBlocks, textBlocks } from './anthropic-content.ts';
import { anthropicError, anthropicFailure, anthropicLimitHeaders } from './anthropic-error.ts';
import { isObject, type JsonObject, lastUserText, listOf, objectOf, offersTool, textOf } from './json.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  headerKey,
  type Incoming,
  type Reply,
  type Reserved,
  type Wire,
} from './wire.ts';

const REJECTED = ['temperature', 'top_p', 'top_k'];
const MODELS = ['claude-opus-5-5', 'claude-sonnet-5-5', 'claude-haiku-5-5'];
/** The sample travels in the tool id, so that a continued turn ends the answer that was begun. */
const TOOL_ID = /^srvtoolu_[0-9a-f]{12}s(\d+)$/;

/** Anthropic's Messages API with the web search server tool. */
export const anthropicWire: Wire = {
  vendor: 'anthropic',
  engine: 'anthropic',
  key: (incoming) => headerKey(incoming, 'x-api-key'),
  read,
  failure: anthropicFailure,
  limitHeaders: anthropicLimitHeaders,
};

function read(incoming: Incoming): Ask | Reply | null {
  const { method, path } = incoming;
  if (method === 'GET' && path === '/v1/models') {
    return {
      status: 200,
      body: { data: MODELS.map(modelCard), has_more: false, first_id: MODELS[0], last_id: MODELS.at(-1) },
    };
  }
  if (method === 'GET' && path.startsWith('/v1/models/')) {
    const id = decodeURIComponent(path.slice('/v1/models/'.length));
    return MODELS.includes(id)
      ? { status: 200, body: modelCard(id) }
      : anthropicError(404, 'not_found_error', `model: ${id}`);
  }
  return method === 'POST' && path === '/v1/messages' ? readMessages(incoming, 'anthropic') : null;
}

/** Reads a Messages request; DeepSeek takes the same. */
export function readMessages(incoming: Incoming, engine: 'anthropic' | 'deepseek'): Ask | Reply {
  const problem = complaint(incoming);
  if (problem) return anthropicError(400, 'invalid_request_error', problem);
  const request = objectOf(incoming.body);
  const prompt = lastUserText(request.messages) ?? '';
  const model = textOf(request.model) ?? '';
  const withoutSearch = !offersTool(request.tools, /^(web_search_\d+|deepseek_web_search)$/);
  const begun = begunTurn(request);
  if (begun && !resultsAreUntouched(begun.content)) {
    return anthropicError(
      400,
      'invalid_request_error',
      'messages.1.content: encrypted_content could not be decrypted',
    );
  }
  const render = (answer: Answer, meta: AnswerMeta): Reply => ({
    status: 200,
    body: wholeTurn(answer, meta, begun !== null),
    headers: { 'request-id': `req_${meta.id}`, 'anthropic-organization-id': 'emulated' },
  });
  if (begun) return askOne({ engine, prompt, model, withoutSearch, sample: begun.sample }, render);
  const interim = ({ variant, answers, id, now }: Reserved): Reply | null => {
    const [answer] = variant === 'pause' && !withoutSearch ? answers() : [];
    return answer ? { status: 200, body: pausedTurn(answer, { model, id, now }) } : null;
  };
  return askOne({ engine, prompt, model, withoutSearch, interim }, render);
}

function complaint({ body, headers }: Incoming): string | null {
  if (!isObject(body)) return 'The request body is not valid JSON';
  if (!headers['anthropic-version']) return 'anthropic-version: header is required';
  if (!textOf(body.model)) return 'model: Field required';
  if (typeof body.max_tokens !== 'number') return 'max_tokens: Field required';
  if (!lastUserText(body.messages)) return 'messages: at least one message is required';
  const refused = REJECTED.find((name) => body[name] !== undefined);
  if (refused) return `${refused}: Extra inputs are not permitted`;
  const both = listOf(body.tools).some(
    (tool) => isObject(tool) && tool.allowed_domains && tool.blocked_domains,
  );
  return both ? 'tools: only one of allowed_domains and blocked_domains may be given' : null;
}

function begunTurn(request: JsonObject): { content: unknown; sample: number } | null {
  const last = objectOf(listOf(request.messages).at(-1));
  if (last.role !== 'assistant') return null;
  for (const block of listOf(last.content)) {
    const match = TOOL_ID.exec(textOf(objectOf(block).id) ?? '');
    if (match) return { content: last.content, sample: Number(match[1]) };
  }
  return null;
}

/** The turn stops after the search; the client sends it back to be ended. */
function pausedTurn(answer: Answer, meta: AnswerMeta): JsonObject {
  return message(meta, openingBlocks(answer, meta), 'pause_turn', usage(answer, '', 1));
}

function wholeTurn(answer: Answer, meta: AnswerMeta, continued: boolean): JsonObject {
  const { variant } = answer;
  const calls = (answer.searched || variant === 'search-error') && !continued && answer.blocks.length > 0;
  const content: JsonObject[] = calls ? openingBlocks(answer, meta) : [];
  if (variant === 'odd') content.push(...oddBlocks(meta.id));
  content.push(...textBlocks(answer));
  const spent = usage(answer, plainText(answer), calls && answer.searched ? 1 : 0);
  if (variant === 'refusal' || variant === 'blocked') {
    const details = { type: 'refusal', category: 'policy', explanation: answer.refusal };
    return { ...message(meta, content, 'refusal', spent), stop_details: details };
  }
  return message(meta, content, variant === 'truncated' ? 'max_tokens' : 'end_turn', spent);
}

function openingBlocks(answer: Answer, meta: AnswerMeta): JsonObject[] {
  const toolId = `srvtoolu_${meta.id.slice(0, 12)}s${Math.max(answer.draw.sample, 0)}`;
  return [{ type: 'text', text: answer.narration }, ...searchBlocks(answer, toolId)];
}

function message(meta: AnswerMeta, content: JsonObject[], stop: string, spent: JsonObject): JsonObject {
  return {
    id: `msg_${meta.id}`,
    type: 'message',
    role: 'assistant',
    model: meta.model,
    content,
    stop_reason: stop,
    stop_sequence: null,
    stop_details: null,
    container: null,
    usage: spent,
  };
}

function usage(answer: Answer, text: string, searches: number): JsonObject {
  return {
    input_tokens: tokensOf(answer.prompt) + (answer.searched ? 13_000 : 20),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
    output_tokens: 96 + tokensOf(text),
    output_tokens_details: { thinking_tokens: 96 },
    server_tool_use: { web_search_requests: searches, web_fetch_requests: 0 },
    service_tier: 'standard',
    inference_geo: 'global',
    speed: 'standard',
  };
}

function modelCard(id: string): JsonObject {
  const capabilities = { server_tools: { web_search: { supported: true } } };
  return { type: 'model', id, display_name: id, created_at: '2026-10-01T00:00:00Z', capabilities };
}
