import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../index.ts';
import { askEngine } from '../testing/ask.ts';
import { call } from '../testing/call.ts';

const PROMPT = 'Which till suits a bakery with crème brûlée? 🧁';
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const basic = { authorization: `Basic ${Buffer.from('login:password').toString('base64')}` };
const serp = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  call(`${emulator.origin}/google/search.json?${new URLSearchParams({ api_key: 'key', ...query })}`, {
    headers,
  });

describe('SerpApi', () => {
  test('an overview comes inline or by a token that leads to it once more', async () => {
    const forms = new Set<string>();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { json } = await serp({ engine: 'google', q: PROMPT });
      const token = json.ai_overview.page_token;
      forms.add(token ? 'token' : 'inline');
      if (!token) continue;
      const second = await serp({ engine: 'google_ai_overview', page_token: token });
      expect(second.json.ai_overview.text_blocks.length).toBeGreaterThan(2);
      expect(second.json.ai_overview.references[0]).toMatchObject({
        index: 0,
        link: expect.stringMatching(/^https:/),
      });
    }
    expect(forms).toEqual(new Set(['token', 'inline']));
    const { answers, interim, requests } = emulator.stats().engines['google-ai-overview'] ?? {};
    expect(answers).toBe(20);
    expect(requests).toBe(20 + (interim ?? 0));
  });

  test('an expired or broken token, an overview that failed, and none at all', async () => {
    const stale = { prompt: PROMPT, sample: 0, variant: 'plain', at: Date.now() - 300_000 };
    const token = Buffer.from(JSON.stringify(stale)).toString('base64url');
    expect((await serp({ engine: 'google_ai_overview', page_token: token })).json.error).toMatch(/expired/);
    expect((await serp({ engine: 'google_ai_overview', page_token: 'x' })).status).toBe(400);
    const failed = await serp({ engine: 'google', q: PROMPT }, { 'x-emulator-fault': 'failed' });
    expect(failed.json.ai_overview.error).toBeTypeOf('string');
    const hidden = await serp({ engine: 'google', q: PROMPT }, { 'x-emulator-fault': 'not-shown' });
    expect(hidden.status).toBe(200);
    expect(hidden.json).not.toHaveProperty('ai_overview');
    const empty = await serp({ engine: 'google_ai_mode', q: PROMPT }, { 'x-emulator-fault': 'empty' });
    expect(empty.json.error).toMatch(/hasn't returned any results/);
  });

  test('the key is required, counted as a key in a URL, and never repeated', async () => {
    const { json } = await serp({ engine: 'google_ai_mode', q: PROMPT });
    expect(JSON.stringify(json)).not.toMatch('api_key');
    expect(emulator.stats().engines['google-ai-mode']?.keysInUrl).toBeGreaterThan(0);
    const anonymous = await call(`${emulator.origin}/google/search.json?engine=google_ai_mode&q=x`);
    expect(anonymous.status).toBe(401);
    expect((await serp({ engine: 'google' }, {})).status).toBe(400);
    const limited = await serp({ engine: 'google', q: PROMPT }, { 'x-emulator-fault': 'quota' });
    expect(limited).toMatchObject({ status: 429, json: { error: 'Your account has run out of searches.' } });
  });
});

describe('DataForSEO', () => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(`${emulator.origin}/dataforseo${path}`, { headers: { ...basic, ...headers }, body });
  const task = { keyword: PROMPT, location_code: 2840, language_code: 'en' };

  test('failures are status codes of the task inside a 200', async () => {
    const path = '/v3/serp/google/ai_mode/live/advanced';
    const codes = async (fault: string) => {
      const { status, json } = await post(path, [task], { 'x-emulator-fault': fault });
      return [status, json.status_code, json.tasks?.[0].status_code];
    };
    expect(await codes('none')).toEqual([200, 20000, 20000]);
    expect(await codes('rate')).toEqual([200, 20000, 40202]);
    expect(await codes('billing')).toEqual([200, 20000, 40200]);
    expect(await codes('failed')).toEqual([200, 20000, 40501]);
    expect(await codes('empty')).toEqual([200, 20000, 40102]);
    expect((await post(path, [task, task])).json.tasks[0].status_code).toBe(40501);
    expect((await post(path, [{ keyword: PROMPT }])).json.tasks[0].status_message).toMatch('location_code');
    expect((await post(path, [task], { authorization: 'Basic eA==' })).status).toBe(401);
  });

  test('an AI Mode page without an answer has null items', async () => {
    const path = '/v3/serp/google/ai_mode/live/advanced';
    const { json } = await post(path, [task], { 'x-emulator-fault': 'not-shown' });
    expect(json.tasks[0].result[0].items).toBeNull();
  });

  test('the chat scraper tells cited sources from retrieved ones', async () => {
    const { json } = await post('/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced', [task]);
    const [result] = json.tasks[0].result;
    expect(result.search_results.length).toBeGreaterThan(result.sources.length);
    expect(result.sources[0].url).toMatch('utm_source=chatgpt.com');
    expect(json.cost).toBeGreaterThan(0);
  });

  test('a task of the queue is pending until its latency has passed, then answer and page are the same each time', async () => {
    const api = '/v3/ai_optimization/gemini/llm_scraper';
    const get = (path: string) => call(`${emulator.origin}/dataforseo${path}`, { headers: basic });
    emulator.configure({ engines: { 'gemini-ui': { latency: 3_600_000 } } });
    const before = emulator.stats().engines['gemini-ui']?.answers ?? 0;
    const slow = (await post(`${api}/task_post`, [task])).json;
    expect(slow.tasks[0]).toMatchObject({ status_code: 20100, result: null });
    expect(slow.cost).toBeGreaterThan(0);
    const pending = await get(`${api}/task_get/html/${slow.tasks[0].id}`);
    expect(pending.json.tasks[0].status_code).toBe(40602);
    emulator.configure({ engines: { 'gemini-ui': { latency: 0 } } });
    const { id } = (await post(`${api}/task_post`, [task])).json.tasks[0];
    const page = (await get(`${api}/task_get/html/${id}`)).json.tasks[0].result[0].items[0].html;
    expect(page).toContain('<script>');
    const answer = await get(`${api}/task_get/advanced/${id}`);
    const [said = ''] = /\*\*([^*]+)\*\*/.exec(answer.json.tasks[0].result[0].markdown) ?? [];
    expect(page).toContain(said);
    expect((await get(`${api}/task_get/advanced/${id}`)).text).toBe(answer.text);
    expect(emulator.stats().engines['gemini-ui']?.answers).toBe(before + 1);
    expect((await get(`${api}/task_get/advanced/nobody`)).json.tasks[0].status_code).toBe(40401);
    const nowhere = await post(`${api}/task_post`, [{ ...task, location_name: 'Nowhere,Austria' }]);
    expect(nowhere.json.tasks[0]).toMatchObject({
      status_code: 40501,
      status_message: expect.stringContaining('location_name'),
    });
  });

  test('LLM responses carry annotations, or null without search', async () => {
    const path = '/v3/ai_optimization/claude/llm_responses/live';
    const ask = { user_prompt: PROMPT, model_name: 'claude-haiku-5-5', web_search: true };
    const { json } = await post(path, [ask]);
    const section = json.tasks[0].result[0].items[1].sections[0];
    const [annotation] = section.annotations;
    expect(section.text.slice(annotation.start_index, annotation.end_index)).toMatch(annotation.direct_url);
    const memory = await post(path, [{ ...ask, web_search: false }]);
    expect(memory.json.tasks[0].result[0].items[1].sections[0].annotations).toBeNull();
  });
});

