import { expect, test } from 'vitest';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();

test('security.txt says whom to tell, in the fields that RFC 9116 wants, and does not expire soon', async () => {
  const { status, text } = await world.request('/.well-known/security.txt');
  expect(status).toBe(200);
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(URL.canParse(fields.get('Contact') ?? '')).toBe(true);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(366);
  expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
});

test('the catalogue of APIs leads to a document and to docs that are there', async () => {
  const answer = await world.fetch(new Request('http://api.test/.well-known/api-catalog'));
  expect(answer.headers.get('content-type')).toContain('application/linkset+json');
  const { linkset } = (await answer.json()) as { linkset: object[] };
  const links = linkset.flatMap((one) => Object.values(one).flat()) as { href?: string }[];
  const addresses = links.flatMap(({ href }) => (href ? [new URL(href).pathname] : []));
  expect(addresses).toContain('/openapi.json');
  for (const address of addresses.filter((one) => !one.startsWith('/v1')))
    expect([address, (await world.request(address)).status]).toEqual([address, 200]);
});
