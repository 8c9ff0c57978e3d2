import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Row } from '@svc/bench';
import type { AskContext, EngineAdapter } from '../src/index.ts';
import { getEngineAdapter } from '../src/index.ts';

/** A fifth of the half millisecond of CPU that an answer may take in all. */
const barMicroseconds = 100;
const rounds = 40;
const asksPerRound = 100;

/** Recorded answers by engine; the secret decides on the provider where there are several. */
const recordings: [engine: string, fixture: string, secret: string][] = [
  ['openai', 'openai-answered', 'key'],
  ['anthropic', 'anthropic-answered', 'key'],
  ['gemini', 'gemini-answered', 'key'],
  ['perplexity', 'perplexity-answered', 'key'],
  ['xai', 'xai-answered', 'key'],
  ['mistral', 'mistral-answered', 'key'],
  ['deepseek', 'anthropic-answered', 'key'],
  ['openrouter', 'openrouter-answered', 'key'],
  ['google-ai-overview', 'dataforseo-ai-mode', 'login:password'],
  ['google-ai-mode', 'serpapi-ai-mode', 'key'],
  ['google-ai-mode', 'dataforseo-ai-mode', 'login:password'],
  ['chatgpt-ui', 'dataforseo-chatgpt', 'login:password'],
  ['openai-compatible', 'openai-compatible-answered', 'key'],
];

/** From the text of the body to the normalised answer, building the request included; no network. */
export async function rows(): Promise<Row[]> {
  const measured: Row[] = [];
  for (const [id, fixture, secret] of recordings) {
    const text = readFileSync(new URL(`../fixtures/${fixture}.json`, import.meta.url), 'utf8');
    measured.push(await measure(id, fixture, text, secret));
  }
  measured.push(await measure('openai', '100 citations in 40 kB of prose', longAnswer(), 'key', 1_000));
  return measured;
}

async function measure(
  id: string,
  name: string,
  text: string,
  secret: string,
  bar = barMicroseconds,
): Promise<Row> {
  const adapter = getEngineAdapter(id);
  if (!adapter) throw new Error(`no engine ${id}`);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    for (let count = 0; count < asksPerRound; count += 1) await askOnce(adapter, text, secret);
    // The first half warms up.
    if (round >= rounds / 2) times.push(((performance.now() - started) * 1_000) / asksPerRound);
  }
  times.sort((left, right) => left - right);
  const figure = Math.round((times[times.length >> 1] ?? 0) * 10) / 10;
  const what = `${id}: ${name}, ${Math.round(text.length / 100) / 10} kB, to a normalised answer`;
  return {
    id: `parse/${id}/${name.replaceAll(' ', '-')}`,
    what,
    bar: `<= ${bar}`,
    figure,
    unit: 'µs per answer',
    pass: figure <= bar,
  };
}

async function askOnce(adapter: EngineAdapter, text: string, secret: string): Promise<void> {
  const context: AskContext = {
    credential: { id: 'bench', secret, baseUrl: 'http://localhost/v1' },
    send: async () => ({ status: 200, headers: {}, text }),
    sleep: async () => {},
    now: () => 1_795_161_600_000,
  };
  const locale = { country: 'DE', language: 'de' };
  const answer = await adapter.ask(
    { prompt: 'best crm', locale, model: adapter.defaultModel ?? 'qwen3:8b' },
    context,
  );
  if (answer.outcome !== 'answered') throw new Error(`${adapter.id} read no answer`);
}

/** With an emoji and offsets in code points, which are tried second. */
function longAnswer(): string {
  let text = '🍰 ';
  const annotations: unknown[] = [];
  for (let index = 0; index < 100; index += 1) {
    const url = `https://www.example.com/page-${index}`;
    text += 'Northwind CRM is what most small cafés choose, says a reviewer who tried it for weeks. '.repeat(
      4,
    );
    const start = text.length;
    text += `([example.com](${url}))`;
    annotations.push({
      type: 'url_citation',
      url,
      title: null,
      start_index: [...text.slice(0, start)].length,
      end_index: [...text].length,
    });
    text += '. ';
  }
  const message = { type: 'message', content: [{ type: 'output_text', text, annotations }] };
  return JSON.stringify({
    id: 'resp',
    status: 'completed',
    model: 'gpt-6.2-sol',
    output: [message],
    usage: null,
  });
}
