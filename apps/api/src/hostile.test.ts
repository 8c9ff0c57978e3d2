import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { operations } from '@svc/core/operations';
import { tally } from '@svc/testing';
import { afterAll, expect, test } from 'vitest';
import { holdsFile } from './middleware/body.ts';
import { mostOfBody } from './middleware/simple-json.ts';
import { listen } from './server.ts';
import { openWorld } from './testing/world.ts';

const connectionsPerAddress = 8;
const world = await openWorld();
const caller = await world.tenant();

/** Returns the port of a server with these limits. */
async function serve(headersTimeoutMs: number, bodyTimeoutMs: number): Promise<number> {
  const timeouts = { headersTimeoutMs, bodyTimeoutMs, connectionsPerAddress };
  const server = listen({ fetch: world.fetch, hostname: '127.0.0.1', port: 0, ...timeouts }, () => {});
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const hurried = await serve(400, 1_200);
/** Keeps connections that wait: a test that counts or fills them may take its time. */
const patient = await serve(100_000, 100_000);

const headers = () => ({ authorization: `Bearer ${caller.secret}`, 'content-type': 'application/json' });
const post = (body: string, path = '/v1/projects') =>
  world.request(path, { method: 'POST', headers: headers(), body });

/** Sends chunks, with no length announced, until the answer is there. */
function sendChunked(chunk: string, most: number): Promise<{ status: number; sent: number; text: string }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let answered = false;
    const request = httpRequest(
      `http://127.0.0.1:${patient}/v1/projects`,
      { method: 'POST', headers: headers() },
      (response) => {
        answered = true;
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, sent, text }));
      },
    );
    request.on('error', (error) => {
      if (!answered) reject(error);
    });
    const next = () => {
      if (answered || sent >= most) return void request.end();
      sent += chunk.length;
      request.write(chunk, next);
    };
    next();
  });
}

test('a body without a length is counted while it is read, and refused at 1 MB', async () => {
  const { status, sent, text } = await sendChunked('x'.repeat(64 * 1_024), 200_000_000);
  expect(status).toBe(413);
  expect(JSON.parse(text)).toMatchObject({ code: 'payload_too_large' });
  expect(sent).toBeLessThan(20_000_000);
});

test('a body with a length above 1 MB is refused unread', async () => {
  expect(await post(JSON.stringify({ name: 'x'.repeat(1_100_000) }))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
});

test('60,000 unknown keys are answered briefly', async () => {
  const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`key${index}`, 1]));
  const answer = await post(JSON.stringify({ name: 'Acme', ...keys }));
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  const few = Object.fromEntries(Object.entries(keys).slice(0, 1_500));
  const named = await post(JSON.stringify({ name: 'Acme', ...few }));
  expect(named).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(named.body.errors).toHaveLength(20);
  expect(answer.text.length).toBeLessThan(4_000);
});

const { values, levels, fieldsOfOne } = mostOfBody;
const withFields = (count: number): string =>
  `{${Array.from({ length: count }, (_, index) => `"key${index}":0`).join(',')}}`;
const tooMuch = [
  [`more than ${fieldsOfOne} fields in one object`, withFields(fieldsOfOne + 1)],
  [`more than ${fieldsOfOne} fields in one object`, `{"name":[{"a":${withFields(70_000)}}]}`],
  [`more than ${levels} levels`, '{"a":['.repeat(levels) + ']}'.repeat(levels)],
  [`more than ${levels} levels`, '['.repeat(500_000)],
  [`more than ${values} values`, `{"name":[${'"",'.repeat(values + 1)}""]}`],
] as const;

