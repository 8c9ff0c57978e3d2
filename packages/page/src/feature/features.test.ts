import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type FetchedPage,
  type PageFeatureId,
  readPage,
  readPromptFeatures,
  toFeatureVector,
} from '../index.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}.html`, import.meta.url), 'utf8');
const url = 'https://www.rotamill.example/restaurants';
const fetched = (changes: Partial<FetchedPage> = {}): FetchedPage => ({
  url,
  status: 200,
  headers: {},
  html: fixture('software'),
  redirects: [],
  ttfbMs: 80,
  robots: 'absent',
  llmsTxt: false,
  sitemap: { found: true, lastModified: null },
  ...changes,
});
const software = readPage(fetched());
const filler =
  'The machine is cleaned every day and the water is changed before the first cup is made. '.repeat(2) +
  'Visitors order at a counter near the window, pay with coins, then carry trays upstairs where quiet music plays until evening. ' +
  'Bakers arrive early, knead dough, heat ovens and fill baskets while delivery vans wait along the street.';
const featureOf = (id: PageFeatureId, html: string, lang = 'en') =>
  readPage(`<html lang="${lang}"><body>${html}<p>${filler}</p></body></html>`, 'https://acme.example/')
    .features[id];

test('a page has the features of its own and those of a prompt, each once', () => {
  const ids = Object.keys({
    ...software.features,
    ...readPromptFeatures(software, { text: 'x', intent: 'price' }, { now: new Date(), engine: null }),
  });
  expect(ids).toHaveLength(31);
});

test('a rich page: evidence is quoted from the page, with where it stands', () => {
  const { features } = software;
  expect(features.quotations).toMatchObject({ value: 0.5, measured: { attributed: 1, unattributed: 0 } });
  expect(features.quotations.evidence[0]?.quote).toMatch(/overtime by 21%/);
  expect(features.sources_cited.measured).toEqual({ domains: 1, institutions: 1 });
  expect(features.statistics.measured.statistics).toBeGreaterThanOrEqual(4);
  expect(features.comparison_structure).toMatchObject({ value: 1, measured: { headings: 1, tables: 1 } });
  expect(features.definition_present.evidence[0]?.quote).toMatch(/^Rotamill is a shift scheduling tool/);
  expect(features.author_signals.value).toBe(1);
  expect(features.json_ld.value).toBe(1);
  expect(features.llms_txt.value).toBe(0);
  expect(features.not_indexable.value).toBe(0);
  for (const { evidence } of Object.values(features))
    for (const { quote } of evidence) expect(quote.length).toBeLessThanOrEqual(200);
});

test('all values are finite and in their range', () => {
  for (const name of ['software', 'local-german', 'shop-french', 'application-shell'])
    for (const [id, { value, unseen }] of Object.entries(readPage(fixture(name), url).features)) {
      expect(value === null, id).toBe(unseen !== null);
      expect(Math.abs(value ?? 0), id).toBeLessThanOrEqual(3);
    }
});

test('what scripts would fill is unseen, not absent', () => {
  const { features } = readPage(fetched({ html: fixture('application-shell') }));
  expect(features.not_indexable.value).toBe(1);
  const vector = toFeatureVector(features);
  expect(vector).not.toHaveProperty('word_count');
  expect(vector).not.toHaveProperty('statistics');
  expect(vector).toHaveProperty('json_ld', 0);
});

test('HTML alone leaves headers, robots and llms.txt unseen', () => {
  const vector = toFeatureVector(readPage(fixture('software'), url).features);
  for (const id of ['llms_txt', 'not_indexable']) expect(vector).not.toHaveProperty(id);
});

test.each<[PageFeatureId, string, string]>([
  ['promotional_tone', 'The best, most amazing, revolutionary and perfect machine. A world-class, stunning, seamless game-changer.', 'The machine weighs four kilograms.'],
  ['first_person_tone', 'I think my team and I love our work, and we show it to our friends. We care, I swear.', 'The team works in Leeds.'],
  ['not_hedged', 'The pump runs at nine bars.', 'It might perhaps work, and possibly it could seem fine, maybe. It probably might.'],
  ['readability', 'It is a cup. It is hot. We sip it. It is good. '.repeat(6), 'Organisational interdependencies necessitate comprehensive infrastructural reconceptualisation notwithstanding jurisdictional heterogeneity. '.repeat(6)],
  ['statistics', 'It saves 21% of 400 hours, or €3,200 in 12 days. Of 900 users, 83 percent agree.', 'It saves a lot.'],
  ['specifications_complete', '<table><tr><th>Weight</th><td>4 kg</td></tr><tr><th>Power</th><td>900 W</td></tr><tr><th>Tank</th><td>2 l</td></tr></table>', '<table><tr><td>one</td><td>two</td><td>three</td></tr></table>'],
  ['question_answer_format', '<h2>How hot is it?</h2><p>Hot.</p><h2>Is it safe?</h2><p>Yes.</p>', '<h2>Heat</h2>'],
  ['technical_terms', 'The API speaks HTTP2 and JSON over TLS with SHA256, OAuth2 and a fail-safe PID-controlled PCB.', 'It works well.'],
  ['unique_words', 'Brass valves, copper pipes, nickel springs, rubber seals, glass jars, oak handles and cork stoppers arrive weekly.', 'cup '.repeat(20)],
  ['word_count', filler.repeat(5), ''],
])('%s is higher where there is more of it', (id, more, less) => {
  expect(featureOf(id, `<p>${more}</p>`).value ?? Number.NaN).toBeGreaterThan(featureOf(id, `<p>${less}</p>`).value ?? Number.NaN);
}); // biome-ignore format: a table

