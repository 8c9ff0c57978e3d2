import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const many = (text: string, count: number) => text.repeat(count);
const html = (title: string, body: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><h1>Team planner</h1>${body}</body></html>`;
const good = html('Team planner | Acme', `<p>${many('A planner for teams of any size. ', 20)}</p>`);

interface Page {
  body: string | Buffer;
  headers?: Record<string, string>;
  afterMs?: number;
}

/** Pages that a tenant may name: good ones, and pages made to break or to slow down their reader. */
export const hostilePages: Record<string, Page> = {
  '/good': { body: good },
  '/slow': { body: good, afterMs: 3_000 },
  '/zstd': { body: good, headers: { 'content-encoding': 'zstd' } },
  '/three': { body: good, headers: { 'content-encoding': 'gzip, br, gzip' } },
  '/lying-gzip': { body: good, headers: { 'content-encoding': 'gzip' } },
  '/nul': { body: html('Planner\u0000', `<p>${many('team\u0000 planner. ', 50)}</p>`) },
  '/commas': { body: html(many(',', 100_000), '<p>A planner.</p>') },
  '/prices': { body: html('Planner', `<p>${many('1 000 000 ', 60_000)}</p>`) },
  '/quotes': { body: html('Planner', `<p>${many('."', 100_000)}</p>`) },
  '/deep': { body: many('<div>', 30_000) },
  '/large': { body: many('x', 6_000_000) },
  '/names': {
    body: html(
      'Planner',
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: many('a, ', 100_000) })}</script>`,
    ),
  },
};

export async function startSite(): Promise<{ base: string; host: string; close: () => void }> {
  const server = createServer((request, response) => {
    const page = hostilePages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html', ...page?.headers });
    setTimeout(() => response.end(page?.body), page?.afterMs ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base: `http://${host}`,
    host,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