test('no operation reads a body of more fields, levels or values than any takes', async () => {
  const { tried, end } = tally('bodies that are parsed though they hold too much');
  for (const operation of operations) {
    if (!operation.body) continue;
    for (const [what, body] of tooMuch) {
      const [method = '', address = ''] = operation.address.split(' ');
      const path = address.replace(/\{(\w+)\}/g, '$1');
      const answer = await world.request(path, { method, headers: headers(), body });
      const detail = holdsFile(operation) ? '' : what;
      const refused = answer.status === 400 && answer.body.code === 'malformed';
      tried(`${operation.id}: ${body.slice(0, 60)}`, refused && answer.body.detail.includes(detail));
    }
  }
  end(400);
});

test('signs within texts count for nothing', async () => {
  const name = `${'{[:,'.repeat(40_000)}\\"${'[:'.repeat(40_000)}`;
  expect(await post(JSON.stringify({ name }))).toMatchObject({ status: 422 });
});

test('what is repeated of a request is short, and small values come whole', async () => {
  const long = await post(JSON.stringify({ name: 'x'.repeat(100_000) }));
  expect(long.status).toBe(422);
  expect(long.text.length).toBeLessThan(1_000);
  const wrong = await post(JSON.stringify({ name: ['a', 1], description: Array.from({ length: 9_000 }) }));
  expect(wrong.body.errors).toMatchObject([
    { path: 'name', received: ['a', 1] },
    { path: 'description', received: 'an array of 9000' },
  ]);
});

test.each([5_000, 400_000])('%i nested arrays are a mistake of the caller', async (depth) => {
  const nested = '['.repeat(depth) + ']'.repeat(depth);
  for (const body of [`{"name":${nested}}`, `{"name":"Acme","unheardOf":${nested}}`, nested]) {
    const { status, text } = await post(body);
    expect([400, 422]).toContain(status);
    expect(text.length).toBeLessThan(4_000);
  }
});

test('a wrong method is told from a wrong address', async () => {
  const answer = await world.request('/v1/projects', { method: 'PUT', headers: headers() });
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'POST']);
  expect((await world.request('/v1/nothing')).status).toBe(404);
});

/** Connects, says this, and waits until the server ends it; gives how long that took and what it said. */
async function hang(say: string): Promise<{ ms: number; said: string }> {
  const started = performance.now();
  const socket = connect(hurried, '127.0.0.1');
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  socket.on('error', () => {});
  socket.write(say);
  await once(socket, 'close');
  return { ms: performance.now() - started, said };
}

test('headers that come slowly end the connection', async () => {
  const { said, ms } = await hang('GET /livez HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  expect(said).toMatch(/^HTTP\/1\.1 408/);
  // Node itself waits a minute.
  expect(ms).toBeLessThan(50_000);
});

test('a body that comes slowly ends the connection', async () => {
  const { said } = await hang(
    `POST /v1/projects HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${caller.secret}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na`,
  );
  expect(said).toMatch(/^HTTP\/1\.1 4(00|08)/);
});

test('one address has only so many connections, and gets new ones when it closes some', async () => {
  const sockets: Socket[] = [];
  const dial = async (): Promise<Socket> => {
    const socket = connect(patient, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    sockets.push(socket);
    return socket;
  };
  const alive = async () => {
    const socket = await dial();
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    await once(socket, 'close');
    return said.startsWith('HTTP/1.1 200');
  };
  for (let count = 0; count < connectionsPerAddress; count += 1) await dial();
  expect(await alive()).toBe(false);
  for (const socket of sockets) socket.destroy();
  await expect.poll(alive).toBe(true);
});

test('whoever asks too often is told when to come back, in the headers of every answer', async () => {
  const busy = await world.tenant({ requestsPerMinute: 3 });
  const ask = () => world.request('/v1/me', { headers: { authorization: `Bearer ${busy.secret}` } });
  const first = await ask();
  expect(first.headers.get('ratelimit-policy')).toBe('"minute";q=3;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"minute";r=2;t=\d+$/);
  await ask();
  await ask();
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(refused.headers.get('ratelimit-policy')).toBe('"minute";q=3;w=60');
  expect(refused.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
