import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { operations } from '@svc/core/operations';
import { createApiKey } from '@svc/core/resource/account/api-key';
import { ensureOwner } from '@svc/core/resource/account/member';
import { newSignInLink } from '@svc/core/resource/account/session';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { listen } from './server.ts';
import { openWorld } from './testing/world.ts';
import { canonicalAddress, trustProxies } from './trusted-proxies.ts';

const caller = '203.0.113.7';
const origin = (setting: string, peer: string, headers: Record<string, string>, header?: 'forwarded') =>
  trustProxies(setting, header).originOf(peer, new Headers(headers));
const from = (setting: string, peer: string, forwardedFor: string): string =>
  origin(setting, peer, { 'x-forwarded-for': forwardedFor }).address;

describe('who called', () => {
  test.each([
    ['nobody is trusted', '', '10.0.0.2', caller, '10.0.0.2'],
    ['the proxy is trusted', '10.0.0.2', '10.0.0.2', caller, caller],
    ['the proxy comes as IPv6 that means IPv4', '10.0.0.2', '::ffff:10.0.0.2', caller, caller],
    ['a range', '10.0.0.0/8', '10.9.8.7', caller, caller],
    ['an IPv6 range', '2001:db8::/32', '2001:db8::1', caller, caller],
    ['somebody beside the range', '10.0.0.0/8', '11.0.0.1', caller, '11.0.0.1'],
    ['a word for ranges', 'private', '172.18.0.5', caller, caller],
    ['two words', 'loopback, 10.0.0.0/8', '::1', `${caller}, 10.0.0.9`, caller],
    ['what the caller wrote before', '10.0.0.0/8', '10.0.0.2', `198.51.100.1, ${caller}`, caller],
    ['the caller claims to come from a proxy', '10.0.0.0/8', '10.0.0.2', `10.0.0.1, ${caller}`, caller],
    ['only proxies', '10.0.0.0/8', '10.0.0.2', '10.0.0.4, 10.0.0.3', '10.0.0.4'],
    ['one hop', '1', '198.51.100.9', `10.0.0.1, ${caller}`, caller],
    ['two hops', '2', '198.51.100.9', `9.9.9.9, ${caller}, 10.0.0.1`, caller],
    ['more hops than there are', '3', '198.51.100.9', caller, caller],
    ['no hop', '0', '198.51.100.9', caller, '198.51.100.9'],
    ['a port', '10.0.0.2', '10.0.0.2', `${caller}:51034`, caller],
    ['IPv6 with a port', '10.0.0.2', '10.0.0.2', '[2001:db8::7]:443', '2001:db8::7'],
    ['IPv6 written long', '10.0.0.2', '10.0.0.2', '2001:DB8:0:0::7', '2001:db8::7'],
    ['no address at all', '10.0.0.0/8', '10.0.0.2', `${caller}, unknown`, 'unknown'],
    ['an empty header', '10.0.0.2', '10.0.0.2', '', '10.0.0.2'],
    ['an empty place', '10.0.0.2', '10.0.0.2', `${caller},`, 'unknown'],
  ])('%s', (_, setting, peer, header, expected) => {
    expect(from(setting, peer, header)).toBe(expected);
  });

  test('Forwarded is read where it is what the proxies write, and only there', () => {
    const headers = {
      forwarded: `for=198.51.100.1;proto=http, for="${caller}:4711";proto=https;by=10.0.0.3, for="[::ffff:10.0.0.3]"`,
      'x-forwarded-for': '198.51.100.1',
    };
    expect(origin('private', '10.0.0.2', headers, 'forwarded')).toEqual({ address: caller, secure: true });
    expect(origin('private', '10.0.0.2', headers).address).toBe('198.51.100.1');
    expect(origin('private', '10.0.0.2', { forwarded: 'for=_hidden' }, 'forwarded').address).toBe('unknown');
    expect(origin('private', '10.0.0.2', { forwarded: 'for="1' }, 'forwarded').address).toBe('10.0.0.2');
  });

  test('the protocol is the one that the caller came by', () => {
    const by = (proto: string, peer = '10.0.0.2') =>
      origin('private', peer, { 'x-forwarded-for': `${caller}, 10.0.0.3`, 'x-forwarded-proto': proto })
        .secure;
    expect(by('https')).toBe(true);
    expect(by('HTTPS, http')).toBe(true);
    expect(by('http, https')).toBe(false);
    expect(by('https', caller)).toBe(false);
  });

  test.each(['10.0.0.0/33', '10.0.0/8', '10/8', 'proxy.internal', '-1', '1.5', '10.0.0.1;10.0.0.2'])(
    'a setting that cannot be meant is refused: %s',
    (setting) => expect(() => trustProxies(setting)).toThrow(/no address, no range/),
  );

  test('what is no address is never taken for one', () => {
    for (const text of ['1', '10.1', '0x7f.1', 'example.com', '127.0.0.1.example', '[::1', 'a:1'])
      expect(canonicalAddress(text)).toBe('unknown');
  });
});

