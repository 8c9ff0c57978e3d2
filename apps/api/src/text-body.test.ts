import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openWorld } from './testing/world.ts';

const world = await openWorld();
const caller = await world.tenant();
const { id: projectId } = await caller.use('create_project', { body: { name: 'Acme' } });
const log = `${JSON.stringify({
  ClientIP: '192.0.2.7',
  ClientRequestURI: '/pricing',
  ClientRequestUserAgent: 'GPTBot/1.3',
  EdgeResponseStatus: 200,
  EdgeStartTimestamp: new Date().toISOString(),
})}\n`;

const send = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string>) =>
  world.request(`/v1/projects/${projectId}/traffic/logs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${caller.secret}`, ...headers },
    body,
  });

test('a log may be the whole body, gzipped or not, and counts once', async () => {
  const plain = await send(log, { 'content-type': 'application/x-ndjson; charset=utf-8' });
  expect(plain.body).toMatchObject({ lines: 1, added: 1, repeated: 0 });
  const packed = await send(gzipSync(log), { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
  expect(packed.body).toMatchObject({ lines: 1, added: 0, repeated: 1 });
  const json = await send(JSON.stringify({ content: log }), { 'content-type': 'application/json' });
  expect(json.body).toMatchObject({ added: 0, repeated: 1 });
});

test('one Idempotency-Key is for one body', async () => {
  const headers = { 'content-type': 'text/plain', 'idempotency-key': 'batch-1' };
  await send(log, headers);
  expect((await send(log, headers)).headers.get('idempotency-replayed')).toBe('true');
  expect((await send(`${log}${log}`, headers)).body.code).toBe('idempotency_mismatch');
});

test('what is too large, no gzip, or of another type is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(11 * 1_048_576, 'a'));
  const gzip = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
  expect((await send(bomb, gzip)).body.code).toBe('payload_too_large');
  expect((await send(log, gzip)).body.code).toBe('malformed');
  expect((await send(log, { ...gzip, 'content-encoding': 'br' })).body.code).toBe('unsupported_media_type');
  expect((await send(log, { 'content-type': 'text/html', 'content-length': '1' })).body.code).toBe(
    'unsupported_media_type',
  );
  expect((await send('', { 'content-type': 'text/plain' })).status).toBeGreaterThanOrEqual(400);
  expect((await send('x'.repeat(13 * 1_048_576), { 'content-type': 'text/plain' })).body.code).toBe(
    'payload_too_large',
  );
});

test('text that is not UTF-8 loses no letter: a file is read as Excel saves it, JSON is refused', async () => {
  const url = `/v1/projects/${projectId}/answer-imports`;
  const authorization = { authorization: `Bearer ${caller.secret}` };
  const csv = 'prompt;engine;answer\nWer baut Räder?;chatgpt-ui;Elbrüst\n';
  const sent = await world.request(url, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'text/plain' },
    body: Buffer.from(csv, 'latin1'),
  });
  expect(sent.body.file).toMatchObject({ bytes: Buffer.byteLength(csv) });
  for (const name of ['Müller', 'Müller'.repeat(20_000)]) {
    const json = await world.request('/v1/projects', {
      method: 'POST',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ name }), 'latin1'),
    });
    expect(json).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(json.body.detail).toContain('not UTF-8');
  }
});
