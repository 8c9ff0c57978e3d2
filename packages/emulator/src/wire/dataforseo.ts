import type { Answer } from '../answer/answer.ts';
import type { EngineId } from '../engine.ts';
import { createQueue, type Queue } from './dataforseo-queue.ts';
import { overviewResult, responsesResult, scraperResult } from './dataforseo-result.ts';
import { taskFailure, taskReply } from './dataforseo-task.ts';
import { type JsonObject, listOf, objectOf, textOf } from './json.ts';
import {
  type AnswerMeta,
  type Ask,
  askOne,
  type Incoming,
  type LimitState,
  type Reply,
  type Wire,
} from './wire.ts';

const RESPONSE_ENGINES: Record<string, EngineId> = {
  chat_gpt: 'openai',
  claude: 'anthropic',
  gemini: 'gemini',
  perplexity: 'perplexity',
};

/** DataForSEO: AI Mode, AI Overview and consumer-chat scrapers, live or through its queue, and LLM responses; one task a call. */
export function createDataForSeoWire(): Wire {
  const queue = createQueue();
  return {
    vendor: 'dataforseo',
    engine: 'google-ai-mode',
    key: basicKey,
    read: (incoming) => queue.read(incoming) ?? read(incoming, queue),
    failure: (failure, _fault, { id }) => taskFailure(failure, id),
    limitHeaders: (limit: LimitState) => ({
      'x-ratelimit-limit': String(Math.floor(limit.perMinute)),
      'x-ratelimit-remaining': String(Math.floor(limit.remaining)),
    }),
  };
}

interface Product {
  engine: EngineId;
  field: 'keyword' | 'user_prompt';
  cost: number;
  model: (data: JsonObject) => string;
  result: (answer: Answer, meta: AnswerMeta, data: JsonObject) => JsonObject;
}

function productOf(path: string): Product | null {
  const google = (engine: EngineId, kind: 'ai_mode' | 'organic'): Product => ({
    engine,
    field: 'keyword',
    cost: 0.004,
    model: () => 'google',
    result: (answer, meta, data) => overviewResult(answer, meta, data, kind),
  });
  const [, page] = /^\/v3\/serp\/google\/(ai_mode|organic)\/(?:live\/advanced|task_post)$/.exec(path) ?? [];
  if (page === 'ai_mode') return google('google-ai-mode', 'ai_mode');
  if (page === 'organic') return google('google-ai-overview', 'organic');
  const [, assistant = '', kind] =
    /^\/v3\/ai_optimization\/(\w+)\/(llm_scraper\/(?:live\/advanced|task_post)|llm_responses\/live)$/.exec(
      path,
    ) ?? [];
  if (kind === 'llm_responses/live') {
    const engine = RESPONSE_ENGINES[assistant];
    if (!engine) return null;
    return {
      engine,
      field: 'user_prompt',
      cost: 0.0306,
      model: (data) => textOf(data.model_name) ?? 'unknown',
      result: responsesResult,
    };
  }
  if (!kind || (assistant !== 'chat_gpt' && assistant !== 'gemini')) return null;
  const gemini = assistant === 'gemini';
  return {
    engine: gemini ? 'gemini-ui' : 'chatgpt-ui',
    field: 'keyword',
    cost: 0.004,
    model: () => (gemini ? 'gemini-3.8-flash' : 'gpt-5-5-instant'),
    result: (answer, meta, data) => scraperResult(answer, meta, data, gemini),
  };
}

function read({ method, path, body }: Incoming, queue: Queue): Ask | Reply | null {
  if (method === 'GET' && path === '/v3/appendix/user_data') {
    const data = { login: 'emulated', money: { total: 100, balance: 98.5 } };
    return taskReply({ id: '0'.repeat(32), path: ['v3', 'appendix', 'user_data'], data: {}, cost: 0 }, data);
  }
  const product = method === 'POST' ? productOf(path) : null;
  if (!product) return null;
  const tasks = listOf(body);
  const data = objectOf(tasks[0]);
  const prompt = textOf(data[product.field]);
  const frame = {
    path: path.slice(1).split('/'),
    data: { api: path.split('/')[2], ...data },
    cost: product.cost,
  };
  const invalid = (field: string) =>
    taskReply({ ...frame, id: '0'.repeat(32) }, null, 40501, `Invalid Field: '${field}'.`);
  if (tasks.length !== 1) return invalid('tasks');
  if (!prompt || prompt.length > longest(product, path)) return invalid(product.field);
  if (product.field === 'keyword' && !data.location_code && !data.location_name && !data.location_coordinate)
    return invalid('location_code');
  if (/nowhere/i.test(textOf(data.location_name) ?? '')) return invalid('location_name');
  const withoutSearch = product.field === 'user_prompt' && data.web_search !== true;
  const ask = { engine: product.engine, prompt, model: product.model(data), withoutSearch };
  const render = (answer: Answer, meta: AnswerMeta) => {
    const whole = { ...frame, id: meta.id };
    if (answer.variant === 'failed') return taskReply(whole, null, 40501, "Invalid Field: 'language_code'.");
    if (answer.variant === 'empty') return taskReply(whole, null, 40102, 'No Search Results.');
    return taskReply(whole, product.result(answer, meta, data));
  };
  return path.endsWith('/task_post') ? queue.put(ask, frame, render) : askOne(ask, render);
}

function longest(product: Product, path: string): number {
  if (product.field === 'user_prompt') return 500;
  return path.includes('llm_scraper') ? 2000 : 700;
}

/** `login:password` of basic authentication. */
function basicKey({ headers }: Incoming): string | null {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const text = encoded ? Buffer.from(encoded, 'base64').toString('utf8') : '';
  return text.includes(':') && text !== ':' ? text : null;
}
