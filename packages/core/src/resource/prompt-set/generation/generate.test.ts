import { readFileSync } from 'node:fs';
import { demoMarket } from '@svc/engines/sandbox';
import { readPage } from '@svc/page';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyPrompt, generatePrompts, type PromptSubject, promptIntents } from './index.ts';

const page = (name: string, url: string) =>
  readPage(
    readFileSync(new URL(`../../../../../page/src/fixtures/${name}.html`, import.meta.url), 'utf8'),
    url,
  );
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const subject: PromptSubject = {
  brand: 'Rotamill',
  topics: [{ phrase: 'alpha' }, { phrase: 'beta', weight: 0.5 }, { phrase: 'gamma', weight: 0.4 }],
  city: 'Leipzig',
};

describe.each(languages)('in %s', (language) => {
  const { prompts, notes } = generatePrompts({ from: subject, count: 35, language, seed: 7 });

  test('as many as asked for, all different, balanced over the intents', () => {
    expect(notes).toEqual([]);
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(35);
    for (const intent of promptIntents)
      expect(prompts.filter((prompt) => prompt.intent === intent)).toHaveLength(5);
  });

  test('no slot is left open, and none names the brand', () => {
    for (const { text, branded, topic } of prompts) {
      expect(text.toLowerCase()).toContain(topic);
      expect(text).not.toMatch(/[{}]|undefined|Rotamill|\s{2}/);
      expect(text).toMatch(/alpha|beta|gamma/i);
      expect(text).toMatch(/^[¿«]?\p{Lu}/u);
      expect(branded).toBe(false);
    }
  });

  test('the classifier reads the intent that each was written for', () => {
    const wrong = prompts.filter(({ text, intent }) => classifyPrompt(text, ['Rotamill']).intent !== intent);
    expect(wrong).toEqual([]);
  });
});

test.each(languages)('in %s, what is read rather than bought is asked about otherwise', (language) => {
  const from: PromptSubject = { ...subject, audience: 'reader' };
  const { prompts, notes } = generatePrompts({ from, count: 25, language, seed: 3 });
  expect(notes).toEqual([]);
  for (const intent of ['informational', 'comparison', 'best_of', 'alternatives', 'problem'])
    expect(prompts.filter((prompt) => prompt.intent === intent)).toHaveLength(5);
  expect(prompts.filter(({ text, intent }) => classifyPrompt(text, []).intent !== intent)).toEqual([]);
});

test('the same seed gives the same prompts, another seed others', () => {
  const from = page('software', 'https://rotamill.example/');
  const one = generatePrompts({ from, count: 12, seed: 'a' });
  expect(generatePrompts({ from, count: 12, seed: 'a' })).toEqual(one);
  expect(generatePrompts({ from, count: 12, seed: 'b' }).prompts).not.toEqual(one.prompts);
});

test('real pages: their language, their city, their own questions', () => {
  const german = generatePrompts({
    from: page('local-german', 'https://bruehwerk.example/'),
    count: 14,
    seed: 1,
  });
  expect(german.language).toBe('de');
  expect(german.prompts.filter(({ intent }) => intent === 'local')).toHaveLength(2);
  expect(german.prompts.map(({ text }) => text).join(' ')).toMatch(/in Leipzig/);
  const software = generatePrompts({
    from: page('software', 'https://rotamill.example/'),
    count: 14,
    seed: 1,
  });
  expect(software.prompts.some(({ intent }) => intent === 'local')).toBe(false);
  // The page asks "How does Rotamill compare with spreadsheets?": it names the brand.
  expect(software.prompts.some(({ text }) => /Rotamill/i.test(text))).toBe(false);
});

test('a question of the page is taken when it can be asked elsewhere', () => {
  const html =
    '<title>Shift scheduling | Acme</title><h1>Shift scheduling for cafés</h1><p>Acme plans shifts.</p><h2>How does it compare to Crewtide?</h2><h2>How much does shift scheduling cost?</h2>';
  const { prompts } = generatePrompts({ from: readPage(html, 'https://acme.example/'), count: 20, seed: 1 });
  const texts = prompts.map(({ text }) => text);
  expect(texts).toContain('How much does shift scheduling cost?');
  expect(texts).not.toContain('How does it compare to Crewtide?');
});