describe('Bright Data', () => {
  const dataset = 'gd_m7aof0k82r803d5bjm';
  const send = (path: string, options: Parameters<typeof call>[1] = {}) =>
    call(`${emulator.origin}/chatgpt/datasets/v3${path}`, { key: 'key', ...options });
  const trigger = (headers = {}) =>
    send(`/trigger?dataset_id=${dataset}&format=json`, {
      body: [{ url: 'https://chatgpt.com/', prompt: PROMPT, index: 1 }],
      headers,
    });

  test('trigger, poll, fetch: the latency passes in the job', async () => {
    emulator.configure({ engines: { 'chatgpt-ui': { latency: 3_600_000 } } });
    const before = emulator.stats().engines['chatgpt-ui']?.answers ?? 0;
    const { snapshot_id: slow } = (await trigger()).json;
    expect((await send(`/progress/${slow}`)).json.status).toMatch(/starting|building/);
    expect((await send(`/snapshot/${slow}?format=json`)).status).toBe(202);
    emulator.configure({ engines: { 'chatgpt-ui': { latency: 50 } } });
    const { snapshot_id: id } = (await trigger()).json;
    await expect.poll(async () => (await send(`/progress/${id}`)).json.status).toBe('ready');
    const fetched = await send(`/snapshot/${id}?format=json`);
    expect(fetched.json[0]).toMatchObject({ prompt: PROMPT, web_search_triggered: true });
    expect(fetched.json[0].citations[0]).toMatchObject({ position: 1 });
    expect((await send(`/snapshot/${id}`)).text).toBe(fetched.text);
    expect(emulator.stats().engines['chatgpt-ui']?.answers).toBe(before + 1);
    emulator.configure({ engines: { 'chatgpt-ui': { latency: 0 } } });
  });

  test('a failed input is a record with an error; a cancelled snapshot is gone', async () => {
    const failed = await trigger({ 'x-emulator-fault': 'failed' });
    expect((await send(`/snapshot/${failed.json.snapshot_id}`)).json[0].error_code).toBe('crawl_failed');
    const { json } = await trigger();
    await send(`/snapshot/${json.snapshot_id}/cancel`, { method: 'POST' });
    expect((await send(`/progress/${json.snapshot_id}`)).json.status).toBe('cancelled');
    expect((await send('/progress/s_none')).status).toBe(404);
    expect((await trigger({ 'x-emulator-fault': '429' })).status).toBe(429);
  });

  test('the synchronous call answers several inputs at once', async () => {
    const body = [{ prompt: 'one' }, { prompt: 'two' }];
    const { json } = await send(`/scrape?dataset_id=${dataset}`, { body });
    expect(json.map((record: { prompt: string }) => record.prompt)).toEqual(['one', 'two']);
  });
});

test('Gemini counts bytes, leaves zeros out and hides URLs behind redirects', async () => {
  for (let sample = 0; sample < 12; sample += 1) {
    const { json } = await askEngine(emulator.origin, 'gemini', PROMPT, {
      'x-emulator-sample': String(sample),
      'x-emulator-fault': sample % 2 === 0 ? 'none' : 'odd',
    });
    const { content, groundingMetadata } = json.candidates[0];
    for (const { segment } of groundingMetadata.groundingSupports) {
      const bytes = Buffer.from(content.parts[segment.partIndex ?? 0].text);
      expect(bytes.subarray(segment.startIndex ?? 0, segment.endIndex).toString()).toBe(segment.text);
      expect(segment.startIndex).not.toBe(0);
    }
    expect(groundingMetadata.groundingChunks[0].web.uri).toMatch(
      /^https:\/\/vertexaisearch\.cloud\.google\.com\//,
    );
  }
});
