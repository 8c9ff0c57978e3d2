import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { even } from './even.ts';
import type { Exchange } from './scenario.ts';

export interface Stub {
  /** The base address of a script: each has one of its own. */
  addressOf: (script: number) => string;
  /** Differences from what was expected, by script. */
  complaints: (script: number) => string[];
  close: () => Promise<void>;
}

interface State {
  exchanges: readonly Exchange[];
  next: number;
  key: string | undefined;
  answeredAt: number;
  complaints: string[];
}

/** A service that follows scripts: it answers what no healthy service would, and says what a client did otherwise. */
export async function openStub(scripts: readonly (readonly Exchange[])[]): Promise<Stub> {
  const states = scripts.map(
    (exchanges): State => ({ exchanges, next: 0, key: undefined, answeredAt: 0, complaints: [] }),
  );
  const server = createServer((request, response) => {
    // A client may ask again by itself on a connection that it used before.
    response.shouldKeepAlive = false;
    void serve(states, request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (script) => `http://127.0.0.1:${port}/script-${script}`,
    complaints(script) {
      const state = states[script];
      if (!state) return ['there is no such script'];
      const { exchanges, next, complaints } = state;
      return next < exchanges.length
        ? [...complaints, `${next} of ${exchanges.length} requests were made`]
        : complaints;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(states: State[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, number = '', rest = ''] = /^\/script-(\d+)(.*)$/.exec(request.url ?? '') ?? [];
  const state = states[Number(number)];
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (!state) return void response.writeHead(400).end();
  const exchange = state.exchanges[state.next];
  state.next += 1;
  if (!exchange) {
    state.complaints.push(`request ${state.next} is one too many: ${request.method} ${rest}`);
    return void response.writeHead(418).end();
  }
  state.complaints.push(
    ...check(exchange, state, request, rest, Buffer.concat(chunks).toString()).map(
      (text) => `request ${state.next}: ${text}`,
    ),
  );
  state.key = headerOf(request, 'idempotency-key');
  state.answeredAt = performance.now();
  await answer(exchange.answer, request, response);
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function check(
  { expect = {} }: Exchange,
  state: State,
  request: IncomingMessage,
  target: string,
  body: string,
): string[] {
  const { pathname, searchParams } = new URL(target, 'http://stub');
  const query = Object.fromEntries(searchParams);
  const complaints: string[] = [];
  const wanted = (what: string, right: boolean, got: unknown): void => {
    if (!right) complaints.push(`${what} is ${JSON.stringify(got)}`);
  };
  if (expect.method) wanted('the method', request.method === expect.method, request.method);
  if (expect.url) wanted('the address', pathname === expect.url, pathname);
  if (expect.query) wanted('the query', isDeepStrictEqual(query, expect.query), query);
  if (expect.body !== undefined)
    wanted(
      'the body',
      body !== '' && isDeepStrictEqual(even(JSON.parse(body), true), even(expect.body, true)),
      body,
    );
  for (const [name, pattern] of Object.entries(expect.headers ?? {})) {
    const value = headerOf(request, name);
    wanted(name, value !== undefined && new RegExp(pattern).test(value), value);
  }
  if (expect.sameKey) {
    const key = headerOf(request, 'idempotency-key');
    wanted('the Idempotency-Key', key !== undefined && key === state.key, key);
  }
  const waited = performance.now() - state.answeredAt;
  if (expect.after !== undefined) wanted('the wait in ms', waited >= expect.after, waited);
  return complaints;
}

async function answer(
  { status = 200, body, text, problem, headers = {}, chunks, splitBytes, cut }: Exchange['answer'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (cut) return void request.socket.destroy();
  if (chunks) {
    response.writeHead(status, headers);
    for (const chunk of chunks)
      for (const piece of splitBytes ? [...Buffer.from(chunk)].map((byte) => Buffer.from([byte])) : [chunk])
        await new Promise((resolve) => response.write(piece, resolve));
    return void response.end();
  }
  if (text !== undefined)
    return void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text);
  const document = problem
    ? {
        ...{ type: 'about:blank', title: 'No', status, detail: 'It was refused.' },
        ...{ instance: 'req_1', code: problem },
      }
    : body;
  response
    .writeHead(status, {
      'content-type': problem ? 'application/problem+json' : 'application/json',
      ...headers,
    })
    .end(JSON.stringify(document));
}
