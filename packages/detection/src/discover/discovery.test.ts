import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { discoveryHeldOut } from '../../cases/discovery-held-out.ts';
import { measureDiscovery, tunedDiscoveryCases } from '../../cases/discovery-measure.ts';
import { Discovery, namesVersion, readNames } from './index.ts';

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

const namesIn = (text: string): string[] => {
  const discovery = new Discovery([]);
  discovery.add({ id: '1', prompt: '', text, cites: [], language: 'en' });
  return discovery
    .suggestions()
    .map(({ name }) => name)
    .sort();
};

test.each([
  [
    'known names in prose, and no persons, terms, places or headlines',
    'Lina Khan wrote of Amazon in 2017. Salesforce bought Slack, said Marc Benioff in San Francisco, while the GPA of NASA and the DDoS in Kentucky are other matters.',
    ['Amazon', 'Salesforce', 'Slack'],
  ],
  [
    'a known name that is also a word counts only where it can be nothing else',
    'Target your readers first. The Gap Between Them is wide. They like Target and Gap more than malls.',
    ['Gap', 'Target'],
  ],
  [
    'a list that lost its breaks',
    'Picks: Zorvane Air: Praised.Kelmora R2:Fast. Price: Low.',
    ['Kelmora R2', 'Zorvane Air'],
  ],
  ['two words that lost the break between them', 'Numbness in the fingerWeakness and gripOther pains.', []],
  ['words that say what it is', 'They signed with Quellio, a platform for bands.', ['Quellio']],
])('one English answer: %s', (_, text, expected) => {
  expect(namesIn(text)).toEqual(expected);
});

test('the mark of a source names nobody; a brand whose name is its address does', () => {
  const mark = '([deskvideo.example](https://www.deskvideo.example/watch/tour?utm_source=openai))';
  const suggestions = found([
    `It depends on your channels. ${mark}\n\n1. **Zentrix** – fast ${mark}`,
    `Look at [Quorvia.com](https://www.quorvia.com/) and **Zentrix**. ${mark}`,
  ]);
  expect(suggestions.map(({ name }) => name)).toEqual(['Zentrix', 'Quorvia.com']);
});

const read = (text: string, language: string, cites: string[] = []) => readNames({ text, language, cites });

test.each([
  [
    'capitals inside and addresses',
    'en',
    'we like xVera, foo-bar.io and 4-Zent over_Bar and well-known x.',
    'xVera|foo-bar.io|Zent',
  ],
  [
    'a small word before, behind and between',
    'en',
    'ask an Orvex or Quo by Zent about it, and Rimo & Sons.',
    'Orvex|Quo by Zent|Rimo & Sons',
  ],
  [
    'letters beyond 16 bits, and half of one',
    'en',
    'so 𝐙entrix, 😀Orvex and \ud83dQuorvia go.',
    '𝐙entrix|Orvex|Quorvia',
  ],
  ['letters without capitals', 'en', 'use ªVolt or 中aB or a1B.', '中aB'],
])('names in running text: %s', (_, language, text, expected) => {
  const runs = read(text, language).names.filter(({ evidence }) => evidence !== 'known');
  expect(runs.map(({ text }) => text).join('|')).toBe(expected);
  for (const { text: name, start } of runs) expect(text.slice(start, start + name.length)).toBe(name);
});

test.each([
  ['I met the Zentrix', 'article'],
  ['I met (the Zentrix', 'article'],
  ['I met bathe Zentrix', null],
  ['dans l’ Zentrix', 'article'],
  ['Sie nutzt Ley de Zentrix', 'article'],
  ['il est près de Zentrix', 'place'],
  ['il parle de Zentrix', null],
  ['according to the Zentrix', 'title'],
  ['he goes to Zentrix', null],
  ['so says Dr., Zentrix', 'title'],
  ['offices in\u00a0Zentrix', 'place'],
])('the word before a name: %s', (text, before) => {
  expect(read(text, 'fr').names.at(-1)).toMatchObject({ text: 'Zentrix', before });
});

