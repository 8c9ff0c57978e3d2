import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errorCatalogue } from '@svc/core/kernel';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

const page = async (path: string): Promise<string> => {
  const { status, text } = await world.request(path);
  expect(status).toBe(200);
  return text;
};

test.each(['/docs', '/docs/reference', '/docs/methodology', '/docs/statistics'])(
  '%s is a page that loads nothing from elsewhere',
  async (path) => {
    const html = await page(path);
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toContain('name="viewport"');
    for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect(address).toMatch(/^(\/docs|\/openapi\.json|#|data:,$)/);
  },
);

test('every error is explained where its type points', async () => {
  const html = await page('/docs');
  for (const code of Object.keys(errorCatalogue)) expect(html).toContain(`id="error-${code}"`);
});

test('the quick start calls operations that exist', async () => {
  const html = await page('/docs');
  const known = operations.map(({ address }) => address.replace(/\{[^}]+\}/g, '$X'));
  const called = [...html.matchAll(/(post|get|GET|POST)\(?&?(?:quot;)? ?'?(?:&quot;)?(\/v1\/[^\s'&"]+)/g)];
  expect(called.length).toBeGreaterThan(5);
  for (const [, verb = '', path = ''] of called) {
    const address = `${verb.toUpperCase()} ${path.replace(/\$[A-Z]+/g, '$X')}`;
    expect(known).toContain(address);
  }
});

test('the methodology is told for readers who are no statisticians, with every method behind it', async () => {
  const html = await page('/docs/methodology');
  expect(html).toContain('Of 100 such ranges, 95 hold the true value');
  expect(html).toContain('prompt-beta');
});

test.each(['/openapi.json', '/v1/openapi.json', '/docs', '/docs/reference', '/docs/swagger-ui-bundle.js'])(
  '%s is packed for whoever takes it, and not sent again to whoever has it',
  async (path) => {
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
  },
);
