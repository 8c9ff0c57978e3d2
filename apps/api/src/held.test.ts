import { gzipSync } from 'node:zlib';
import { operations } from '@svc/core/operations';
import { tally } from '@svc/testing';
import { afterAll, expect, test } from 'vitest';
import { keptExampleOf } from './testing/example.ts';
import { longestTurn } from './testing/turn-meter.ts';
import { openWorld } from './testing/world.ts';
import { worstBodies } from './testing/worst-body.ts';
import { worstLogs, worstPromptFiles } from './testing/worst-file.ts';

// While one request is worked on, others are answered: no turn of the loop is long, whatever the body.

const world = await openWorld();
const caller = await world.tenant();
const taking = operations.filter(({ body }) => body);

/** The bar is 100 ms of an idle machine (`pnpm bench limits`); CPU costs some times as much beside other programs. */
const mostMilliseconds = 500;
const turns = tally('one request that holds everybody up');
afterAll(() => turns.end(1));

async function held(path: string, method: string, body: Buffer, headers: Record<string, string>) {
  const length = { 'content-length': String(body.length) };
  return longestTurn(async () => {
    const request = new Request(`http://api.test${path}`, {
      method,
      headers: { authorization: `Bearer ${caller.secret}`, ...length, ...headers },
      body: new Uint8Array(body),
    });
    return (await world.fetch(request)).status;
  });
}

test.each(taking.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
  const given = await keptExampleOf(operation, caller);
  const [method = '', path = ''] = operation.address.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? name);
  for (const { name, text } of worstBodies(operation, given, ['a ', '我'], ['a '])) {
    const ask = () =>
      held(filled, method, Buffer.from(text), { 'content-type': 'application/json', ...given.headers });
    let { result, milliseconds } = await ask();
    // A pause for compiling or garbage collection does not come again, so the worst call is measured once more.
    if (milliseconds > mostMilliseconds) ({ result, milliseconds } = await ask());
    expect([500, 503], name).not.toContain(result);
    turns.tried(`${operation.id}, ${name}: ${milliseconds} ms`, milliseconds < mostMilliseconds);
  }
});

test.each(worstLogs)('10 MB of server logs: %s', async (name, content) => {
  const { id } = await caller.use('create_project', { body: { name: 'Logged' } });
  const path = `/v1/projects/${id}/traffic/logs`;
  const text = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
  const packed = await held(path, 'POST', gzipSync(content), text);
  const json = Buffer.from(JSON.stringify({ content }));
  const whole = await held(path, 'POST', json, { 'content-type': 'application/json' });
  for (const { result, milliseconds } of [packed, whole]) {
    expect([201, 400, 413, 422]).toContain(result);
    turns.tried(`logs, ${name}: ${milliseconds} ms`, milliseconds < mostMilliseconds);
  }
});

test.each(worstPromptFiles)('9 MB of prompts (%s): %s', async (format, name, content) => {
  const example = await keptExampleOf(
    operations.find(({ id }) => id === 'import_prompts') ?? expect.unreachable(),
    caller,
  );
  const path = `/v1/projects/${example.params?.projectId}/prompt-sets/${example.params?.setId}/import`;
  const body = Buffer.from(JSON.stringify({ format, content, dryRun: true }));
  const { result, milliseconds } = await held(path, 'POST', body, { 'content-type': 'application/json' });
  expect([200, 201, 413, 422]).toContain(result);
  turns.tried(`prompts, ${format}, ${name}: ${milliseconds} ms`, milliseconds < mostMilliseconds);
});
