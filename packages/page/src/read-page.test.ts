import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPage } from './index.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), 'utf8');
const identityOf = (html: string, url = 'https://www.acme.example/') => readPage(html, url).identity;

test('a software page: who, what, for how much', () => {
  const { identity, limits } = readPage(
    fixture('software'),
    'https://www.rotamill.example/restaurants?utm_source=x',
  );
  expect(identity.brand).toMatchObject({ value: 'Rotamill', confidence: 'high' });
  expect(identity.aliases).toContain('Rotamill Ltd');
  expect(identity.domain).toBe('rotamill.example');
  expect(identity.title).toBe('Shift scheduling software for restaurants');
  expect(identity.language).toMatchObject({ value: 'en', confidence: 'high' });
  expect(identity.kind.value).toBe('software');
  expect(identity.structuredDataTypes).toEqual(['Organization', 'SoftwareApplication', 'Offer']);
  expect(identity.prices.map(({ text }) => text)).toEqual(['3.50 GBP', '£3.50']);
  expect(identity.canonical).toBe('https://www.rotamill.example/restaurants');
  expect(identity.headings.map(({ level }) => level)).toEqual([1, 2, 2, 2, 2]);
  expect(limits).toEqual(['no_response', 'robots_unknown', 'llms_txt_unknown', 'sitemap_unknown']);
});

test('topics are what a buyer would type, without the brand and the city', () => {
  const phrases = (name: string): string[] => identityOf(fixture(name)).topics.map(({ phrase }) => phrase);
  expect(phrases('software').slice(0, 3)).toEqual([
    'shift scheduling software for restaurants',
    'shift scheduling',
    'labour cost',
  ]);
  expect(phrases('local-german').slice(0, 2)).toEqual(['Kaffeemaschinen Reparatur', 'Entkalkung']);
  expect(phrases('shop-french').slice(0, 2)).toEqual(['machine à café à grain', 'nettoyage automatique']);
  for (const name of ['software', 'local-german', 'shop-french'])
    expect(phrases(name).join(' ')).not.toMatch(/rotamill|brühwerk|torrefa|leipzig/i);
  const page =
    '<html lang="en"><title>Tickly: time tracking for agencies</title><h1>Time tracking for agencies</h1>';
  expect(identityOf(page).topics[0]?.phrase).toBe('time tracking for agencies');
});

test('a local business: city, kind, price, language', () => {
  const identity = identityOf(fixture('local-german'), 'https://bruehwerk.example/');
  expect(identity.brand.value).toBe('Brühwerk');
  expect(identity.kind).toMatchObject({ value: 'local_business', confidence: 'high' });
  expect(identity.locality?.value).toEqual({ city: 'Leipzig', region: null, country: 'DE' });
  expect(identity.prices).toEqual([{ text: '89 €', where: 'body' }]);
  expect(identity.language?.value).toBe('de');
});

test('a product page: the shop is the brand, not the product’s maker', () => {
  const { brand, kind, prices } = identityOf(fixture('shop-french'), 'https://www.maison-torrefa.example/x2');
  expect(brand.value).toBe('Maison Torrefa');
  expect(kind.value).toBe('product');
  expect(prices[0]).toEqual({ text: '649.00 EUR', where: 'json_ld' });
});

test('an application shell is said to be one', () => {
  const { limits, words, identity } = readPage(fixture('application-shell'), 'https://dashly.example/');
  expect(limits).toContain('javascript_only');
  expect(words).toBe(0);
  expect(identity.brand.value).toBe('Dashly');
  expect(identity.topics).toEqual([]);
});

test.each([
  ['<title>Acme | Home</title>', 'https://acme.example', 'Acme'],
  ['<title>Best boots - Boot Barn</title>', 'https://bootbarn.example', 'Boot Barn'],
  ['<title>Acme vs Other: which is right for a small shop?</title>', 'https://acme.example', 'Acme'],
  ['<title>Other versus Acme</title>', 'https://acme.example', 'Acme'],
  ['<title>Acme for Hotels: rota software</title>', 'https://acme.example', 'Acme'],
  ['<title>Acme pricing – Free, Team, Business</title>', 'https://acme.example', 'Acme'],
  ['<title>Prices – Acme shift scheduling software</title>', 'https://acme.example', 'Acme'],
  ['<title>Acme oder Other: der Vergleich</title>', 'https://acme.example', 'Acme'],
  ['<title>Acme für Hotels – Dienstpläne</title>', 'https://acme.example', 'Acme'],
  ['<title>Preise und Funktionen von Acme</title>', 'https://acme.example', 'Acme'],
  ['<title>Brot und Kuchen | Acme Bakery</title>', 'https://acme.example', 'Acme Bakery'],
  ['<title>Rest | Toys for Bob</title>', 'https://toysforbob.example', 'Toys for Bob'],
  ['<title>Acme vs Other: a test</title>', 'https://rota-tests.example', 'Rota Tests'],
  ['<title>Guide: how to descale</title>', 'https://kettle-care.example', 'Kettle Care'],
  ['<meta property="og:site_name" content="ACME"><title>x</title>', 'https://get-acme.example', 'ACME'],
  [
    '<title>x</title><footer>© 2019–2026 Northwind Traders. All rights reserved</footer>',
    'https://nwt.example',
    'Northwind Traders',
  ],
  ['<title>Docs</title>', 'http://127.0.0.1:3000/docs', '127.0.0.1:3000'],
  ['', 'https://user.github.io/x', 'User'],
])('brand of %s at %s is %s', (html, url, brand) => {
  expect(identityOf(html, url).brand.value).toBe(brand);
});