test('a table of plans gives specifications, each row with a label one; its head gives none', () => {
  const plans = ['Price', 'Employees', 'Locations', 'Export', 'Integrations', 'Support']
    .map((name) => `<tr><th>${name}</th><td>–</td><td>some</td><td>more</td></tr>`)
    .join('');
  const head = '<tr><th>What is included</th><th>Free</th><th>Team</th><th>Business</th></tr>';
  expect(featureOf('specifications_complete', `<table>${head}${plans}</table>`)).toMatchObject({
    value: 1,
    measured: { pairs: 6 },
  });
});

test('tone is unseen in a language without a word list, and on short pages', () => {
  const finnish = 'Kone puhdistetaan joka aamu ennen kahvin keittämistä. '.repeat(12);
  const page = readPage(`<html lang="fi"><body><p>${finnish}</p></body></html>`, url);
  expect(page.features.promotional_tone.unseen).toMatch(/"fi"/);
  expect(page.limits).toContain('language_not_covered');
  expect(readPage('<html lang="en"><p>Short.</p>', url).features.statistics.unseen).toMatch(/60/);
});

describe('for a prompt', () => {
  const now = new Date('2026-11-20');
  const read = (text: string, intent = 'best_of', page = software, engine: string | null = 'openai') =>
    readPromptFeatures(page, { text, intent }, { now, engine });

  test('a prompt that the page answers scores above one that it does not', () => {
    const near = read('best shift scheduling software for restaurants');
    const far = read('how do I repair a leaking dishwasher');
    for (const id of ['title_answers_prompt', 'passage_relevance', 'query_term_coverage'] as const)
      expect(near[id].value, id).toBeGreaterThan(far[id].value ?? 9);
    expect(near.title_answers_prompt.value).toBe(1);
    expect(far.title_answers_prompt.value).toBe(0);
    expect(far.query_term_coverage.evidence.map(({ quote }) => quote)).toContain('not found: dishwasher');
  });

  test('prices count for buyers only', () => {
    expect(read('best rota tool', 'best_of').price_shown.value).toBe(1);
    expect(read('how do rotas work', 'informational').price_shown.value).toBe(0);
  });

  test('recent within 90 days, by the page’s own date', () => {
    expect(software.updated).toMatchObject({ date: '2026-10-12', source: 'visible' });
    expect(read('x').recently_updated).toMatchObject({ value: 1, measured: { days: 39 } });
    expect(read('best tool in 2026').recently_updated_time_sensitive.value).toBe(1);
    expect(read('best tool').recently_updated_time_sensitive.value).toBe(0);
    const later = readPromptFeatures(
      software,
      { text: 'x', intent: 'price' },
      { now: new Date('2027-03-01'), engine: null },
    );
    expect(later.recently_updated.value).toBe(0);
    const undated = readPage(fixture('local-german'), url);
    expect(read('x', 'price', undated).recently_updated.value).toBeNull();
  });

  test('a page stuffed with the prompt’s words is told from one about it', () => {
    const stuffed = readPage(`<p>${'cheap boots cheap boots buy boots now '.repeat(40)}</p>`, url);
    expect(read('cheap boots', 'price', stuffed).keyword_stuffing.value).toBe(1);
    expect(read('shift scheduling software').keyword_stuffing.value).toBe(0);
  });

  test('the crawler of the engine asked, not another one', () => {
    const robots = { text: 'User-agent: OAI-SearchBot\nDisallow: /\n' };
    const page = readPage(fetched({ robots }));
    expect(read('x', 'price', page, 'openai').retrieval_bot_blocked).toMatchObject({
      value: 1,
      evidence: [{ quote: 'OAI-SearchBot: Disallow: /', where: 'robots' }],
    });
    expect(read('x', 'price', page, 'perplexity').retrieval_bot_blocked.value).toBe(0);
    expect(read('x', 'price', page, 'sandbox').retrieval_bot_blocked.value).toBeNull();
    expect(read('x', 'price', readPage(fetched({ robots: null }))).retrieval_bot_blocked.value).toBeNull();
  });
});

test.each([
  ['Last modified: 2026-03-01', '2026-03-01'],
  ['Aktualisiert am 3. März 2026', '2026-03-03'],
  ['Updated March 9, 2026', '2026-03-09'],
  ['Mis à jour le 14 août 2026', '2026-08-14'],
  ['Stand: 01.02.2026', '2026-02-01'],
  ['Founded in 1987', undefined],
])('%s is dated %s', (text, date) => {
  expect(readPage(`<p>${text}</p>`, url).updated?.date).toBe(date);
});
