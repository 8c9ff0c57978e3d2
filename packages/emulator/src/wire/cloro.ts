import type { Answer, Variant } from '../answer/answer.ts';
import { renderProse } from '../answer/render.ts';
import type { EngineId } from '../engine.ts';
import type { Failure, Fault } from '../fault/fault.ts';
import { cardsBeside } from './cloro-beside.ts';
import { type JsonObject, objectOf, textOf } from './json.ts';
import { pageHtml } from './page-html.ts';
import {
  type AnswerMeta,
  type Ask,
  bearerKey,
  type Incoming,
  type Question,
  type Reply,
  type Wire,
} from './wire.ts';

const TASKS: Record<string, { engine: EngineId; model: string }> = {
  CHATGPT: { engine: 'chatgpt-ui', model: 'gpt-5-5' },
  GEMINI: { engine: 'gemini-ui', model: 'gemini' },
  PERPLEXITY: { engine: 'perplexity-ui', model: 'sonar' },
  COPILOT: { engine: 'copilot-ui', model: 'copilot' },
};
const CREDITS: Record<string, number> = { CHATGPT: 5, COPILOT: 5, PERPLEXITY: 4, GEMINI: 4 };
const FIELDS = new Set(['prompt', 'country', 'state', 'include', 'legacy', 'disableWebSearch']);
const ERRORS: Record<Failure, [status: number, code: string]> = {
  'bad-request': [400, 'VALIDATION_ERROR'],
  auth: [401, 'INVALID_OR_EXPIRED_API_KEY'],
  billing: [403, 'INSUFFICIENT_CREDITS'],
  forbidden: [401, 'INVALID_OR_EXPIRED_API_KEY'],
  'not-found': [404, 'RESOURCE_NOT_FOUND'],
  rate: [429, 'RATE_LIMIT_EXCEEDED'],
  quota: [403, 'INSUFFICIENT_CREDITS'],
  server: [500, 'INTERNAL_SERVER_ERROR'],
  unavailable: [503, 'SERVICE_UNAVAILABLE'],
  overloaded: [503, 'SERVICE_UNAVAILABLE'],
  timeout: [502, 'BAD_GATEWAY'],
};
const pagePath = /^\/results\/([^/]+)\/page-1\.html$/;
const MOST_TASKS = 20_000;

interface Task {
  type: string;
  payload: JsonObject;
  question: Question;
  variant: Variant;
  startedAt: number;
  readyAt: number;
  reply: Reply | null;
  /** The page that the answer was read from, at an address of its own. */
  page: string | null;
}

/** cloro's queue: a task is put in, looked at, and has its result in it. Grok's page is switched off: its tasks fail. */
export function createCloroWire(): Wire {
  const tasks = new Map<string, Task>();

  function read(incoming: Incoming): Ask | Reply | null {
    const { method, path, now } = incoming;
    if (method === 'GET' && path === '/v1/credits')
      return { status: 200, body: { remaining: 9_500, perCycle: 10_000, cycleResetsAt: null } };
    if (method === 'POST' && path === '/v1/async/task') return start(objectOf(incoming.body));
    if (method === 'GET' && pagePath.test(path)) return savedPage(path);
    const [, id] = /^\/v1\/async\/task\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'GET' || !id) return null;
    const task = tasks.get(id);
    return task ? look(id, task, now, incoming.base) : problem(404, 'RESOURCE_NOT_FOUND');
  }

  function savedPage(path: string): Reply {
    const page = tasks.get(pagePath.exec(path)?.[1] ?? '')?.page;
    if (!page) return problem(404, 'RESOURCE_NOT_FOUND');
    return { status: 200, body: page, headers: { 'content-type': 'text/html; charset=utf-8' } };
  }

  function start({ taskType, payload: given }: JsonObject): Ask | Reply {
    const payload = objectOf(given);
    const type = textOf(taskType) ?? '';
    const prompt = textOf(payload.prompt);
    const wrong =
      !prompt ||
      !/^[A-Z]{2}$/.test(textOf(payload.country) ?? '') ||
      (payload.state !== undefined && payload.country !== 'US') ||
      Object.keys(payload).some((name) => !FIELDS.has(name));
    if (wrong || !(type === 'GROK' || TASKS[type])) return problem(400, 'VALIDATION_ERROR');
    const known = TASKS[type] ?? { engine: 'chatgpt-ui', model: 'grok' };
    return {
      ...known,
      questions: [{ prompt }],
      immediate: true,
      interim: ({ samples, variant, latency, id, now }) => {
        if (tasks.size >= MOST_TASKS) tasks.delete(tasks.keys().next().value ?? '');
        const question = { prompt, sample: samples[0] ?? 0 };
        const timing = { startedAt: now, readyAt: now + latency };
        tasks.set(id, { type, payload, question, variant, ...timing, reply: null, page: null });
        return { status: 201, body: { task: { id, taskType: type, status: 'QUEUED' } } };
      },
      render: () => problem(500, 'INTERNAL_SERVER_ERROR'),
    };
  }

  return {
    vendor: 'cloro',
    engine: 'chatgpt-ui',
    // Saved pages need none.
    key: (incoming) => (pagePath.test(incoming.path) ? 'anyone' : bearerKey(incoming)),
    read,
    // A 429 carries no wait.
    failure: (failure, _fault: Fault) => problem(...ERRORS[failure]),
    limitHeaders: () => ({}),
  };
}

