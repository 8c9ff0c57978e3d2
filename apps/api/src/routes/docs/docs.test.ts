import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorCatalogue } from '@svc/contract/kernel';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

const page = async (path: string): Promise<string> => {
  const { status, text } = await world.request(path);
  expect(status).toBe(200);
  return text;
};

test.each([
  '/docs',
  '/docs/guides/first-scan',
  '/docs/errors/insufficient_credits',
  '/docs/search?q=webhook',
  '/docs/reference',
  '/docs/methodology',
  '/docs/statistics',
])('%s is a page that loads nothing from elsewhere', async (path) => {
  const html = await page(path);
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).toContain('name="viewport"');
  for (const [, address] of html.matchAll(/(?:src|srcset|<link [^>]*href)="([^"]+)"/g))
    expect(address).toMatch(/^(\/docs|\/openapi\.json|#|data:,$)/);
});

test('every error leads to a page with causes and what to do, also as Markdown', async () => {
  const { body } = await world.request('/v1/no-such-thing');
  expect((await world.request(new URL(body.type).pathname)).status).toBe(200);
  for (const code of Object.keys(errorCatalogue)) {
    const html = await page(`/docs/errors/${code}`);
    expect(html).toContain('id="causes"');
    expect(html).toContain('id="what-to-do"');
    expect(await page(`/docs/errors/${code}.md`)).toContain(`${code}:`);
  }
});

test.each([
  ['pagination', '/docs/guides/calling-the-api'],
  ['next page of a list', '/docs/guides/calling-the-api#pages-of-a-list'],
  ['signature', '/docs/guides/webhooks#check-the-signature'],
  ['402', '/docs/errors/insufficient_credits'],
  ['interval wide', '/docs/guides/reading-a-number#why-is-it-so-wide'],
  ['upgrade', '/docs/guides/self-hosting#upgrade'],
  ['rate limit', '/docs/guides/calling-the-api#limits'],
  ['webhok', '/docs/guides/webhooks'],
  ['signatur', '/docs/guides/webhooks#check-the-signature'],
])('a search for “%s” finds %s among the first five', async (words, href) => {
  const html = await page(`/docs/search?q=${encodeURIComponent(words)}`);
  const [, found = ''] = html.split('best first:');
  const first = [...found.matchAll(/<li><a href="([^"]+)"/g)].slice(0, 5).map(([, address = '']) => address);
  expect(first.some((address) => address.startsWith(href))).toBe(true);
});

test('a search shows what was asked as text, and says when it finds nothing', async () => {
  const html = await page(`/docs/search?q=${encodeURIComponent('<script>xyzzy')}`);
  expect(html).not.toContain('<script>xyzzy');
  expect(html).toContain('Nothing has “&lt;script&gt;xyzzy”');
});

test('what is often asked stands one click from the start, with its answer', async () => {
  const home = await page('/docs');
  const often = home.slice(home.indexOf('Often asked'), home.indexOf('<h2>Measure'));
  const links = [...often.matchAll(/<a href="([^"]+)"/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) {
    const [path = '', anchor] = link.split('#');
    const html = await page(path);
    if (anchor) expect([link, html.includes(`id="${anchor}"`)]).toEqual([link, true]);
  }
});

test('llms.txt leads to pages that are there, and llms-full.txt holds them', async () => {
  const text = await page('/llms.txt');
  const links = [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, link = '']) => new URL(link).pathname);
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) expect([link, (await world.request(link)).status]).toEqual([link, 200]);
  const whole = await page('/llms-full.txt');
  expect(whole).toContain('# Webhooks');
  expect(whole).toContain('# Self-hosting');
});

test('the methodology is told for readers who are no statisticians, with every method behind it', async () => {
  const html = await page('/docs/methodology');
  expect(html).toContain('Of 100 such ranges, 95 hold the true value');
  expect(html).toContain('prompt-beta');
});

test.each([
  '/openapi.json',
  '/v1/openapi.json',
  '/docs',
  '/docs/reference',
  '/docs/guides/webhooks',
  '/docs/swagger-ui-bundle.js',
])('%s is packed for whoever takes it, and not sent again to whoever has it', async (path) => {
  const ask = (headers: Record<string, string>) =>
    world.fetch(new Request(`http://api.test${path}`, { headers }));
  const plain = await ask({});
  const text = Buffer.from(await plain.arrayBuffer());
  const etag = plain.headers.get('etag') ?? '';
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await ask({ 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await packed.arrayBuffer());
    expect(body.length).toBeLessThan(text.length * 0.6);
    expect(unpack(body).equals(text)).toBe(true);
  }
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`])
    expect((await ask({ 'if-none-match': known })).status).toBe(304);
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200);
});