test('a country makes local prompts where there is no city', () => {
  const { city: _, ...elsewhere } = subject;
  const local = (language: string, country: string) =>
    generatePrompts({ from: elsewhere, count: 3, language, country, intents: ['local'], seed: 1 });
  expect(local('de', 'CH').prompts[0]?.text).toMatch(/in der Schweiz/);
  expect(local('en', 'nl').prompts[0]?.text).toMatch(/in the Netherlands/);
  expect(local('it', 'JP')).toMatchObject({
    prompts: [],
    notes: [expect.stringMatching(/country/), expect.anything()],
  });
});

test('a language without templates falls back to English and says so', () => {
  const { prompts, language, notes } = generatePrompts({
    from: subject,
    count: 4,
    language: 'ja-JP',
    seed: 1,
  });
  expect(language).toBe('en');
  expect(prompts).toHaveLength(4);
  expect(notes[0]).toMatch(/"ja".*English/);
});

test('a thin subject gives fewer prompts rather than the same ones again', () => {
  const { prompts, notes } = generatePrompts({
    from: { brand: 'X1', topics: [{ phrase: 'kettles' }] },
    count: 5_000,
    seed: 1,
  });
  expect(prompts.length).toBeLessThan(1_000);
  expect(notes[0]).toMatch(/differ enough/);
});

test.each(languages)(
  'in %s, one topic is enough for 120 prompts of the right intents, two for 200',
  (language) => {
    const from: PromptSubject = { brand: 'Rotamill', topics: [{ phrase: 'alpha' }, { phrase: 'beta' }] };
    const one = { ...from, topics: from.topics.slice(0, 1) };
    expect(generatePrompts({ from: one, count: 120, language, seed: 5 }).prompts).toHaveLength(120);
    const { prompts, notes } = generatePrompts({ from, count: 200, language, seed: 5 });
    expect(notes).toEqual([]);
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(200);
    const wrong = prompts.filter(({ text, intent }) => classifyPrompt(text, ['Rotamill']).intent !== intent);
    expect(wrong).toEqual([]);
    for (const { text } of prompts) expect(text).not.toMatch(/[{}]|\s{2}/);
  },
);

test('branded prompts come only when asked for', () => {
  const { prompts } = generatePrompts({ from: subject, count: 10, seed: 1, brandedShare: 0.3 });
  expect(prompts.filter(({ branded }) => branded)).toHaveLength(3);
  expect(prompts.filter(({ text }) => text.includes('Rotamill'))).toHaveLength(3);
});

test('any subject: never more than asked, never the brand, always valid', () => {
  const phrase = fc.string({ minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      phrase,
      fc.array(phrase, { maxLength: 4 }),
      fc.nat(30),
      fc.integer(),
      (brand, topics, count, seed) => {
        const from = { brand, topics: topics.map((topic) => ({ phrase: topic })) };
        const { prompts } = generatePrompts({ from, count, seed });
        expect(prompts.length).toBeLessThanOrEqual(count);
        for (const { text } of prompts) expect(classifyPrompt(text, [brand]).branded).toBe(false);
      },
    ),
    { numRuns: 100, seed: 1 },
  );
});

test.each([
  ['Is RotaMill any good?', true, true],
  ['rota mill reviews', true, false],
  ['Rotamill’s pricing', true, false],
  ['rotamills', true, false],
  ['best rota tool', false, false],
  ['Tell me who makes rotas', false, false],
])('%s: branded %s, question %s', (text, branded, questionForm) => {
  expect(classifyPrompt(text, ['Rotamill', 'rotamill.example'])).toMatchObject({ branded, questionForm });
});

test('a short name is found as a word only', () => {
  expect(classifyPrompt('What does Ada cost?', ['Ada']).branded).toBe(true);
  expect(classifyPrompt('Which cadastre tool is adaptable?', ['Ada']).branded).toBe(false);
});

test.each([
  ['plumber near me', 'local'],
  ['Welche Alternativen zu Excel gibt es?', 'alternatives'],
  ['asana vs trello', 'comparison'],
  ['¿Cuánto cuesta un dominio?', 'price'],
  ['quel est le meilleur aspirateur', 'best_of'],
  ['my dishwasher is not working', 'problem'],
  ['how do vaccines work', 'informational'],
])('%s is %s', (text, intent) => expect(classifyPrompt(text, []).intent).toBe(intent));

test('the prompts of the demo market name no brand and have the intent that they say', () => {
  const names = demoMarket.brands.map(({ name }) => name);
  for (const { text, intent } of demoMarket.prompts)
    expect([text, classifyPrompt(text, names)]).toMatchObject([text, { branded: false, intent }]);
});
