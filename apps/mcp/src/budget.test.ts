import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';
import type { Arguments } from './call.ts';
import { operationTools } from './catalog/tools.gen.ts';
import { failure, success } from './render.ts';
import { allTools } from './tools/index.ts';

const card = (name: string) => {
  const found = allTools.find((tool) => tool.card.name === name)?.card;
  if (!found) throw new Error(name);
  return found;
};

/** A service that holds what a scan asks for, or refuses what is over its cap. */
function service(cost: number) {
  const asked: Arguments[] = [];
  return {
    asked,
    async run(given: Arguments) {
      asked.push(given);
      const { maxCredits = Number.POSITIVE_INFINITY } = (given.config ?? {}) as { maxCredits?: number };
      if (cost > maxCredits) return failure('svc.start_scan failed (422 validation_failed): too dear', 422);
      return success({ status: 'accepted', data: { credits: { held: cost, spent: 0 } } });
    },
  };
}

test('scans together never hold more than the budget, also when they start at once', async () => {
  const budget = createBudget(100);
  const { asked, run } = service(40);
  const results = await Promise.all(
    [{}, { config: { engines: ['openai'] } }, { config: { maxCredits: 1_000 } }].map((given) =>
      budget.within(card('svc.start_scan'), given, run),
    ),
  );
  expect(results.map(({ isError }) => isError === true)).toEqual([false, false, true]);
  expect(asked).toEqual([
    { config: { maxCredits: 100 } },
    { config: { engines: ['openai'], maxCredits: 60 } },
    { config: { maxCredits: 20 } },
  ]);
  expect(budget.left()).toBe(20);
});

test('a refusal speaks of the budget where its cap is the one that was too low', async () => {
  const budget = createBudget(10);
  const refused = async () => failure('config.maxCredits must be at least 20.', 422);
  const told = async (maxCredits: number) =>
    (await budget.within(card('svc.start_scan'), { config: { maxCredits } }, refused)).content[0]?.text;
  expect(await told(1_000)).toContain('the 10 credits that are left of the 10 of --max-credits');
  expect(await told(5)).toBe('config.maxCredits must be at least 20.');
});

test('a lower limit of the caller stays, and a failure that may have spent counts as spent', async () => {
  const budget = createBudget(100);
  const { asked, run } = service(10);
  await budget.within(card('svc.start_scan'), { config: { maxCredits: 15 } }, run);
  expect(asked).toEqual([{ config: { maxCredits: 15 } }]);
  expect(budget.left()).toBe(90);
  await budget.within(card('svc.start_scan'), { config: { maxCredits: 30 } }, async () =>
    failure('no answer within 30 s'),
  );
  expect(budget.left()).toBe(60);
  const waiting = async () =>
    success({ status: 'pending_approval', approval: { estimate: { credits: 25 } } });
  await budget.within(card('svc.start_scan'), {}, waiting);
  expect(budget.left()).toBe(35);
});

test('what would spend later or cannot be limited is refused, and reading is free', async () => {
  const budget = createBudget(5);
  const never = async () => {
    throw new Error('it ran');
  };
  for (const name of ['svc.set_schedule', 'svc.purchase_credits', 'svc.create_api_key'])
    expect(await budget.within(card(name), {}, never)).toMatchObject({ isError: true });
  const { asked, run } = service(0);
  await budget.within(card('svc.list_projects'), {}, run);
  await budget.within(card('svc.analyze_url'), { url: 'https://a.test' }, run);
  await budget.within(card('svc.analyze_url'), { url: 'https://a.test', live: {} }, run);
  expect(asked.at(-1)).toEqual({ url: 'https://a.test', live: { maxCredits: 5 } });
  expect(asked[1]).toEqual({ url: 'https://a.test' });
});

test('every operation that spends is limited or refused', async () => {
  for (const tool of operationTools.filter(({ spendsCredits }) => spendsCredits)) {
    const given = { live: {} };
    const result = await createBudget(7).within(tool, given, async (args) =>
      success({ status: 'ok', data: JSON.stringify(args).includes('"maxCredits":7') }),
    );
    expect(result.isError === true || result.structuredContent?.data === true, tool.name).toBe(true);
  }
});
