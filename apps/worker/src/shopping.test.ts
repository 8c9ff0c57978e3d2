import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({ emulator: { latency: 5 } });
await stack.startWorker();
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
async function use(id: string, input: Record<string, unknown>): Promise<any> {
  const operation = operations.find((one) => one.id === id);
  const parts = [operation?.params, operation?.query, operation?.body].flatMap((schema) =>
    schema
      ? [schema.parse(Object.fromEntries(Object.entries(input).filter(([name]) => name in schema.shape)))]
      : [],
  );
  return perform(operation, stack.context, Object.assign({}, ...parts));
}

const topics = 8;
const card = (title: string, brand: string | null, more = {}) => ({ title, brand, ...more });
/**
 * One answer a topic and engine. ChatGPT's screen tells of cards: in every second topic Acme's stands second behind a rival's.
 * It shows Acme's ad in two topics and hides it in a third. Gemini's does not tell. Acme is named in one answer, without a card.
 */
const rows = Array.from({ length: topics }, (_, at) => [
  {
    ...{ prompt: `Which planner suits shop ${at}?`, topic: `topic ${at}`, askedAt: '2026-06-02' },
    ...{
      engine: 'chatgpt-ui',
      text: at === 1 ? 'Acme Planner is fine.' : `A spreadsheet does, says shop ${at}.`,
    },
    products:
      at % 2 === 0
        ? [
            card('Bolt Board 3', 'Bolt Board', { merchant: 'Acme Planner' }),
            card('Acme Planner Pro', null),
            card('Acme Planner Mini', 'Acme Planner'),
          ]
        : [],
    ads:
      at < 2
        ? [{ advertiser: { name: 'Acme Planner' }, title: `Better than Bolt Board ${at}` }]
        : at === 2
          ? [{ advertiser: { name: 'Acme Planner' }, title: 'Hidden', rendered: false }]
          : [],
  },
  {
    ...{ prompt: `Which planner suits shop ${at}?`, topic: `topic ${at}`, askedAt: '2026-06-02' },
    ...{ engine: 'gemini-ui', text: `Use paper ${at}.` },
  },
]).flat();

test('cards and ads are shares of their own, of answers whose screen tells, and leak into no presence', async () => {
  const { id: projectId } = await use('create_project', {
    name: 'Acme Planner',
    brand: { name: 'Acme Planner', domains: ['acmeplanner.example'] },
    competitors: [{ name: 'Bolt Board', domains: ['boltboard.example'] }],
  });
  const { id } = await use('import_answers', {
    projectId,
    content: rows.map((row) => JSON.stringify(row)).join('\n'),
    repeats: 1,
  });
  await expect
    .poll(async () => (await use('get_answer_import', { projectId, importId: id })).status)
    .toBe('completed');
  const span = { from: '2026-06-01', to: '2026-06-30' };
  const report = await use('get_shopping_visibility', { projectId, ...span });
  expect(report).toMatchObject({
    provenance: 'cached',
    products: {
      ...{ told: 8, answers: 4, items: 12 },
      brands: [
        {
          ...{ name: 'Acme Planner', answers: 4, items: 8, onlyBeside: 4, sold: 4, firstPosition: 2 },
          shown: { value: 0.5, n: 8, ci: { level: 0.95 } },
          shareOfItems: { value: 8 / 12, n: 4 },
        },
        {
          ...{ name: 'Bolt Board', answers: 4, items: 4, onlyBeside: 4, sold: 0, firstPosition: 1 },
          shown: { value: 0.5 },
          shareOfItems: { value: 4 / 12 },
        },
      ],
    },
    ads: {
      ...{ told: 8, answers: 2, items: 2 },
      brands: [
        { ...{ answers: 2, items: 2, onlyBeside: 1 }, shown: { value: 0.25, n: 8 } },
        { ...{ answers: 0, items: 0 }, shown: { value: 0 } },
      ],
    },
    engines: [
      { engine: 'chatgpt-ui', answers: 8, products: 8, ads: 8 },
      { engine: 'gemini-ui', answers: 8, products: 0, ads: 0 },
    ],
    notes: [expect.stringContaining('8 of 16 answers'), expect.stringContaining('8 of 16 answers')],
  });
  const { low, high } = report.products.brands[0].shown.ci;
  expect(low).toBeLessThan(0.3);
  expect(high).toBeGreaterThan(0.7);
  const { items } = await use('list_answers', { projectId, limit: 100 });
  expect(items.filter(({ present }: { present: boolean }) => present)).toHaveLength(1);
  // One engine of two: what is not told is no zero.
  const gemini = await use('get_shopping_visibility', { projectId, ...span, engine: 'gemini-ui' });
  expect(gemini.products).toMatchObject({ told: 0, brands: [{ shown: { value: null, ci: null } }, {}] });
});
