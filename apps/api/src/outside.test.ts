import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore, linkSecretOf } from '@svc/core/object-store';
import { operations } from '@svc/core/operations';
import { tally } from '@svc/testing';
import { afterAll, expect, test } from 'vitest';
import { listen } from './server.ts';
import { openWorld } from './testing/world.ts';

// What anybody can send from outside: hosts, frames and ranges.

const folder = await mkdtemp(join(tmpdir(), 'svc-outside-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const objects = createFolderStore({
  folder,
  publicUrl: 'https://svc.example',
  linkSecret: () => linkSecretOf(world.handle.database)(),
});
const world = await openWorld({ mailer: { kind: 'mailbox' }, objects });
const server = listen(
  {
    fetch: world.fetch,
    hostname: '127.0.0.1',
    port: 0,
    headersTimeoutMs: 30_000,
    bodyTimeoutMs: 30_000,
    connectionsPerAddress: 100,
  },
  () => {},
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

function ask(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; length: number }>(
    (resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, length }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

const pages = [
  '/docs',
  '/openapi.json',
  '/mailbox',
  '/unsubscribe/a-token-of-somebody',
  '/invitations/a-token-of-somebody',
  '/v1/integrations/callback?state=x',
  '/app/session/ways',
  '/app/session/oidc',
  '/invoices/a-token',
  '/invoices/a-token/pdf',
  '/objects/a-token',
  '/r/a-token',
  '/r/a-token/badge.svg',
  '/payments/stripe/events',
  '/nothing',
  '/v1/me',
  '/v1/nothing',
];
const foreign = [
  'evil.example',
  'evil.example:80',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'svc.example.evil.example',
  'api.test@evil.example',
  '203.0.113.7',
  '[2001:db8::7]',
  '0x7f000001.evil.example',
  'evil.example#api.test',
];

test(`a host that is not this service’s is refused on every route, in ${pages.length * foreign.length + operations.length} tries`, async () => {
  const { tried, end } = tally('hosts that are not this service’s');
  for (const path of pages)
    for (const host of foreign) {
      const { status } = await ask(path, { host, origin: `http://${host}` });
      tried(`${host} ${path}`, status === 400);
    }
  for (const { address } of operations) {
    const [method = '', path = ''] = address.split(' ');
    const { status } = await ask(path.replace(/\{\w+\}/g, 'x'), { host: 'evil.example' }, method);
    tried(address, status === 400);
  }
  end(pages.length * foreign.length + operations.length);
});

test('its own names, those of this machine and probes by any address are answered', async () => {
  for (const host of [
    'svc.example',
    'SVC.example:443',
    'api.test',
    'localhost:1',
    'app.localhost',
    '127.0.0.1',
    '[::1]:9',
  ])
    expect((await ask('/v1/me', { host })).status, host).toBe(401);
  for (const host of ['10.0.0.7:8787', 'evil.example', '[2001:db8::7]'])
    for (const path of ['/livez', '/readyz']) expect((await ask(path, { host })).status).toBe(200);
});

test(`nothing that a browser shows stands in a frame, in ${pages.length} pages`, async () => {
  const { tried, end } = tally('pages that stand in another’s frame');
  for (const path of pages) {
    const { headers } = await ask(path, { host: 'localhost', accept: 'text/html' });
    tried(path, String(headers['content-security-policy']).includes("frame-ancestors 'none'"));
  }
  end(pages.length);
});

/** Descriptors of this process that lead to this file. */
const opened = (ending: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith(ending);
    } catch {
      return false;
    }
  }).length;

const ranges: [string, number, number][] = [
  ['bytes=0-', 200, 9],
  ['bytes=4-', 206, 5],
  ['bytes=8-', 206, 1],
  ['bytes=9-', 416, 0],
  ['bytes=10-', 416, 0],
  ['bytes=9007199254740991-', 416, 0],
  ['bytes=9007199254740993-', 416, 0],
  ['bytes=18446744073709551616-', 416, 0],
  ['bytes=99999999999999999999-', 416, 0],
  [`bytes=${'9'.repeat(300)}-`, 416, 0],
  [`bytes=${'9'.repeat(399)}-`, 416, 0],
  [`bytes=${'9'.repeat(5_000)}-`, 200, 9],
  ['bytes=-1-', 200, 9],
  ['bytes=-5', 200, 9],
  ['bytes=1-2', 200, 9],
  ['bytes=1e3-', 200, 9],
  ['bytes=0x5-', 200, 9],
  ['bytes=4-,6-', 200, 9],
  ['lines=4-', 200, 9],
  ['bytes=NaN-', 200, 9],
  ['', 200, 9],
];

test(`a range beyond the file is told so, others give the whole, and no file stays open, in ${ranges.length} ranges`, async () => {
  const key = 'exports/ranged.txt';
  await objects.put(key, Buffer.from('nine byte'), 'text/plain');
  const expires = new Date(Date.now() + 600_000);
  const link = await objects.link(key, { expires, filename: 'ranged.txt', contentType: 'text/plain' });
  const { pathname } = new URL(link);
  const { tried, end } = tally('ranges beyond a file');
  for (const [range, status, length] of ranges) {
    const answer = await ask(pathname, { host: 'localhost', range });
    tried(`${range}: ${answer.status}`, answer.status === status && answer.length === length);
    if (status === 416) expect(answer.headers['content-range']).toBe('bytes */9');
  }
  end(ranges.length);
  await expect.poll(() => opened('ranged.txt')).toBe(0);
});
