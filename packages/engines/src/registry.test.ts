import { describe, expect, it } from 'vitest';
import { fakeEngine, question, type Reply, secret } from '../test/fake-engine.ts';
import type { EngineAdapter, EngineRequest } from './adapter.ts';
import { getEngineAdapter, listEngineAdapters } from './index.ts';

/** All that reach the network. */
const adapters = listEngineAdapters().filter(({ surface }) => surface !== 'sandbox');
const wires: [string, EngineAdapter, string][] = adapters.flatMap((adapter) => {
  const providers = new Set(adapter.settings.map(({ provider }) => provider));
  const secrets = [
    secret,
    ...(providers.has('dataforseo') ? [`login:${secret}`] : []),
    ...(providers.has('cloro') ? [`sk_live_${secret}`] : []),
  ];
  return secrets.map((given): [string, EngineAdapter, string] => [
    `${adapter.id} ${given === secret ? '' : given.includes(':') ? '(DataForSEO)' : '(cloro)'}`,
    adapter,
    given,
  ]);
});
const asked = { ...question, model: 'a-model' };

async function fail(adapter: EngineAdapter, given: string, reply: Reply) {
  const { context, requests } = fakeEngine([reply], { secret: given, baseUrl: 'http://emulator.test/base' });
  const error = await adapter.ask(asked, context).catch((caught) => caught);
  return { error, request: requests[0] as EngineRequest };
}

it.each(adapters.filter(({ surface }) => surface.startsWith('api')).map((one) => [one.id, one] as const))(
  '%s searches nothing where it is to judge a text by itself',
  async (_, adapter) => {
    const { context, requests } = fakeEngine([{ status: 500, text: '' }], {
      baseUrl: 'http://emulator.test/base',
    });
    const model = adapter.modelWithoutSearch ?? 'a-model';
    await adapter.ask({ ...question, model, search: false }, context).catch((caught: unknown) => caught);
    expect(JSON.stringify(requests[0]?.body)).toContain(question.prompt);
    expect(JSON.stringify(requests[0]?.body)).not.toMatch(/search|tool/i);
  },
);

it('knows each engine by its id', () => {
  for (const adapter of adapters) expect(getEngineAdapter(adapter.id)).toBe(adapter);
  expect(new Set(adapters.map(({ id }) => id)).size).toBe(adapters.length);
  expect(getEngineAdapter('nobody')).toBeUndefined();
});

describe.each(wires)('%s', (_, adapter, given) => {
  it('asks the configured address without sampling parameters, and shows its key in no URL but SerpApi', async () => {
    const { request } = await fail(adapter, given, { status: 500, text: '' });
    expect(request.url.startsWith('http://emulator.test/base/')).toBe(true);
    expect(JSON.stringify(request.body ?? {})).not.toMatch(/"(temperature|top_?[pk]|seed|logprobs)"/i);
    const viaSerpApi = adapter.surface === 'serp' && given === secret;
    expect(request.url.includes(secret)).toBe(viaSerpApi);
    const told = viaSerpApi ? new URL(request.url).searchParams.get('q') : JSON.stringify(request.body);
    expect(told).toContain(question.prompt);
  });

  it.each([
    [401, 'auth', false],
    [402, 'quota', false],
    [404, 'invalid', false],
    [408, 'overloaded', true],
    [429, 'rate', true],
    [500, 'overloaded', true],
    [502, 'overloaded', true],
    [503, 'overloaded', true],
    [529, 'overloaded', true],
  ])(
    'with HTTP %i and a page of HTML is %s, and tells neither key nor page',
    async (status, kind, retryable) => {
      const text = `<html>proxy error for ${secret}</html>`;
      const { error } = await fail(adapter, given, { status, text, headers: { 'retry-after': '3' } });
      expect(error).toMatchObject({ kind, retryable, detail: { status, retryAfterMs: 3_000 } });
      const told = `${error.message} ${error.stack} ${JSON.stringify(error)}`;
      expect(told).not.toContain(secret);
      expect(told).not.toContain('<html>');
    },
  );

  it.each(['<html>', '{"a":', '[]', 'null', '"text"', '7', '', '{}', '{"unknown":{"shape":[1]}}'])(
    'with a success of %j is malformed',
    async (text) => {
      const { error } = await fail(adapter, given, { text });
      expect(error).toMatchObject({ name: 'EngineError', kind: 'malformed', retryable: true });
    },
  );

  it('refuses the probe with a bad key', async () => {
    const { context } = fakeEngine([{ status: 401, body: { error: 'no' } }], {
      secret: given,
      baseUrl: 'http://emulator.test/base',
    });
    await expect(adapter.probe(context)).rejects.toMatchObject({ kind: 'auth' });
  });
});
