import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Emulator, emulatorBaseUrls, startEmulator } from './index.ts';
import { call } from './testing/call.ts';
import { readAnswer } from './testing/read.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const body = { model: 'gpt-6-luna', input: 'What is the best till for a small café?' };
const openai = (extra: Parameters<typeof call>[1] = {}) =>
  call(`${emulatorBaseUrls(emulator.origin).openai}/responses`, { key: 'key-one', body, ...extra });

describe('faults by request header', () => {
  test('429 carries Retry-After in the style that was asked for', async () => {
    const seconds = await openai({ headers: { 'x-emulator-fault': '429;retry-after=2' } });
    expect(seconds.status).toBe(429);
    expect(seconds.headers['retry-after']).toBe('2');
    expect(seconds.json).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
    const none = await openai({ headers: { 'x-emulator-fault': '429;retry=none' } });
    expect(none.status).toBe(429);
    expect(none.headers['retry-after']).toBeUndefined();
    const date = await openai({ headers: { 'x-emulator-fault': '429;retry=date' } });
    expect(Number.isNaN(Date.parse(String(date.headers['retry-after'])))).toBe(false);
    const milliseconds = await openai({ headers: { 'x-emulator-fault': '429;retry=milliseconds' } });
    expect(milliseconds.headers['retry-after-ms']).toBe('1000');
  });

  test('spent quota is told apart from too many requests', async () => {
    const reply = await openai({ headers: { 'x-emulator-fault': 'quota' } });
    expect(reply.status).toBe(429);
    expect(reply.json).toMatchObject({ error: { code: 'insufficient_quota' } });
  });

  test('server errors and gateway pages', async () => {
    expect((await openai({ headers: { 'x-emulator-fault': '500' } })).status).toBe(500);
    expect((await openai({ headers: { 'x-emulator-fault': '503' } })).status).toBe(503);
    const gateway = await openai({ headers: { 'x-emulator-fault': 'html-502' } });
    expect(gateway.status).toBe(502);
    expect(gateway.headers['content-type']).toMatch('text/html');
  });

  test('an engine that caches gives its first answer again', async () => {
    const texts: string[] = [];
    for (const fault of ['repeat', 'repeat', 'none', 'none'])
      texts.push(readAnswer('openai', (await openai({ headers: { 'x-emulator-fault': fault } })).json).text);
    const [first, second, ...others] = texts;
    expect(second).toBe(first);
    expect(others.every((text) => text === first)).toBe(false);
  });

  test('an unknown fault is refused with the known names', async () => {
    const reply = await openai({ headers: { 'x-emulator-fault': 'meteor' } });
    expect(reply.status).toBe(400);
    expect(reply.text).toMatch('truncated-json');
  });
});

test('a missing or unknown key gives the vendor’s 401', async () => {
  const reply = await openai({ key: null });
  expect(reply.status).toBe(401);
  expect(reply.json).toMatchObject({ error: { code: 'invalid_api_key' } });
  const strict = await startEmulator({ keys: ['good'] });
  const url = `${emulatorBaseUrls(strict.origin).openai}/responses`;
  expect((await call(url, { key: 'bad', body })).status).toBe(401);
  expect((await call(url, { key: 'good', body })).status).toBe(200);
  await strict.close();
});

test('latency delays answers without occupying the server', async () => {
  const slow = await startEmulator({ latency: 100 });
  const url = `${emulatorBaseUrls(slow.origin).openai}/responses`;
  const started = performance.now();
  expect((await call(url, { key: 'k', body })).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(95);
  slow.configure({ latency: 3_600_000 });
  const waiting = Promise.allSettled(Array.from({ length: 50 }, () => call(url, { key: 'k', body })));
  await expect.poll(() => slow.stats().inFlight).toBe(50);
  expect((await call(url, { key: 'k', body, headers: { 'x-emulator-latency': '0' } })).status).toBe(200);
  await slow.close();
  expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
});
