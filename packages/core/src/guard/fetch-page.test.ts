import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPage } from '@svc/page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch, fetchPage, type GuardedFetch } from './index.ts';

let base: string;
let guarded: GuardedFetch;
const server = createServer((request, response) => {
  const page =
    '<html lang="en"><head><title>Kettles | Acme</title></head><body><h1>Kettles</h1></body></html>';
  const answers: Record<string, [number, Record<string, string>, string]> = {
    '/': [200, { 'content-type': 'text/html', 'x-robots-tag': 'noindex' }, page],
    '/old': [301, { location: '/' }, ''],
    '/untyped': [200, {}, page],
    '/file.pdf': [200, { 'content-type': 'application/pdf' }, '%PDF'],
    '/robots.txt': [200, { 'content-type': 'text/plain' }, 'User-agent: *\nDisallow: /private'],
    // A soft 404: a page where a text file should be.
    '/llms.txt': [200, { 'content-type': 'text/html' }, page],
    '/sitemap.xml': [
      200,
      { 'content-type': 'application/xml' },
      `<urlset><url><loc>${base}/</loc><lastmod>2026-10-01</lastmod></url></urlset>`,
    ],
  };
  const [status, headers, body] = answers[request.url ?? ''] ?? [404, {}, 'gone'];
  response.writeHead(status, headers).end(body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  guarded = createGuardedFetch({ allow: [`127.0.0.1:${port}`], userAgent: 'test/1' });
});
afterAll(async () => {
  await guarded.close();
  server.close();
});

test('a page with its robots, llms.txt and sitemap, through a redirect', async () => {
  const page = await fetchPage(guarded, `${base}/old`);
  expect(page).toMatchObject({
    url: `${base}/`,
    redirects: [`${base}/old`],
    robots: { text: expect.stringContaining('/private') },
    llmsTxt: false,
    sitemap: { found: true, lastModified: '2026-10-01' },
  });
  const reading = readPage(page);
  expect(reading.limits).toEqual([]);
  expect(reading.indexability.indexable).toBe(false);
  expect(reading.updated).toMatchObject({ date: '2026-10-01', source: 'sitemap' });
  expect(reading.identity.brand.value).toBe('Acme');
});

test.each([
  ['/missing', { code: 'bad_status', detail: { status: 404 } }],
  ['/file.pdf', { code: 'not_html' }],
])('%s is refused with what to do', async (path, error) => {
  await expect(fetchPage(guarded, base + path)).rejects.toMatchObject(error);
});

test('HTML without a content type is still HTML', async () => {
  expect((await fetchPage(guarded, `${base}/untyped`)).status).toBe(200);
});
