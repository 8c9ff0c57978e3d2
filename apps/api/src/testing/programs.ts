import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch, type GuardedFetch } from '@svc/core/guard';
import { ensureOwner } from '@svc/core/resource/account/member';
import { newSignInLink } from '@svc/core/resource/account/session';
import { afterAll } from 'vitest';
import { listen } from '../server.ts';
import { type Caller, openWorld } from './world.ts';

export const publicUrl = 'https://svc.example';
export const mcp = `${publicUrl}/mcp`;

/** Documents of programs, by their address: served on loopback, and read through the guard as if they stood in the net. */
export async function documentFetch(documents: Readonly<Record<string, unknown>>): Promise<GuardedFetch> {
  const server = createServer((request, response) => {
    const found = documents[`https:/${request.url}`];
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guarded = createGuardedFetch({ allow: [place], userAgent: 'test' });
  afterAll(async () => {
    await guarded.close();
    server.closeAllConnections();
    server.close();
  });
  const hosts = new Set(Object.keys(documents).map((address) => new URL(address).host));
  return {
    ...guarded,
    get: (url, options) => {
      const { host, pathname } = new URL(url);
      return guarded.get(hosts.has(host) ? `http://${place}/${host}${pathname}` : url, options);
    },
  };
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  body: any;
  /** The address that the answer redirects to. */
  location: URL | null;
}

/** A service that listens, and browsers that keep its cookies. */
export async function openOAuthWorld(documents: Readonly<Record<string, unknown>> = {}) {
  const world = await openWorld({ publicUrl, fetch: await documentFetch(documents) });
  const server = listen(
    {
      fetch: world.fetch,
      hostname: '127.0.0.1',
      port: 0,
      headersTimeoutMs: 30_000,
      bodyTimeoutMs: 30_000,
      connectionsPerAddress: 500,
    },
    () => {},
  );
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const request = async (address: string, init: RequestInit = {}): Promise<Reply> => {
    const { pathname, search } = new URL(address, publicUrl);
    const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      redirect: 'manual',
      ...init,
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') && text !== '';
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: json ? JSON.parse(text) : null,
      location: location === null ? null : new URL(location, publicUrl),
    };
  };
  return { world, request, browser: () => createBrowser(request), apiUrl: `http://127.0.0.1:${port}` };
}

/** Keeps cookies by path, as browsers do. */
function createBrowser(request: (address: string, init?: RequestInit) => Promise<Reply>) {
  const jar = new Map<string, { value: string; path: string }>();
  const cookies = (path: string): string =>
    [...jar]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ');
  const send = async (address: string, init: RequestInit = {}): Promise<Reply> => {
    const { pathname } = new URL(address, publicUrl);
    const answer = await request(address, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie: cookies(pathname) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      jar.set(`${name} ${path}`, { value, path });
    }
    return answer;
  };
  const post = (address: string, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    send(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: publicUrl,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  return { get: send, post, jar };
}
export type Browser = ReturnType<typeof createBrowser>;

/** A member who is signed in with this browser. Returns the member's id. */
export async function signIn(
  browser: Browser,
  { context }: Pick<Caller, 'context'>,
  email = 'ada@example.com',
  role = 'owner',
): Promise<string> {
  const { id } = await ensureOwner(context, email);
  await context.db
    .updateTable('member')
    .set({ role })
    .where('workspaceId', '=', context.workspace.id)
    .where('id', '=', id)
    .execute();
  const url = await newSignInLink(context, { memberId: id, minutes: 5, publicUrl });
  const answer = await browser.post('/app/session', { token: url.slice(url.indexOf('#') + 1) });
  if (answer.status !== 201) throw new Error(`not signed in: ${answer.text}`);
  return id;
}

export const newVerifier = (): string => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** The address to which a program sends its person. */
export function authorizeUrl(
  verifier: string,
  params: Record<string, string> & { client_id: string; redirect_uri: string },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'a-state',
    ...params,
  });
  return `/oauth/authorize?${query}`;
}

export interface Wanted {
  workspaceId: string;
  mode?: 'live' | 'test';
  scopes?: string[];
  projectIds?: string[] | null;
  monthlyCreditCap?: number | null;
  days?: number;
}

/** Answers the page’s question, and follows where it leads: the address that the program gets. */
export async function agree(browser: Browser, page: URL, wanted: Wanted): Promise<URL> {
  const asked = await browser.get(`${page.pathname}/ask`);
  const answered = await browser.post(`${page.pathname}/answer`, {
    answer: 'allow',
    sessionId: asked.body?.session?.id,
    mode: 'live',
    scopes: ['projects:read', 'scans:read', 'scans:write'],
    projectIds: null,
    monthlyCreditCap: 100,
    days: 90,
    ...wanted,
  });
  if (answered.status !== 200) throw new Error(`not agreed: ${answered.status} ${answered.text}`);
  const back = await browser.get(answered.body.next);
  if (!back.location) throw new Error(`nowhere to go: ${back.status} ${back.text}`);
  return back.location;
}

export type Request = (address: string, init?: RequestInit) => Promise<Reply>;

export const form = (params: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(params).toString(),
});

export const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

/** A whole sign-in. */
export async function connected(
  { request, browser }: { request: Request; browser: Browser },
  client: { client_id: string; redirect_uri: string },
  wanted: Wanted,
  more: Record<string, string> = {},
) {
  const verifier = newVerifier();
  const asked = await browser.get(authorizeUrl(verifier, { ...client, ...more }));
  if (!asked.location?.pathname.startsWith('/app/connect/'))
    throw new Error(`not asked: ${asked.status} ${asked.location} ${asked.text}`);
  const back = await agree(browser, asked.location, wanted);
  const code = back.searchParams.get('code') ?? '';
  const exchange = {
    grant_type: 'authorization_code',
    ...client,
    code,
    code_verifier: verifier,
    ...(more.resource && { resource: more.resource }),
  };
  return { back, exchange, redeem: () => request('/oauth/token', form(exchange)) };
}
