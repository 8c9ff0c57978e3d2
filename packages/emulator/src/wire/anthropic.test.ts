import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../index.ts';
import { askEngine } from '../testing/ask.ts';
import { call } from '../testing/call.ts';

const PROMPT = 'Which till suits a bakery?';
const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
const user = { role: 'user', content: PROMPT };
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const post = (body: object, headers: Record<string, string> = {}) =>
  call(`${emulator.origin}/anthropic/v1/messages`, {
    headers: { 'x-api-key': 'key', 'anthropic-version': '2023-06-01', ...headers },
    body: { model: 'claude-haiku-5-5', max_tokens: 100, messages: [user], tools, ...body },
  });

test('a paused turn goes on when it is sent back unchanged, and only then', async () => {
  const first = await post({}, { 'x-emulator-fault': 'pause' });
  expect(first.json.stop_reason).toBe('pause_turn');
  const before = emulator.stats().engines.anthropic?.answers ?? 0;
  const assistant = { role: 'assistant', content: first.json.content };
  const second = await post({ messages: [user, assistant] });
  expect(second.json.stop_reason).toBe('end_turn');
  expect(second.json.content.some((block: { type: string }) => block.type === 'server_tool_use')).toBe(false);
  expect(emulator.stats().engines.anthropic?.answers).toBe(before + 1);
  expect(emulator.stats().engines.anthropic?.interim).toBe(1);
  const changed = structuredClone(assistant);
  changed.content[2].content[0].encrypted_content += 'x';
  expect((await post({ messages: [user, changed] })).status).toBe(400);
});

test('a failed search is an object inside a 200 and is not billed', async () => {
  const { status, json } = await post({}, { 'x-emulator-fault': 'search-error' });
  expect(status).toBe(200);
  const result = json.content.find((block: { type: string }) => block.type === 'web_search_tool_result');
  expect(result.content).toEqual({ type: 'web_search_tool_result_error', error_code: 'unavailable' });
  expect(json.usage.server_tool_use.web_search_requests).toBe(0);
});

test('no search tool, no search', async () => {
  const { json } = await post({ tools: [] });
  expect(json.content.map((block: { type: string }) => block.type)).toEqual(['text']);
});

test('refusal and truncation are stop reasons of a 200', async () => {
  const refusal = await post({}, { 'x-emulator-fault': 'refusal' });
  expect(refusal.json).toMatchObject({
    content: [],
    stop_reason: 'refusal',
    stop_details: { type: 'refusal' },
  });
  expect((await post({}, { 'x-emulator-fault': 'truncated' })).json.stop_reason).toBe('max_tokens');
});

test('requests that Anthropic rejects are rejected', async () => {
  for (const body of [{ temperature: 0 }, { messages: [] }, { max_tokens: undefined }]) {
    const reply = await post(body);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ type: 'error', error: { type: 'invalid_request_error' } });
  }
  expect((await post({}, { 'anthropic-version': '' })).status).toBe(400);
  expect((await post({}, { 'x-api-key': '' })).json.error.type).toBe('authentication_error');
});

test('rate limits, spend limits and overload have their own bodies and headers', async () => {
  const limited = await post({}, { 'x-emulator-fault': '429;retry-after=3' });
  expect(limited.headers).toMatchObject({ 'retry-after': '3', 'x-should-retry': 'true' });
  expect(limited.headers['anthropic-ratelimit-requests-remaining']).toBeDefined();
  const spent = await post({}, { 'x-emulator-fault': 'quota' });
  expect(spent.json.error.details.error_code).toBe('enforced_spend_limit_reached');
  expect(spent.headers['x-should-retry']).toBe('false');
  expect((await post({}, { 'x-emulator-fault': '529' })).json.error.type).toBe('overloaded_error');
  expect((await post({}, { 'x-emulator-fault': 'billing' })).status).toBe(402);
});

test('DeepSeek answers in the same form, with errors and a balance of its own', async () => {
  const answer = await askEngine(emulator.origin, 'deepseek', PROMPT);
  expect(answer.json).toMatchObject({ type: 'message', stop_reason: 'end_turn' });
  const broke = await askEngine(emulator.origin, 'deepseek', PROMPT, { 'x-emulator-fault': 'billing' });
  expect(broke.status).toBe(402);
  expect(broke.json.error.message).toBe('Insufficient Balance');
  const blank = await askEngine(emulator.origin, 'deepseek', PROMPT, { 'x-emulator-fault': 'blank-lines' });
  expect(blank.text.startsWith('\n')).toBe(true);
  expect(blank.json.type).toBe('message');
  const chat = await call(`${emulator.origin}/deepseek/chat/completions`, {
    key: 'key',
    body: { model: 'deepseek-flash', messages: [user] },
  });
  expect(chat.json.choices[0].finish_reason).toBe('stop');
  expect((await call(`${emulator.origin}/deepseek/user/balance`, { key: 'key' })).json.is_available).toBe(
    true,
  );
});
