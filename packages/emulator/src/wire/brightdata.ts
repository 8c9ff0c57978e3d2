import type { Answer, Variant } from '../answer/answer.ts';
import { renderProse } from '../answer/render.ts';
import type { EngineId } from '../engine.ts';
import type { Failure, Fault } from '../fault/fault.ts';
import { tracked } from './dataforseo-result.ts';
import { type JsonObject, listOf, objectOf, textOf } from './json.ts';
import { retryHeaders } from './retry-headers.ts';
import {
  type AnswerMeta,
  type Ask,
  bearerKey,
  type Incoming,
  type Question,
  type Reply,
  type Wire,
} from './wire.ts';

const DATASETS: Record<string, { engine: EngineId; model: string }> = {
  gd_m7aof0k82r803d5bjm: { engine: 'chatgpt-ui', model: 'gpt-5-5' },
  gd_m7dhdot1vw9a7gc1n: { engine: 'perplexity-ui', model: 'sonar' },
  gd_m7di5jy6s9geokz8w: { engine: 'copilot-ui', model: 'copilot' },
  gd_mbz66arm2mf9cu856y: { engine: 'gemini-ui', model: 'gemini-3.8-flash' },
  gd_mcswdt6z2elth3zqr2: { engine: 'google-ai-mode', model: 'google' },
};
const ERRORS: Record<Failure, [status: number, message: string]> = {
  'bad-request': [400, 'Invalid input provided'],
  auth: [401, 'Invalid credentials'],
  billing: [402, 'Your account has no funds'],
  forbidden: [403, 'Your account is not active'],
  'not-found': [404, 'dataset does not exist'],
  rate: [429, 'Too many requests: reduce the number of running snapshots'],
  quota: [402, 'Your account has no funds'],
  server: [500, 'Internal server error'],
  unavailable: [503, 'Service unavailable'],
  overloaded: [503, 'Service unavailable'],
  timeout: [504, 'Gateway timeout'],
};
const MOST_JOBS = 20_000;

interface Job {
  engine: EngineId;
  model: string;
  inputs: JsonObject[];
  questions: Question[];
  variant: Variant;
  startedAt: number;
  readyAt: number;
  cancelled: boolean;
  /** Kept once fetched: the same snapshot is the same bytes. */
  reply: Reply | null;
}

/** Bright Data's chat scrapers: trigger, progress, snapshot; or one synchronous call. Jobs live in memory. */
export function createBrightDataWire(): Wire {
  const jobs = new Map<string, Job>();

  function read(incoming: Incoming): Ask | Reply | null {
    const { method, path } = incoming;
    const start = /^\/datasets\/v3\/(trigger|scrape)$/.exec(path);
    if (method === 'POST' && start) return startJob(incoming, start[1] === 'trigger');
    if (method === 'GET' && path === '/datasets/v3/snapshots') return { status: 200, body: listed(jobs) };
    const [, kind, id = '', cancel] =
      /^\/datasets\/v3\/(progress|snapshot)\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    if (!kind) return null;
    const job = jobs.get(id);
    if (!job) return problem(404, 'Snapshot does not exist');
    if (cancel) {
      job.cancelled = true;
      return { status: 200, body: { status: 'cancelled' } };
    }
    return kind === 'progress'
      ? { status: 200, body: progress(id, job, incoming.now) }
      : snapshot(job, incoming.now);
  }

  function startJob({ query, body }: Incoming, asynchronous: boolean): Ask | Reply {
    const dataset = DATASETS[query.get('dataset_id') ?? ''];
    if (!dataset) return problem(404, 'dataset does not exist');
    const inputs = listOf(Array.isArray(body) ? body : objectOf(body).input).map(objectOf);
    const questions = inputs.flatMap(({ prompt }) => (textOf(prompt) ? [{ prompt: String(prompt) }] : []));
    if (questions.length === 0 || questions.length < inputs.length)
      return problem(400, 'Invalid input provided: prompt is required');
    const render = (answers: Answer[], meta: AnswerMeta): Reply => ({
      status: 200,
      body: records(dataset.engine, answers, meta, inputs),
    });
    if (!asynchronous) return { ...dataset, questions, render };
    return {
      ...dataset,
      questions,
      immediate: true,
      interim: ({ samples, variant, latency, id, now }) => {
        if (jobs.size >= MOST_JOBS) jobs.delete(jobs.keys().next().value ?? '');
        const reserved = questions.map((question, index) => ({ ...question, sample: samples[index] ?? 0 }));
        const snapshotId = `s_${id.slice(0, 17)}`;
        const timing = { startedAt: now, readyAt: now + latency };
        jobs.set(snapshotId, {
          ...dataset,
          inputs,
          questions: reserved,
          variant,
          ...timing,
          cancelled: false,
          reply: null,
        });
        return { status: 200, body: { snapshot_id: snapshotId } };
      },
      render,
    };
  }

  return {
    vendor: 'brightdata',
    engine: 'chatgpt-ui',
    key: bearerKey,
    read,
    failure(failure, fault: Fault, { now }) {
      const reply = problem(...ERRORS[failure]);
      return failure === 'rate' ? { ...reply, headers: retryHeaders(fault, now) } : reply;
    },
    limitHeaders: () => ({}),
  };
}

