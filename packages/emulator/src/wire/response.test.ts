import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Emulator, type EngineId, startEmulator } from '../index.ts';
import { askEngine } from '../testing/ask.ts';
import { type CallResult, call } from '../testing/call.ts';

const PROMPT = 'Which till suits a bakery?';
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const ask = (engine: EngineId, fault = 'none') =>
  askEngine(emulator.origin, engine, PROMPT, { 'x-emulator-fault': fault, 'x-emulator-sample': '1' });
const ofType = (json: CallResult['json'], type: string): CallResult['json'] =>
  json.output.find((item: { type: string }) => item.type === type);

interface Part {
  text: string;
  annotations: { start_index: number; end_index: number; url: string }[];
}

describe('OpenAI', () => {
  test('annotations cover the inline links; one page is cited twice', async () => {
    const { json } = await ask('openai');
    const part: Part = ofType(json, 'message').content[0];
    const urls = part.annotations.map(({ start_index, end_index, url }) => {
      expect(part.text.slice(start_index, end_index)).toBe(
        `([${new URL(url).hostname.replace('www.', '')}](${url}))`,
      );
      return url;
    });
    expect(new Set(urls).size).toBeLessThan(urls.length);
    expect(urls.some((url) => url.includes('utm_source=openai'))).toBe(true);
    expect(urls.some((url) => !url.includes('utm_source=openai'))).toBe(true);
  });

  test('states that are no answers: refusal, truncation, filter, failure', async () => {
    expect(ofType((await ask('openai', 'refusal')).json, 'message').content).toMatchObject([
      { type: 'refusal' },
    ]);
    expect((await ask('openai', 'truncated')).json.incomplete_details.reason).toBe('max_output_tokens');
    expect((await ask('openai', 'blocked')).json.incomplete_details.reason).toBe('content_filter');
    expect((await ask('openai', 'failed')).json).toMatchObject({
      status: 'failed',
      usage: null,
      error: { code: 'server_error' },
    });
  });

  test('unsupported parameters, unknown models and missing tools', async () => {
    const post = (body: object) =>
      call(`${emulator.origin}/openai/v1/responses`, {
        key: 'k',
        body: { model: 'm', input: PROMPT, ...body },
      });
    expect((await post({ temperature: 0 })).json.error).toMatchObject({
      param: 'temperature',
      code: 'unsupported_parameter',
    });
    expect((await post({ input: '' })).status).toBe(400);
    expect(ofType((await post({})).json, 'web_search_call')).toBeUndefined();
    expect(
      (await call(`${emulator.origin}/openai/v1/models`, { key: 'k' })).json.data.length,
    ).toBeGreaterThan(0);
    expect((await call(`${emulator.origin}/openai/v1/models/none`, { key: 'k' })).status).toBe(404);
  });

  test('a base URL works with and without its version', async () => {
    for (const path of ['/openai/responses', '/openai/v1/responses', '/openai/v1/v1/responses']) {
      expect(
        (await call(`${emulator.origin}${path}`, { key: 'k', body: { model: 'm', input: PROMPT } })).status,
      ).toBe(200);
    }
  });
});

test('xAI: both search forms, ticks, both error bodies', async () => {
  const { json } = await ask('xai');
  expect(ofType(json, 'web_search_call').action).toMatchObject({ type: 'search' });
  expect(json.usage.cost_in_usd_ticks).toBeGreaterThan(0);
  const odd = await ask('xai', 'odd');
  expect(JSON.parse(ofType(odd.json, 'web_search_call').arguments)).toHaveProperty('query');
  expect(odd.json.usage.cost_in_usd_ticks).toBeNull();
  expect((await ask('xai', '404')).json.error).toBeTypeOf('string');
  expect((await ask('xai', '429')).json.error).toMatchObject({ code: 'rate_limit_exceeded' });
});

test('Perplexity: the Agent API only, cost reported, a marker without a result', async () => {
  const { json } = await ask('perplexity');
  expect(json.usage.cost.total_cost).toBeGreaterThan(0);
  expect(json.model).toBe('perplexity/sonar');
  const odd = await ask('perplexity', 'odd');
  expect(ofType(odd.json, 'message').content[0].text).toMatch('[99]');
  const post = (path: string, body: object) =>
    call(`${emulator.origin}/perplexity${path}`, { key: 'k', body });
  expect((await post('/chat/completions', {})).json.error.type).toBe('chat_completions_not_available');
  expect((await post('/v1/agent', { model: 'sonar', input: PROMPT })).status).toBe(400);
  expect((await post('/v1/agent', { preset: 'fast' })).status).toBe(422);
  expect((await ask('perplexity', 'failed')).json).toMatchObject({ status: 'failed', output: [] });
});

test('Mistral: a string without references, chunks with them, arguments that do not parse', async () => {
  const plain = await ask('mistral');
  expect(Array.isArray(plain.json.outputs.at(-1).content)).toBe(true);
  expect((await ask('mistral', 'no-search')).json.outputs[0].content).toBeTypeOf('string');
  const odd = await ask('mistral', 'odd');
  expect(() => JSON.parse(odd.json.outputs[1].arguments)).toThrow();
  expect(odd.json.outputs.at(-1).content.at(-1).url).toBeNull();
  expect((await ask('mistral', '401')).json).toHaveProperty('request_id');
});

test('OpenRouter: nested annotations, an error inside a 200, no credit', async () => {
  const { json } = await ask('openrouter');
  const { content, annotations } = json.choices[0].message;
  const [{ url_citation: citation }] = annotations;
  expect(content.slice(citation.start_index, citation.end_index)).toMatch(`](${citation.url})`);
  expect(json.usage.cost).toBeGreaterThan(0);
  const failed = await ask('openrouter', 'failed');
  expect(failed).toMatchObject({
    status: 200,
    json: { choices: [{ finish_reason: 'error', error: { code: 502 } }] },
  });
  expect((await ask('openrouter', '402')).json.error).toMatchObject({
    code: 402,
    message: 'Insufficient credits',
  });
});

test('Gemini: blocked prompts, quota by the minute and by the day, bad keys', async () => {
  const blocked = await ask('gemini', 'blocked');
  expect(blocked.json).toHaveProperty('promptFeedback.blockReason');
  expect(blocked.json).not.toHaveProperty('candidates');
  expect((await ask('gemini', 'truncated')).json.candidates[0].finishReason).toBe('MAX_TOKENS');
  const limited = await ask('gemini', '429;retry-after=34.4');
  expect(limited.headers).not.toHaveProperty('retry-after');
  expect(limited.json.error.details[1].retryDelay).toBe('34.4s');
  expect((await ask('gemini', 'quota')).json.error.details[0].violations[0].quotaId).toMatch('PerDay');
  expect((await ask('gemini', '401')).json.error.details[0].reason).toBe('API_KEY_INVALID');
});

test('self-hosted models: thoughts in the content, usage that is missing, an unknown model', async () => {
  const odd = await ask('openai-compatible', 'odd');
  expect(odd.json.choices[0].message.content).toMatch(/^<think>/);
  expect(odd.json).not.toHaveProperty('usage');
  expect((await ask('openai-compatible', '404')).json.error.message).toMatch('try pulling it first');
  expect((await ask('openai-compatible', 'truncated')).json.choices[0].finish_reason).toBe('length');
});
