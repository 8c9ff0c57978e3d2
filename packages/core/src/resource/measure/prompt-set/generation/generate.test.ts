import { readFileSync } from 'node:fs';
import { promptIntents } from '@svc/contract/measure/prompt-set';
import { demoMarket } from '@svc/engines/sandbox';
import { readPage } from '@svc/page';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, readBusiness } from '../../../../business/index.ts';
import { ask } from './ask.fixture.ts';
import { asksForChoice } from './choice.ts';
import { classifyPrompt, generatePrompts, leadingWording, type PromptSubject } from './index.ts';

const page = (name: string, url: string) =>
  readPage(
    readFileSync(new URL(`../../../../../../page/src/fixtures/${name}.html`, import.meta.url), 'utf8'),
    url,
  );

describe('from a description', () => {
  const dentist = ask(
    'Zahnarztpraxis Lindenhof',
    'Zahnarztpraxis in Leipzig: Prophylaxe, Implantate, Behandlung von Angstpatienten, Kinderzahnheilkunde.',
    'de',
  );

  test('a brand that shares words with its description is no obstacle', () => {
    expect(dentist.prompts).toHaveLength(24);
    expect(new Set(dentist.prompts.map(({ intent }) => intent)).size).toBe(7);
    expect(dentist.texts.filter((text) => /in Leipzig/.test(text)).length).toBeGreaterThan(18);
    expect(ask('Register', 'cash register software', 'en').prompts).toHaveLength(24);
  });

  test('who is in need is somebody, what is offered is something', () => {
    expect(dentist.all).toMatch(/für Angstpatienten/);
    expect(dentist.all).not.toMatch(/kosten? Angstpatienten|Thema Angstpatienten|für Behandlung/);
    const knees = ask(
      'Medibrace',
      'Maker of knee braces after ligament injuries, sold to clinics and online.',
      'en',
    );
    expect(knees.all).toMatch(/knee braces would you recommend after ligament injuries\?/);
  });

  test('German adjectives and nouns bend', () => {
    const { all } = ask(
      'Quorabase',
      'Verteilte quelloffene SQL-Datenbank, die das Postgres-Protokoll spricht',
      'de',
    );
    expect(all).toMatch(/Welche verteilte quelloffene SQL-Datenbank/);
    expect(all).toMatch(/bei verteilten quelloffenen SQL-Datenbanken/);
    expect(all).not.toMatch(/bei verteilte |einen guten verteilte|zu anderen verteilte /);
    expect(dentist.all).not.toMatch(/ein gute Zahnarzt|eine guter/);
  });

  test('a software buyer’s words stay with software', () => {
    const museum = ask(
      'Lumen',
      'Museum of modern art in Lyon with changing exhibitions and a roof café',
      'en',
    );
    expect(museum.all).not.toMatch(/switch to|vendor|onboarding|data export|company/i);
    expect(museum.all).toMatch(/in Lyon/);
    expect(museum.all).toMatch(/have a roof café/);
  });

  test('each has its topic, its source and a reason; many topics, no two questions alike', () => {
    expect(new Set(dentist.prompts.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(dentist.texts).size).toBe(dentist.texts.length);
    for (const { source, why } of dentist.prompts) {
      expect(source).toBe('corpus');
      expect(why).toMatch(/\.$/);
    }
  });

  test('rivals are named, the brand never is', () => {
    const { all, prompts } = ask('Trailfox', 'Trailfox makes running shoes', 'en', {
      competitors: ['Hoka', 'Altra'],
    });
    expect(all).toMatch(/Hoka/);
    expect(all).not.toMatch(/trailfox/i);
    expect(prompts.filter(({ text }) => /Hoka|Altra/.test(text)).length).toBeLessThan(prompts.length / 2);
  });

  test('a wish for 200 gives the good ones, and the answer says why there are fewer', () => {
    const business = readBusiness({ brand: 'X', language: 'en', descriptions: ['Bakery in Bath'] });
    const { prompts, notes } = generatePrompts({
      from: { brand: 'X', business },
      count: 200,
      language: 'en',
      seed: 1,
    });
    expect(prompts.length).toBeGreaterThanOrEqual(10);
    expect(prompts.length).toBeLessThan(100);
    expect(notes.at(-1)).toMatch(/of 200 prompts were made: more would only reword/);
  });
});

test('every question can be answered with a name, and none leads', () => {
  const kinds: [string, string, Language][] = [
    ['A', 'Heizungsbauer in Köln: Wärmepumpen, Wartung', 'de'],
    ['B', 'Online courses in data analysis for working people, with mentors', 'en'],
    ['C', 'Pet insurance', 'en'],
    ['D', 'Sportverein in Kiel', 'de'],
    ['E', 'Weingut an der Mosel', 'de'],
  ];
  for (const [brand, description, language] of kinds)
    for (const text of ask(brand, description, language).texts) {
      expect([text, asksForChoice(text)]).toEqual([text, true]);
      expect([text, leadingWording(text)]).toEqual([text, null]);
      expect(text).not.toMatch(/[{}[\]|~]|undefined|\s{2}/);
    }
});

test('topics that somebody gave are asked for one by one', () => {
  const { prompts } = generatePrompts({
    from: {
      brand: 'Acme',
      topics: [{ phrase: 'time tracking' }, { phrase: 'invoicing software' }],
      audience: 'business',
    },
    count: 12,
    language: 'en',
    seed: 1,
  });
  expect(new Set(prompts.map(({ topic }) => topic))).toEqual(
    new Set(['time tracking', 'invoicing software']),
  );
  expect(prompts.map(({ text }) => text).join(' ')).toMatch(/time tracking software/);
});

test('a topic keeps its adjective', () => {
  const from = { brand: 'Acme', topics: [{ phrase: 'veganer Käse' }], audience: 'consumer' as const };
  for (const { text } of generatePrompts({ from, count: 6, language: 'de', seed: 1 }).prompts)
    expect(text).toMatch(/vegane[rnm]? Käse/);
});

describe.each(['fr', 'es', 'it', 'pt', 'nl'])('in %s, wordings around topics', (language) => {
  const subject: PromptSubject = {
    brand: 'Rotamill',
    topics: [{ phrase: 'alpha' }, { phrase: 'beta', weight: 0.5 }, { phrase: 'gamma', weight: 0.4 }],
    city: 'Leipzig',
  };
  const { prompts, notes } = generatePrompts({ from: subject, count: 35, language, seed: 7 });

  test('as many as asked for, all different, of the intent that each was written for', () => {
    expect(notes).toEqual([]);
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(35);
    for (const { text, intent } of prompts) {
      expect(text).not.toMatch(/[{}]|undefined|Rotamill|\s{2}/);
      expect(text).toMatch(/alpha|beta|gamma/i);
      expect([text, classifyPrompt(text, ['Rotamill']).intent]).toEqual([text, intent]);
    }
  });
});

test.each(['en', 'de', 'fr'])(
  'in %s, what is read rather than bought is asked about otherwise',
  (language) => {
    const from: PromptSubject = {
      brand: 'R',
      topics: [{ phrase: 'alpha' }, { phrase: 'beta' }],
      audience: 'reader',
    };
    const { prompts } = generatePrompts({ from, count: 15, language, seed: 3 });
    expect(prompts).toHaveLength(15);
    expect(prompts.some(({ intent }) => intent === 'price' || intent === 'local')).toBe(false);
  },
);

test('the same seed gives the same prompts, another seed others', () => {
  const from = page('software', 'https://rotamill.example/');
  const one = generatePrompts({ from, count: 12, seed: 'a' });
  expect(generatePrompts({ from, count: 12, seed: 'a' })).toEqual(one);
  expect(generatePrompts({ from, count: 12, seed: 'b' }).prompts).not.toEqual(one.prompts);
});

test('real pages: their language, their town, their own questions', () => {
  const german = generatePrompts({
    from: page('local-german', 'https://bruehwerk.example/'),
    count: 14,
    seed: 1,
  });
  expect(german.language).toBe('de');
  const texts = german.prompts.map(({ text }) => text).join(' ');
  expect(texts).toMatch(/Reparaturdienst\p{L}* in Leipzig/u);
  expect(texts).not.toMatch(/online kaufe|Marken für/);
  const software = generatePrompts({
    from: page('software', 'https://rotamill.example/'),
    count: 14,
    seed: 1,
  });
  expect(software.prompts.some(({ intent }) => intent === 'local')).toBe(false);
  expect(software.prompts.some(({ text }) => /Rotamill/i.test(text))).toBe(false);
});

test('headings of a page become questions that stand alone, or none', () => {
  const html =
    '<title>Shift scheduling software | Acme</title><h1>Shift scheduling software for cafés</h1><p>Acme plans shifts.</p><h2>How does it compare to Crewtide?</h2><h2>How much does it cost?</h2><h2>Can staff swap shifts?</h2><h2>Is there a free plan?</h2><h2>Which shift scheduling works offline?</h2>';
  const { prompts } = generatePrompts({ from: readPage(html, 'https://acme.example/'), count: 20, seed: 1 });
  const own = prompts.filter(({ source }) => source === 'page').map(({ text }) => text);
  expect(own).toEqual([
    'How much does shift scheduling software cost, and which one is good value?',
    'Which shift scheduling works offline?',
  ]);
});

test.each([
  ['en', '<title>Shift scheduling software | Acme</title><h1>Shift scheduling software for cafés</h1>', ['Specifications', 'Pricing', 'Departments', 'Frequently asked questions'], 'Payroll export'],
  ['de', '<title>Dienstplan-Software | Acme</title><h1>Dienstplan-Software für Cafés</h1>', ['Technische Daten', 'Preise', 'Abteilungen', 'Häufige Fragen'], 'Urlaubsplanung'],
])('headings that divide a page are no offers, others are (%s)', (lang, head, sections, offer) => {
  const heads = [...sections, offer].map((text) => `<h2>${text}</h2>`).join('');
  const page = readPage(`<html lang="${lang}">${head}${heads}</html>`, 'https://acme.example/');
  const { prompts } = generatePrompts({ from: page, count: 40, seed: 1 });
  const why = prompts.map((prompt) => prompt.why).join('\n').toLowerCase();
  for (const section of sections) expect(why).not.toContain(`“${section.toLowerCase()}”`);
  expect(why).toContain(`“${offer.toLowerCase()}”`);
}); // biome-ignore format: a table

test('praise and a call to action are no business', () => {
  const html =
    '<html lang="en"><title>Home | Acme</title><h1>Work, beautifully planned.</h1><p>The world’s most loved, revolutionary platform that empowers teams. Get started today with our powerful and innovative solution.</p><p>Book a demo.</p>';
  expect(
    generatePrompts({ from: readPage(html, 'https://acme.example/'), count: 20, seed: 1 }).prompts,
  ).toEqual([]);
});

test('a language without questions falls back to English and says so', () => {
  const { prompts, language, notes } = generatePrompts({
    from: { brand: 'X', topics: [{ phrase: 'payroll software' }] },
    count: 4,
    language: 'ja-JP',
    seed: 1,
  });
  expect(language).toBe('en');
  expect(prompts).toHaveLength(4);
  expect(notes[0]).toMatch(/ja.*English/);
});

test('branded prompts come only when asked for', () => {
  const business = readBusiness({
    brand: 'Rotamill',
    language: 'en',
    descriptions: ['shift scheduling software'],
  });
  const { prompts } = generatePrompts({
    from: { brand: 'Rotamill', business },
    count: 10,
    seed: 1,
    brandedShare: 0.3,
  });
  expect(prompts.filter(({ branded }) => branded)).toHaveLength(3);
  expect(prompts.filter(({ text }) => text.includes('Rotamill'))).toHaveLength(3);
});

test('any subject: never more than asked, never the brand, always valid', () => {
  const phrase = fc.string({ minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      phrase,
      phrase,
      fc.array(phrase, { maxLength: 3 }),
      fc.nat(30),
      (brand, description, topics, count) => {
        const business = readBusiness({ brand, language: 'de', descriptions: [description] });
        const from = { brand, business, topics: topics.map((topic) => ({ phrase: topic })) };
        const { prompts } = generatePrompts({ from, count, language: 'de', seed: 1 });
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

test('a short name is found as a word only, an ordinary word with its capital only', () => {
  expect(classifyPrompt('What does Ada cost?', ['Ada']).branded).toBe(true);
  expect(classifyPrompt('Which cadastre tool is adaptable?', ['Ada']).branded).toBe(false);
  expect(classifyPrompt('best cash register software', ['Register']).branded).toBe(false);
  expect(classifyPrompt('Is Register good for cafés?', ['Register']).branded).toBe(true);
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

test('all intents of the table are asked for somewhere', () => {
  const texts = ask('X', 'Hotel in Sölden mit Spa', 'de').prompts.map(({ intent }) => intent);
  expect(new Set(texts)).toEqual(new Set(promptIntents));
});
