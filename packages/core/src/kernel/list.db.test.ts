import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../environment/test-workspace.ts';
import { listRows } from './list.ts';
import type { Page } from './page.ts';

const { context } = await testWorkspace();
const { db } = context;

const entry = (number: number, at: string) => ({
  workspaceId: context.workspace.id,
  id: `aud_${String(number).padStart(3, '0')}`,
  canonical: JSON.stringify({
    actor: { id: `key_${number % 3}` },
    action: number % 2 === 0 ? 'even.100%' : 'odd.1000',
    detail: {},
  }),
  at,
});

// Four of each microsecond: only the id tells them apart.
const rows = Array.from({ length: 22 }, (_, number) =>
  entry(number, `2026-11-20T10:00:00.00000${Math.floor(number / 4)}Z`),
);
await db.insertInto('audit_entry').values(rows).execute();

const orders = {
  newest: { name: 'newest', by: ['at', 'id'], direction: 'desc' },
  oldest: { name: 'oldest', by: ['at', 'id'], direction: 'asc' },
  byLength: {
    name: 'byLength',
    by: [sql<number>`-length(action)::float8 / 3`, 'at', 'id'],
    direction: 'desc',
  },
} as const;

const others = db
  .selectFrom('audit_entry')
  .where('workspaceId', '=', context.workspace.id)
  .where('action', '<>', 'other');
const list = (order: keyof typeof orders, page: Partial<Page>, actor?: string, text?: string) =>
  listRows(others, {
    columns: ['id', 'at as happenedAt'],
    filters: { actor },
    search: { in: 'action', text },
    order: orders[order],
    page: { limit: 5, offset: 0, ...page },
  });

async function walk(order: keyof typeof orders, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await list(order, { limit, after });
    expect(page.total).toBe(22);
    ids.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return ids;
}

test.each(Object.keys(orders) as (keyof typeof orders)[])(
  'pages by cursor give every row once, in the order of one page: %s',
  async (order) => {
    const whole = (await list(order, { limit: 100 })).items.map(({ id }) => id);
    expect(new Set(whole).size).toBe(22);
    for (const limit of [1, 5, 11, 22]) expect(await walk(order, limit)).toEqual(whole);
  },
);

test('items show the columns under their names, and nothing of the cursor', async () => {
  const { items, next } = await list('oldest', { limit: 1 });
  expect(items).toEqual([{ id: 'aud_000', happenedAt: '2026-11-20T10:00:00.000000Z' }]);
  expect(next).toEqual(expect.any(String));
});

test('a page beyond the last row is empty, and still says how many rows there are', async () => {
  expect(await list('newest', { offset: 50 })).toMatchObject({ items: [], total: 22, next: null });
});

test('filters and search hold for the rows and for their number', async () => {
  const found = await list('newest', { limit: 100 }, 'key_1', '100%');
  expect(found.items.map(({ id }) => id)).toEqual(['aud_016', 'aud_010', 'aud_004']);
  expect(found).toMatchObject({ total: 3, next: null });
});

test('a cursor that is not of this list is refused, whatever it holds', async () => {
  const { next } = await list('newest', {});
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const refused = { code: 'validation_failed', extra: { errors: [{ path: 'after' }] } };
  for (const after of [
    'nonsense',
    forged(null),
    forged(['newest', 'x']),
    forged(['newest', 'soon', 'aud_1']),
  ])
    await expect(list('newest', { after })).rejects.toMatchObject(refused);
  await expect(list('oldest', { after: next ?? undefined })).rejects.toMatchObject(refused);
  await expect(list('newest', { after: next ?? undefined, offset: 5 })).rejects.toMatchObject({
    extra: { errors: [{ path: 'offset' }] },
  });
});

test('a row that is added between two pages moves no other row', async () => {
  const first = await list('newest', { limit: 5 });
  await db.insertInto('audit_entry').values(entry(900, '2026-11-20T11:00:00Z')).execute();
  const second = await list('newest', { limit: 5, after: first.next ?? undefined });
  expect(second.items.map(({ id }) => id)).toEqual(['aud_016', 'aud_015', 'aud_014', 'aud_013', 'aud_012']);
});