const product = '<script type="application/ld+json">{"@type":"Product","name":"Acme"}</script>';
test.each([
  ['en', '<p>Acme costs €3.50 per employee a month. Each plan includes the rota and the app.</p><table><tr><th>Integrations</th><td>Slack</td><td>REST API</td></tr></table>', 'software', 1],
  ['de', '<p>Acme kostet 3,50 € pro Mitarbeiter und Monat. Jeder Tarif enthält den Dienstplan und die App.</p><p>Schnittstellen zu DATEV.</p>', 'software', 1],
  ['en', '<p>The Acme thermostat costs €89. An app and a dashboard come with it. In stock, delivery in two days.</p>', 'product', 0],
  ['de', '<p>Preise im Jahr 2026: 89 €. Mit App und Cloud. Auf Lager.</p>', 'product', 0],
] as const)('goods and software marked up as Product are told apart (%s): %s', (lang, body, kind, recurring) => {
  const { identity, facts } = readPage(`<html lang="${lang}">${product}<body>${body}</body></html>`, 'https://acme.example');
  expect([identity.kind.value, facts.recurringPrice.length]).toEqual([kind, recurring]);
}); // biome-ignore format: a table

test('a template’s lang attribute does not overrule clear text', () => {
  const german =
    'Wir sind für Sie da, und das ist auch gut so, denn wir haben mit allem zu tun, was nicht von selbst geht. ';
  expect(identityOf(`<html lang="en"><body><p>${german.repeat(3)}</p></body></html>`).language?.value).toBe(
    'de',
  );
  expect(identityOf('<html lang="pt-BR"><body><p>ok</p></body></html>').language?.value).toBe('pt');
  expect(identityOf('<body><p>会社概要とコーヒーの機械について</p></body>').language?.value).toBe('ja');
  expect(identityOf('<body><p>ok</p></body>').language).toBeNull();
});

test('menus, hidden parts and scripts are not the page’s text', () => {
  const { text, blocks } = readPage(
    '<nav>Menu</nav><div>Bare <b>bold</b> text<div>inner</div>tail</div><p hidden>no</p><p style="display: none">no</p><script>no()</script><ol><li>one</li></ol><table><tr><td>a</td><td>b</td></tr></table><footer>no</footer>',
    'https://acme.example',
  );
  expect(text.split('\n')).toEqual(['Bare bold text', 'inner', 'tail', 'one', 'a | b']);
  expect(blocks.map(({ kind, ordered }) => [kind, ordered]).slice(3)).toEqual([
    ['list_item', true],
    ['table_row', false],
  ]);
  // An element may be called as a property that every object has.
  const unknown = readPage('<constructor><p>Bare text</p></constructor>', 'https://acme.example');
  expect(unknown.blocks).toMatchObject([{ kind: 'paragraph', text: 'Bare text' }]);
});

test('broken structured data and hostile HTML do no harm', () => {
  const broken = '<script type="application/ld+json">{"@type":"Organization","name":"Acme",}</script>';
  expect(identityOf(broken).structuredDataTypes).toEqual(['Organization']);
  expect(identityOf('<script type="application/ld+json">{]</script>').structuredDataTypes).toEqual([]);
  const read = (html: string) => readPage(html, 'https://acme.example');
  expect(read(`<p>${'word '.repeat(400_000)}</p><p>more</p>`).limits).toContain('text_truncated');
});

test.each([
  ['deep', '<div>'.repeat(20_000)],
  ['many roots', '<a href="https://a.example/">x</a>'.repeat(30_000)],
  ['many headings', '<h2>Is this a question?</h2>'.repeat(20_000)],
  ['nested tables', '<table><tr><td>'.repeat(5_000)],
  ['many nodes', `<body><p>first</p>${'<i>x</i>'.repeat(200_000)}</body>`],
])('a hostile page (%s) is read in moderate time', (_, html) => {
  const before = process.cpuUsage();
  expect(readPage(html, 'https://acme.example').limits).toContain('text_truncated');
  const { user, system } = process.cpuUsage(before);
  // It takes one second at most, a slow machine several; a cost that grows with the square takes minutes.
  expect((user + system) / 1_000).toBeLessThan(20_000);
});

const pumps = [
  ' ',
  ',',
  '1,',
  '1 000 ',
  '000 ',
  '$1',
  '"',
  '."',
  'A. ',
  'a',
  'a-',
  '|',
  ' | ',
  '© 2026 ',
  'Is it? ',
  '<meta ',
  '&amp;',
];
const places: [string, (text: string) => string][] = [
  ['title', (text) => `<title>${text}</title><p>x</p>`],
  ['heading', (text) => `<h1>${text}</h1>`],
  ['paragraph', (text) => `<title>Acme</title><p>${text}</p>`],
  ['footer', (text) => `<footer>${text}</footer>`],
  [
    'meta',
    (text) => `<meta name="description" content='${text}'><meta property="og:site_name" content='${text}'>`,
  ],
  [
    'json-ld',
    (text) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: text })}</script>`,
  ],
  ['list', (text) => `<ul>${text.slice(0, 20_000).replaceAll(/./g, '<li>a</li>')}</ul>`],
];

test.each(places)('the cost of a hostile %s grows no faster than the page', (_, html) => {
  const cost = (text: string): number => {
    const before = process.cpuUsage();
    readPage(html(text), 'https://acme.example');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const slow = pumps.filter((pump) => {
    const text = (length: number) => pump.repeat(Math.ceil(length / pump.length));
    if (cost(text(50_000)) < 250) return false;
    // For four times the text, linear time is 4 times as much, quadratic time 16, however often it is measured.
    const short = Math.min(...[1, 2, 3].map(() => cost(text(12_500))));
    return [1, 2, 3].every(() => cost(text(50_000)) > 10 * short);
  });
  expect(slow).toEqual([]);
});