test.each([
  ['Best:Zorvane Air:Praised', 'Zorvane Air'],
  ['Best: Zorvane Air:\nPraised', 'Zorvane Air'],
  ['Best: Zorvane Air:\n\nPraised', ''],
  ['Rated 4.5Zorvane: Praised', ''],
  [`${'Words '.repeat(90)}fast.Zorvane: Praised`, 'Zorvane'],
  ['fast.Zorvane: 𝐏raised', 'Zorvane'],
  ['fast.Zorvane: praised', ''],
])('a head within a line stands before a colon: %s', (text, expected) => {
  expect(
    read(text, 'en')
      .names.filter(({ evidence }) => evidence === 'head')
      .map(({ text }) => text)
      .join('|'),
  ).toBe(expected);
});

test.each([
  ['we use rexx systems daily', 'https://www.rexx-systems.com/', 'rexx systems'],
  ['we use REXX-Systems and more', 'https://www.rexx-systems.com/', 'REXX-Systems'],
  ['İ first, then rexxsyſtems', 'https://rexx-systems.com/', 'rexxsyſtems'],
  ['at www.rexx-systems.com/ only', 'https://rexx-systems.com/', undefined],
  ['zorvanes, rezorvane, zorvane.com, then zorvane', 'https://zorvane.com/', 'zorvane'],
  ['only zorvane\u0345', 'https://zorvane.com/', undefined],
  ['so zorvane', 'https://-zorvane.com/', 'zorvane'],
  ['so velopay', 'https://-zorvane.com/', undefined],
])('the owner of a cited site: %s', (text, url, expected) => {
  const found = read(text, 'en', [url]).names.find(({ domain }) => domain !== null);
  expect(found?.text).toBe(expected);
  if (found) expect(text.slice(found.start, found.start + found.text.length)).toBe(expected);
});

test('names in a script without spaces: Latin, in quotes, and enumerated', () => {
  const names = read('おすすめは「スマレジ」とAirペイ、楽天、東京が人気。', 'ja').names;
  expect(names.map(({ text }) => text)).toEqual(['Airペイ', 'スマレジ', '楽天', '楽天', '東京']);
});

test('words in small letters: each once, no parts of others and of addresses', () => {
  const text = 'a don’t Über-cool the the a_b www.site.com x@y.z café größer 😀fun 1st 𝐚𝐛c cafe\u0301s';
  expect(read(text, 'en').small).toEqual([
    'a',
    "don't",
    'the',
    'www',
    'x',
    'cafe',
    'grosser',
    'fun',
    'abc',
    'cafes',
  ]);
});

test('names that were kept as JSON are as good as the text, whoever is tracked', () => {
  const answers = [...tunedDiscoveryCases, ...discoveryHeldOut]
    .flatMap(({ answers, language }) => answers.map((answer) => ({ ...answer, language })))
    .filter((_, at) => at % 8 === 0)
    .map(({ text, language, cites = [] }, at) => ({
      ...{ id: `${at}`, prompt: `${at % 9}`, text, language },
      cites: [...cites, `https://www.site${at % 20}.com/page`],
    }));
  const brands = ['Acme', 'HubSpot', 'Google'].map((name) => ({ id: name, names: [name] }));
  const [whole, kept] = [new Discovery(brands), new Discovery(brands)];
  const read = answers.map(readNames);
  for (const [at, answer] of answers.entries()) {
    whole.add(answer);
    kept.addNames(answer, JSON.parse(JSON.stringify(read[at])));
  }
  expect(kept.suggestions({ cut: 0 })).toEqual(whole.suggestions({ cut: 0 }));
  // Where this fails since other names are read, raise `namesVersion`: kept ones are then read anew.
  const digest = createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 12);
  expect([namesVersion, digest]).toEqual([1, 'c1e91be65962']);
});