/** The newest run first; the emulator tells no more of it than its id. */
function listed(jobs: Map<string, Job>): JsonObject[] {
  return [...jobs]
    .slice(-10)
    .reverse()
    .map(([id, job]) => ({ id, dataset_id: job.engine, status: job.cancelled ? 'canceled' : 'ready' }));
}

function progress(id: string, job: Job, now: number): JsonObject {
  const share = (now - job.startedAt) / Math.max(1, job.readyAt - job.startedAt);
  const running = share < 0.3 ? 'starting' : share < 1 ? 'building' : 'ready';
  return { snapshot_id: id, dataset_id: job.engine, status: job.cancelled ? 'cancelled' : running };
}

function snapshot(job: Job, now: number): Ask | Reply {
  if (job.cancelled) return problem(404, 'Snapshot was cancelled');
  if (now < job.readyAt)
    return {
      status: 202,
      body: { status: 'building', message: 'Snapshot is not ready yet, try again in 10s' },
    };
  if (job.reply) return job.reply;
  return {
    engine: job.engine,
    model: job.model,
    questions: job.questions,
    settled: job.variant,
    render(answers, meta) {
      job.reply = { status: 200, body: records(job.engine, answers, meta, job.inputs) };
      return job.reply;
    },
  };
}

function records(engine: EngineId, answers: Answer[], meta: AnswerMeta, inputs: JsonObject[]): JsonObject[] {
  return answers.map((answer, index) => {
    const input = inputs[index] ?? {};
    if (answer.variant === 'failed') {
      return {
        input,
        error: 'Page did not load',
        error_code: 'crawl_failed',
        timestamp: new Date(meta.now).toISOString(),
      };
    }
    return engine === 'chatgpt-ui' ? record(answer, meta, input) : recordOf(engine, answer, meta, input);
  });
}

function record(answer: Answer, meta: AnswerMeta, input: JsonObject): JsonObject {
  const refused = answer.variant === 'refusal' || answer.variant === 'blocked';
  const markdown = refused
    ? answer.refusal
    : renderProse(answer, (page) => ` ([${page.domain}](${tracked(page)}))`).text;
  const cited = answer.pages.slice(0, answer.citedCount);
  return {
    url: `https://chatgpt.com/c/${meta.id}`,
    prompt: answer.prompt,
    country: input.country ?? '',
    answer_text: renderProse(answer, () => '').text.replaceAll('**', '') || (refused ? answer.refusal : ''),
    answer_text_markdown: markdown,
    model: meta.model,
    // Known to be false although a search ran.
    web_search_triggered: answer.variant === 'odd' ? false : answer.searched,
    web_search_query: answer.queries,
    is_map: false,
    shopping_visible: false,
    citations: cited.map((page, index) =>
      answer.variant === 'odd' && index === 0
        ? tracked(page)
        : { url: tracked(page), title: page.title, position: index + 1 },
    ),
    search_sources: answer.pages.map((page, index) => ({
      url: page.url,
      title: page.title,
      rank: index + 1,
    })),
    links_attached: cited.map((page, index) => ({ url: page.url, text: page.domain, position: index + 1 })),
    timestamp: new Date(meta.now).toISOString(),
    input,
  };
}

/** Fields of the other pages: Gemini has no Markdown, Copilot lists what it cites as sources, Perplexity what it searched for. */
function recordOf(engine: EngineId, answer: Answer, meta: AnswerMeta, input: JsonObject): JsonObject {
  const {
    answer_text,
    answer_text_markdown,
    web_search_query,
    citations,
    links_attached,
    prompt,
    country,
    timestamp,
  } = record(answer, meta, input);
  const common = {
    ...{ url: textOf(input.url) ?? '', prompt, country, timestamp, input },
    answer_html: `<article><p>${String(answer_text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p></article>`,
  };
  if (engine === 'copilot-ui') return { ...common, answer_text, answer_text_markdown, sources: citations };
  if (engine === 'perplexity-ui')
    return {
      ...{ ...common, answer_text, answer_text_markdown, web_search_query, citations },
      ...{ suggested_followup: [`${answer.prompt} — how?`], is_shopping_data: false },
    };
  return { ...common, answer_text: answer_text_markdown, citations: [], links_attached };
}

function problem(status: number, error: string): Reply {
  return { status, body: { error } };
}