const stateOf = (id: string, { type }: Task, status: string, more: JsonObject = {}): Reply => ({
  status: 200,
  body: { task: { id, taskType: type, status }, ...more },
});

function look(id: string, task: Task, now: number, base: string): Ask | Reply {
  if (task.type === 'GROK')
    return stateOf(id, task, 'FAILED', {
      response: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Maximum retries exceeded' } },
    });
  if (now < task.readyAt) return stateOf(id, task, now === task.startedAt ? 'QUEUED' : 'PROCESSING');
  if (task.reply) return task.reply;
  return {
    ...(TASKS[task.type] ?? { engine: 'chatgpt-ui', model: '' }),
    questions: [task.question],
    settled: task.variant,
    render([answer], meta) {
      if (!answer) throw new Error('a task was rendered without its answer');
      const failed = answer.variant === 'failed';
      const response = failed
        ? { error: { code: 'BAD_GATEWAY', message: 'Maximum timeout (5 minutes) exceeded' } }
        : withPage(id, task, base, answer, result(task, answer, meta));
      const credits = failed ? 0 : (CREDITS[task.type] ?? 5);
      task.reply = stateOf(id, task, failed ? 'FAILED' : 'COMPLETED', {
        credits: { creditsToCharge: credits, creditsCharged: credits },
        response,
      });
      return task.reply;
    },
  };
}

function withPage(id: string, task: Task, base: string, answer: Answer, found: JsonObject): JsonObject {
  if (objectOf(task.payload.include).html !== true) return found;
  task.page = pageHtml(answer, String(found.markdown));
  return { ...found, html: `${base}/results/${id}/page-1.html` };
}

/** The result object itself; Perplexity's has its fields in snake case. */
function result({ type, payload }: Task, answer: Answer, meta: AnswerMeta): JsonObject {
  const refused = answer.variant === 'refusal' || answer.variant === 'blocked';
  const mark = (page: Answer['pages'][number]) => ` ([${page.domain}](${page.url}))`;
  const markdown = refused ? answer.refusal : renderProse(answer, mark).text;
  const sources = answer.pages.slice(0, answer.citedCount).map((page, at) => ({
    ...{ position: at + 1, url: page.url, label: page.title, description: page.snippet },
  }));
  const common = { text: markdown.replaceAll('**', ''), markdown, sources };
  if (type === 'PERPLEXITY')
    return {
      ...common,
      search_model_queries: answer.queries,
      related_queries: [`${answer.prompt} — how?`],
      shopping_cards: cardsBeside(answer, 'title'),
    };
  if (type === 'GEMINI') return { ...common, shoppingCards: cardsBeside(answer, 'title') };
  if (type === 'COPILOT')
    return { ...common, searchQueries: answer.queries, shoppingCards: cardsBeside(answer, 'name') };
  const include = objectOf(payload.include);
  const legacy = payload.legacy === true;
  return {
    ...common,
    ...(include.searchQueries === true && { searchQueries: legacy ? answer.queries : [] }),
    ...(include.shopping === true && legacy && { shoppingCards: cardsBeside(answer, 'title') }),
    ...(include.ads === true && legacy && { ads: [] }),
    model: legacy ? meta.model : null,
  };
}

const problem = (status: number, code: string): Reply => ({
  status,
  body: { success: false, error: { code, message: code.toLowerCase().replaceAll('_', ' ') } },
});
