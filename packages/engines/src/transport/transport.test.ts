import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EngineError } from '../error.ts';
import type { EngineRequest } from '../index.ts';
import { createTransport } from './transport.ts';

const secret = 'sk-very-secret';
let server: Server;
let origin: string;
let seen: { method: string | undefined; body: string; type: string | undefined; key: unknown };
const limits = { connections: 200, maxResponseBytes: 100_000 };
const transport = createTransport(limits);
/** For servers that are silent: on a slow machine another one may take as long as this. */
const hasty = createTransport({ ...limits, bodyTimeoutMs: 1_000, headersTimeoutMs: 1_500 });
const bomb = gzipSync(Buffer.alloc(50_000_000));

const atOnce = 200;
const together: ServerResponse[] = [];
const routes: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) => {
    response.setHeader('X-Request-Id', 'req_1');
    response.end('{"é":1}');
  },
  '/gzip': (response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync('compressed'));
  },
  '/br': (response) => {
    response.setHeader('content-encoding', 'br');
    response.end(brotliCompressSync('compressed'));
  },
  '/bomb': (response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(bomb);
  },
  '/not-gzip': (response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end('plain');
  },
  '/endless': (response) => {
    const timer = setInterval(() => response.write('x'.repeat(20_000)), 1);
    response.on('close', () => clearInterval(timer));
  },
  '/hang': () => {},
  '/drip': (response) => {
    response.write('x');
  },
  '/reset': (response) => {
    response.write('x');
    setTimeout(() => response.socket?.resetAndDestroy(), 20);
  },
  '/error': (response) => {
    response.statusCode = 503;
    response.end('<html>Bad gateway</html>');
  },
  '/redirect': (response) => {
    response.statusCode = 302;
    response.setHeader('location', '/ok');
    response.end();
  },
  // Answers only once all requests are in.
  '/together': (response) => {
    if (together.push(response) === atOnce) for (const one of together.splice(0)) one.end('ok');
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen = {
        method: request.method,
        body,
        type: request.headers['content-type'],
        key: request.headers.authorization,
      };
      routes[new URL(request.url ?? '', 'http://x').pathname]?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function send(
  path: string,
  signal = AbortSignal.timeout(60_000),
  changes: Partial<EngineRequest> = {},
  by = transport,
) {
  const headers = { authorization: `Bearer ${secret}` };
  return by.sender(signal)({
    method: 'POST',
    url: origin + path,
    headers,
    body: { q: 1 },
    ...changes,
  });
}

async function failure(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineError)) throw new Error(`Not an EngineError: ${String(error)}`);
  expect(JSON.stringify({ ...error, message: error.message, cause: String(error.cause) })).not.toContain(
    secret,
  );
  return error;
}

test('sends JSON and gives status, lower-case headers, and text', async () => {
  const response = await send('/ok');
  expect(response).toMatchObject({ status: 200, headers: { 'x-request-id': 'req_1' }, text: '{"é":1}' });
  expect(seen).toEqual({
    method: 'POST',
    body: '{"q":1}',
    type: 'application/json',
    key: `Bearer ${secret}`,
  });
});

test.each(['/gzip', '/br'])('decodes %s', async (path) => {
  expect((await send(path)).text).toBe('compressed');
});

test('gives error answers and redirects as they are', async () => {
  expect(await send('/error')).toMatchObject({ status: 503, text: '<html>Bad gateway</html>' });
  expect(await send('/redirect')).toMatchObject({ status: 302 });
});

test('shows each answer to the observer', async () => {
  const statuses: number[] = [];
  const signal = AbortSignal.timeout(60_000);
  const sender = transport.sender(signal, (response) => statuses.push(response.status));
  await sender({ method: 'GET', url: `${origin}/error`, headers: {} });
  expect(statuses).toEqual([503]);
});

describe('names what went wrong', () => {
  test.each([
    ['/bomb', { kind: 'malformed', retryable: false }, /0 MB|more than/],
    ['/endless', { kind: 'malformed', retryable: false }, /more than/],
    ['/not-gzip', { kind: 'malformed', retryable: true }, /unreadable/],
    ['/hang', { kind: 'timeout', detail: { maybeBilled: true } }, /stopped answering/, hasty],
    ['/drip', { kind: 'timeout', detail: { maybeBilled: true } }, /stopped answering/, hasty],
    ['/reset', { kind: 'network', detail: { maybeBilled: true } }, /broke/],
  ])('%s', async (path, expected, message, by = transport) => {
    const error = await failure(send(`${path}?api_key=${secret}`, undefined, {}, by));
    expect(error).toMatchObject(expected);
    expect(error.message).toMatch(message);
    expect(error.message).toContain('127.0.0.1');
  });

  test('nobody listens: not billed', async () => {
    const error = await failure(send('', undefined, { url: `http://127.0.0.1:1/?api_key=${secret}` }));
    expect(error).toMatchObject({ kind: 'network', detail: { maybeBilled: false, code: 'ECONNREFUSED' } });
  });

  test('a key with a line break is refused without showing it', async () => {
    const headers = { authorization: `Bearer ${secret}\n` };
    expect(await failure(send('/ok', undefined, { headers }))).toMatchObject({ kind: 'invalid' });
  });

  test('an address that is none', async () => {
    expect(await failure(send('', undefined, { url: `nonsense ${secret}` }))).toMatchObject({
      kind: 'invalid',
    });
  });

  test('the signal: its own EngineError, a timeout, or a cancellation', async () => {
    const reason = new EngineError('timeout', 'No answer within 1 s');
    expect(await failure(send('/hang', AbortSignal.abort(reason)))).toBe(reason);
    expect(await failure(send('/hang', AbortSignal.timeout(50)))).toMatchObject({ kind: 'timeout' });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await failure(send('/hang', controller.signal))).toMatchObject({ kind: 'cancelled' });
  });
});

test('carries all calls at once, without a queue of its own', async () => {
  const patient = createTransport({ connections: atOnce });
  const sender = patient.sender(AbortSignal.timeout(60_000));
  const url = `${origin}/together`;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => sender({ method: 'POST', url, headers: {}, body: { q: 1 } })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await patient.close();
});
