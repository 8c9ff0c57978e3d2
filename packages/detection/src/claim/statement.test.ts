import { expect, test } from 'vitest';
import { compileStatements, statementsIn } from './index.ts';

/** What is stated of the name that stands in brackets. */
function of(marked: string): string[] {
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  return statementsIn(marked.replace(/[[\]]/g, ''), start, end).map(
    ({ predicate, value }) => `${predicate} = ${value}`,
  );
}

test.each([
  ['[Rotawell] costs around $12 per month.', 'price = around $12 per month'],
  ['[Rotawell] offers a 14-day free trial for all plans.', 'free trial = 14-day'],
  ['[Rotawell], a maker of rotas, was founded in May 2011 by two nurses.', 'founded = May 2011'],
  ['[Rotawell] is headquartered in Leeds, England.', 'location = Leeds, England'],
  ['[Rotawell] is currently owned by Crewtide Group.', 'owner = Crewtide Group'],
  ['Crewtide acquired [Rotawell], a planner, for $2.5 billion in 2014.', 'acquired for = $2.5 billion'],
  [
    'Their largest purchase is [Rotawell], which was acquired for $27.7 billion.',
    'acquired for = $27.7 billion',
  ],
  ['As of May 2026, [Rotawell] has sold over 61 million copies.', 'sold = over 61 million'],
  ['[Rotawell] has more than 3,000 employees.', 'employees = more than 3,000'],
  ['Over the years, [Rotawell] has sold 1,500 devices.', 'sold = 1,500'],
  ['Earlier acquisitions included [Rotawell] for $15 million.', 'acquired for = $15 million'],
  ['There is currently no dark mode of [Rotawell] for phones.', 'feature: dark mode = no'],
  ['[Rotawell] does not have a dark mode feature.', 'feature: dark mode = no'],
])('%s', (sentence, statement) => {
  expect(of(sentence)).toEqual([statement]);
});

test.each([
  'Does [Rotawell] offer a 14-day free trial?',
  'There is no evidence of [Rotawell] having a dark mode.',
  'In May, [Rotawell] bought a planner, and it sold 1,500 devices.',
  '[Rotawell] might cost $12 per month.',
  'Like [Rotawell], Crewtide offers a 14-day free trial.',
  '[Rotawell] was praised, but Crewtide was founded in 2011.',
  '[Rotawell]’s rival costs $12.',
  '[Rotawell] does not have an office in Nigeria.',
  '[Rotawell] does not offer many options.',
  '[Rotawell] offers a substantial amount of material.',
])('nothing is read in “%s”', (sentence) => {
  expect(of(sentence)).toEqual([]);
});

test('a sentence that names a rival as well states nothing that could be told apart', () => {
  const text = 'Rotawell costs $12 per month. Rotawell costs $15, and Crewtide $9.';
  const at = (name: string, from = 0) => text.indexOf(name, from);
  const mention = (start: number, name: string) => ({ start, end: start + name.length, negated: false });
  const brand = (brandId: string, mentions: ReturnType<typeof mention>[]) => ({ brandId, mentions });
  const brands = [
    brand('own', [mention(0, 'Rotawell'), mention(at('Rotawell', 5), 'Rotawell')]),
    brand('rival', [mention(at('Crewtide'), 'Crewtide')]),
  ];
  const read = compileStatements([{ id: 'own' }, { id: 'rival' }], 'own');
  const found = read({ text, brands });
  expect(found.map(({ value }) => value)).toEqual(['$12 per month']);
});
