import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EngineError, getEngineAdapter } from '@svc/engines';
import { expect, onTestFinished, test } from 'vitest';
import { createRedactor } from '../vault/index.ts';
import { createProbe } from './probe.ts';

const secret = 'sk-own-canary-9f41c06d7be2488d';

test('an engine that repeats the key it was given does not get it shown', async () => {
  const server = createServer((_, response) => {
    const error = { message: `Incorrect API key provided: ${secret}`, code: secret, type: secret };
    response.writeHead(401, { 'content-type': 'application/json', 'x-request-id': secret });
    response.end(JSON.stringify({ error }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const adapter = getEngineAdapter('openai');
  if (!adapter) throw new Error('there is no such engine');
  const refused = await createProbe(createRedactor())
    .probe(adapter, { id: 'pvk_1', secret, baseUrl })
    .catch((error: unknown) => error);
  if (!(refused instanceof EngineError)) throw new Error(`no EngineError: ${String(refused)}`);
  expect(refused.kind).toBe('auth');
  expect(JSON.stringify([refused.message, refused.stack, refused.detail])).not.toContain('canary');
});
