import { expect, test } from 'vitest';
import { moved, newAddress } from './redirects.ts';

const filled = (pattern: string): string =>
  pattern
    .replaceAll(/:(\w+)/g, (_, name: string) => (name.endsWith('_') ? `${name}1` : `${name}1`))
    .replace('?project', 'prj_1');

test.each(moved.map(({ from, view, to }) => [from, view, to] as const))(
  '%s (view %s) leads to %s, with what stands behind the question mark',
  (from, view, to) => {
    const search = { engine: 'openai', project: 'prj_1', ...(view !== undefined && { view }) };
    const address = newAddress(filled(from), search);
    expect(address?.path).toBe(filled(to));
    expect(address?.search).toMatchObject({ engine: 'openai' });
    expect(address?.search).not.toHaveProperty('view');
    // The new address is final: no address leads in a circle.
    expect(newAddress(address?.path ?? '', address?.search ?? {})).toBeNull();
  },
);

test('addresses of today stay what they are', () => {
  for (const path of ['/', '/new', '/projects/prj_1', '/projects/prj_1/sources/gaps', '/settings/keys'])
    expect(newAddress(path, { engine: 'openai' })).toBeNull();
  expect(newAddress('/settings/prompts', {})).toBeNull();
});
