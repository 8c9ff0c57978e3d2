import type { CellRules } from '@svc/contract/measure/cell';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { matchingPrompts } from './matching.ts';

const { context } = await testWorkspace();

/** Which of two prompts count: one that names the brand, and one that does not. */
async function counted(...said: CellRules['branded'][]): Promise<string[]> {
  const { rows } = await sql<{
    prompt: string;
  }>`select prompt from (values ('brand', true), ('plain', false)) row (prompt, branded)
    where ${matchingPrompts(
      said.map((branded) => ({ branded })),
      'row',
    )} order by prompt`.execute(context.db);
  return rows.map(({ prompt }) => prompt);
}

test('every set that speaks of branded prompts has to hold, in any order', async () => {
  expect(await counted()).toEqual(['plain']);
  expect(await counted(undefined, undefined)).toEqual(['plain']);
  expect(await counted('include')).toEqual(['brand', 'plain']);
  for (const [one, other, both] of [
    ['include', 'only', ['brand']],
    ['include', 'exclude', ['plain']],
    ['only', 'exclude', []],
  ] as const) {
    expect(await counted(one, other)).toEqual(both);
    expect(await counted(other, one)).toEqual(both);
    expect(await counted(one, undefined, other)).toEqual(both);
  }
});
