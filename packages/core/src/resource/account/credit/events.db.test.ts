import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { transaction } from '../../../kernel/index.ts';
import { noticeCredits } from './events.ts';

// 20,000 credits a month: below 4,000 they are low.
const { context } = await testWorkspace({ plan: 'growth' });

test('low and exhausted credits are told once each time that they fall so far', async () => {
  const falls = [
    [9_000, 4_000],
    [4_000, 3_999],
    [3_999, 10],
    [10, 0],
    [5_000, 0],
  ] as const;
  for (const [before, after] of falls)
    await transaction(context, (context) => noticeCredits(context, { before, after }));
  const { rows } = await sql`select type, sequence, data from event order by sequence`.execute(context.db);
  expect(rows).toMatchObject([
    { type: 'credits.low', sequence: 1, data: { available: 3_999, threshold: 4_000 } },
    { type: 'credits.exhausted', sequence: 2 },
    { type: 'credits.exhausted', sequence: 3 },
  ]);
});
