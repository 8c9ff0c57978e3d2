import { expect, test } from 'vitest';
import { discoveryHeldOut } from '../../cases/discovery-held-out.ts';
import { measureDiscovery, tunedDiscoveryCases } from '../../cases/discovery-measure.ts';
import { Discovery } from './index.ts';

const known = [{ id: 'own', names: ['Acme', 'acme.com'] }];

function found(texts: string[], cites: string[] = []) {
  const discovery = new Discovery(known);
  for (const [at, text] of texts.entries())
    discovery.add({ id: `${at}`, prompt: `${at % 2}`, text, cites, language: 'en' });
  return discovery.suggestions();
}

test.each([
  ['tuned', tunedDiscoveryCases],
  ['held out', discoveryHeldOut],
])('labelled answers in eight languages, %s: precision, recall, aliases', (_, cases) => {
  const score = measureDiscovery(cases);
  expect(new Set(cases.map(({ language }) => language)).size).toBe(8);
  expect(score.precision, score.wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(score.recall, score.missed.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(score.aliases, score.missed.join('\n')).toBeGreaterThanOrEqual(0.85);
});

test('counts answers and prompts, most first, and shows where a name stands', () => {
  const [first, second] = found([
    '1. **Zentrix** – fast\n2. **Quorvia** – cheap',
    'I would take Zentrix.',
    'Zentrix, again.',
  ]);
  expect(first).toMatchObject({ name: 'Zentrix', answers: 3, prompts: 2, aliasOf: null });
  expect(second).toMatchObject({
    name: 'Quorvia',
    answers: 1,
    example: { answerId: '0', start: 27, end: 34 },
  });
});

test('everyday words are no brands: at heads of lists, at the start of sentences, and days of the week', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const texts = Array.from({ length: 28 }, (_, at) =>
    [
      `1. **Zentrix** – fast\n2. **Tax** – check the tax rules of place ${at} first\n3. **Staff** – how many staff do you have?`,
      `Tax rules differ in place ${at}. Staff learn it in a day. Many open on ${days[at % 7]} too.`,
    ].join('\n\n'),
  );
  expect(found(texts).map(({ name }) => name)).toEqual(['Zentrix']);
});

test('what a known brand is called besides is offered as its alias, and its own name not at all', () => {
  const names = found([
    'Acme Pay is new. Try Zentrix (formerly Oldtrix) or Velopay by Acme.',
    'Acme and ACME, Inc. agree.',
  ]);
  expect(names.map(({ name, aliasOf }) => [name, aliasOf])).toEqual(
    expect.arrayContaining([
      ['Acme Pay', 'own'],
      ['Velopay', 'own'],
      ['Zentrix', null],
    ]),
  );
  expect(names.map(({ name }) => name)).not.toContain('Acme');
  expect(names.find(({ name }) => name === 'Zentrix')?.spellings).toContain('Oldtrix');
});