describe('over HTTP', async () => {
  const world = await openWorld();
  const tenant = await world.tenant();
  const { secret } = await createApiKey(tenant.context, {
    ...{ name: 'Office', scopes: ['admin'], projectIds: null, monthlyCreditCap: null, expiresAt: null },
    ipAllowList: [caller],
  });
  const lines: Record<string, unknown>[] = [];
  const log = { ...tenant.context.log, info: (fields: object) => void lines.push({ ...fields }) };
  /** A server as it is deployed, whose connections come from 127.0.0.1. */
  async function serve(setting: string): Promise<{ url: string; port: number }> {
    const proxies = trustProxies(setting);
    const { fetch, close } = createApp({
      environment: { ...world.environment, log, publicUrl: 'http://svc.test' },
      ...{ operations, proxies, docs: { publicUrl: 'http://api.test' }, validateResponses: true },
      ready: () => true,
    });
    const server = listen(
      {
        ...{ fetch, hostname: '127.0.0.1', port: 0, headersTimeoutMs: 30_000, bodyTimeoutMs: 30_000 },
        ...{ connectionsPerAddress: 2, isProxy: proxies.includes },
      },
      () => {},
    );
    afterAll(async () => {
      server.closeAllConnections();
      server.close();
      await close();
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { port, url: `http://127.0.0.1:${port}` };
  }
  const trusting = await serve('loopback');
  const alone = await serve('192.0.2.0/24');
  const ask = (url: string, path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${secret}`, ...headers } });

  test('a key that is limited to an address works from there through a trusted proxy, and from nowhere else', async () => {
    const forwarded = { 'x-forwarded-for': caller };
    expect((await ask(trusting.url, '/v1/me', forwarded)).status).toBe(200);
    const elsewhere = await ask(trusting.url, '/v1/me', { 'x-forwarded-for': `${caller}, 198.51.100.1` });
    expect(elsewhere.status).toBe(403);
    expect(await elsewhere.text()).toContain('198.51.100.1');
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'client-ip', 'true-client-ip']) {
      const value = header === 'forwarded' ? `for=${caller}` : caller;
      const answer = await ask(alone.url, '/v1/me', { [header]: value });
      expect({ header, status: answer.status }).toEqual({ header, status: 403 });
      expect(await answer.text()).toContain('127.0.0.1');
    }
  });

  test('logs and the audit log name the caller, not the proxy', async () => {
    const made = await ask(
      trusting.url,
      '/v1/projects',
      { 'x-forwarded-for': caller, 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify({ name: 'Seen from outside' }) },
    );
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const entries = await ask(trusting.url, `/v1/audit?resourceId=${id}`, {
      'x-forwarded-for': caller,
    });
    const { items } = (await entries.json()) as { items: { action: string; actor: { address: string } }[] };
    expect(items.map(({ action, actor }) => [action, actor.address])).toEqual([['project.created', caller]]);
    expect(lines.at(-1)).toMatchObject({ method: 'GET', path: '/v1/audit', ip: caller });
  });

  test('a cookie is for TLS alone where a trusted proxy says that the caller came by it', async () => {
    const { id } = await ensureOwner(tenant.context, 'ada@example.com');
    const cookieOf = async (url: string, proto: string) => {
      const link = { memberId: id, minutes: 5, publicUrl: url };
      const [, token] = (await newSignInLink(tenant.context, link)).split('#');
      const headers = { origin: url, 'content-type': 'application/json', 'x-forwarded-proto': proto };
      const answer = await fetch(`${url}/app/session`, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': caller },
        body: JSON.stringify({ token }),
      });
      expect(answer.status).toBe(201);
      return answer.headers.get('set-cookie') ?? '';
    };
    expect(await cookieOf(trusting.url, 'https')).toMatch(/^__Host-svc-session=.*; Secure/);
    for (const cookie of [await cookieOf(trusting.url, 'http'), await cookieOf(alone.url, 'https')]) {
      expect(cookie).toMatch(/^svc-session=/);
      expect(cookie).not.toContain('Secure');
    }
    const entries = await ask(trusting.url, '/v1/audit?action=session.started', {
      'x-forwarded-for': caller,
    });
    const { items } = (await entries.json()) as { items: { actor: { address: string } }[] };
    expect(items.map(({ actor }) => actor.address)).toEqual(['127.0.0.1', caller, caller]);
  });

  test('a proxy may open more connections than one caller may', async () => {
    const alive = async (port: number, count: number): Promise<number> => {
      const sockets = Array.from({ length: count }, (): Socket => connect(port, '127.0.0.1'));
      const said = await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<boolean>((resolve) => {
              socket.on('error', () => {});
              socket.once('data', (part) => resolve(String(part).startsWith('HTTP/1.1 200')));
              socket.once('close', () => resolve(false));
              socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
            }),
        ),
      );
      for (const socket of sockets) socket.destroy();
      return said.filter(Boolean).length;
    };
    expect(await alive(trusting.port, 12)).toBe(12);
    expect(await alive((await serve('192.0.2.0/24')).port, 12)).toBe(2);
  });
});
