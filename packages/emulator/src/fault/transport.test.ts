import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../index.ts';
import { askEngine } from '../testing/ask.ts';

const PROMPT = 'Which till suits a bakery?';
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const ask = (fault: string) => askEngine(emulator.origin, 'openai', PROMPT, { 'x-emulator-fault': fault });

test('connections that break, before the headers and in the body', async () => {
  await expect(ask('reset')).rejects.toMatchObject({ code: 'ECONNRESET' });
  await expect(ask('reset-body')).rejects.toThrow();
  expect(emulator.stats().engines.openai?.answers).toBe(0);
});

test('a hanging call ends when the client gives up, and is counted so', async () => {
  const { request } = await import('undici');
  for (const fault of ['hang', 'hang-body']) {
    const aborted = emulator.stats().engines.openai?.aborted ?? 0;
    const client = new AbortController();
    const call = request(`${emulator.origin}/openai/v1/responses`, {
      method: 'POST',
      headers: { authorization: 'Bearer k', 'x-emulator-fault': fault },
      body: JSON.stringify({ model: 'm', input: PROMPT }),
      signal: client.signal,
    }).then((reply) => reply.body.text());
    await expect.poll(() => emulator.stats().inFlight).toBe(1);
    client.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => emulator.stats().engines.openai?.aborted).toBe(aborted + 1);
  }
  expect(emulator.stats().inFlight).toBe(0);
});

test('a slow drip is whole in the end', async () => {
  const started = performance.now();
  const { json } = await ask('drip;interval=10');
  expect(performance.now() - started).toBeGreaterThan(150);
  expect(json.status).toBe('completed');
});

test('bodies that break their promise', async () => {
  const truncated = await ask('truncated-json');
  expect(truncated).toMatchObject({ status: 200, json: null });
  expect(truncated.text.startsWith('{"id":"resp_')).toBe(true);
  const lying = await ask('lying-json');
  expect(lying.json.output).toBe('see above');
  expect((await ask('empty-body')).text).toBe('');
  const page = await ask('wrong-type');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toMatch('text/html');
  expect((await ask('large')).text.length).toBeGreaterThan(2_000_000);
});

test('spoiled answers use up no draw of the truth', async () => {
  emulator.reset();
  await ask('truncated-json');
  await ask('refusal');
  await askEngine(emulator.origin, 'openai', PROMPT);
  expect(emulator.stats().recent.at(-1)?.draws[0]?.sample).toBe(0);
});
