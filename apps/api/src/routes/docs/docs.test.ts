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
