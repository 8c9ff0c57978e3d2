import { describe, expect, test } from 'vitest';
import { compileDetector, learnFromVerdicts, longestText } from './index.ts';
import type { BrandDetection, BrandIdentity, DetectionInput } from './types.ts';

function brand(id: string, name: string, extra: Partial<BrandIdentity> = {}): BrandIdentity {
  return {
    id,
    name,
    aliases: [],
    domains: [`${id}.com`],
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto',
    languages: [],
    role: 'competitor',
    ...extra,
  };
}

const brands = [
  brand('hubspot', 'HubSpot', { role: 'own' }),
  brand('salesforce', 'Salesforce'),
  brand('zoho', 'Zoho'),
  brand('pipedrive', 'Pipedrive'),
];

function read(text: string, extra: Partial<DetectionInput> = {}, over: BrandIdentity[] = brands) {
  const input = { text, citations: [], sources: [], prompt: '', language: 'en', ...extra };
  const result = compileDetector(over).detect(input);
  const of = (id: string): BrandDetection => {
    const found = result.brands.find((one) => one.brandId === id);
    if (!found) throw new Error(id);
    return found;
  };
  return { result, of };
}

const cited = (url: string, title: string | null = null) => ({
  urlRaw: url,
  url,
  title,
  start: null,
  end: null,
});

describe('where a brand stands', () => {
  const text = [
    'Zoho is mentioned first. The list:',
    '',
    '1. **Salesforce** – powerful but expensive.',
    '   - Great reports for Pipedrive users',
    '2. [HubSpot](https://www.hubspot.com/crm) – free plan, easy to use.',
    '3. Best value: Pipedrive',
  ].join('\n');

  test('ranks by first mention, list positions by the item that a brand heads', () => {
    const { of } = read(text);
    expect(brands.map((one) => of(one.id).firstMentionRank)).toEqual([4, 2, 1, 3]);
    expect(brands.map((one) => of(one.id).listPosition)).toEqual([2, 1, null, 3]);
  });

  test('numbered headings and table rows are positions too, header rows are not', () => {
    const headings = read('### 1. Zoho\nGood.\n\n### 2. HubSpot\nBetter.');
    expect([headings.of('zoho').listPosition, headings.of('hubspot').listPosition]).toEqual([1, 2]);
    const table = read('| Tool | Price |\n|---|---|\n| Zoho | $14 |\n| HubSpot | $20 |');
    expect([table.of('zoho').listPosition, table.of('hubspot').listPosition]).toEqual([1, 2]);
  });

  test('text below an item or heading belongs to the brand that heads it', () => {
    const { of } = read('## HubSpot\nIt has a free plan.\n\n## Zoho\nIt costs little.');
    expect(of('hubspot').wordShare).toBeCloseTo(6 / 10, 1);
    expect((of('hubspot').wordShare ?? 0) + (of('zoho').wordShare ?? 0)).toBeLessThanOrEqual(1);
  });
});

describe('what is said', () => {
  test.each([
    ['I would recommend HubSpot for most teams.', 'en', 'recommended', 'positive'],
    ['Avoid HubSpot: it is overpriced.', 'en', 'warned_against', 'negative'],
    ['I do not recommend HubSpot.', 'en', 'warned_against', 'negative'],
    ['HubSpot vs Salesforce: two CRMs.', 'en', 'compared', 'neutral'],
    ['- HubSpot\n- Zoho', 'en', 'listed', 'neutral'],
    ['HubSpot was founded in 2006.', 'en', 'mentioned', 'neutral'],
    ['HubSpot is easy to use but expensive.', 'en', 'mentioned', 'mixed'],
    ['HubSpot ist sehr zuverlässig.', 'de', 'mentioned', 'positive'],
    ['Ich empfehle HubSpot.', 'de', 'recommended', 'positive'],
    ['HubSpot est trop cher.', 'fr', 'mentioned', 'negative'],
    ['Recomiendo HubSpot.', 'es', 'recommended', 'positive'],
    ['HubSpot rất tốt.', 'vi', 'mentioned', 'unknown'],
  ])('%s', (text, language, strength, sentiment) => {
    const { of } = read(text, { language });
    expect([of('hubspot').strength, of('hubspot').sentiment]).toEqual([strength, sentiment]);
  });

  test('praise and blame in one sentence go to the brand they stand by', () => {
    const { of } = read('HubSpot is excellent, while Salesforce is overpriced.');
    expect([of('hubspot').sentiment, of('salesforce').sentiment]).toEqual(['positive', 'negative']);
  });

  test('a brand that was not found is flagged, and neither mentioned nor ranked', () => {
    const { of } = read("I couldn't find any information about HubSpot. Zoho is fine.");
    expect(of('hubspot')).toMatchObject({
      mentioned: false,
      present: false,
      firstMentionRank: null,
      wordShare: null,
    });
    expect(of('hubspot').mentions).toMatchObject([{ matched: 'HubSpot', negated: true }]);
    expect(of('zoho').firstMentionRank).toBe(1);
  });
});

describe('citations', () => {
  test('engine fields first, links of the text after them, one entry per page', () => {
    const { result, of } = read('See https://zoho.com/crm and http://www.hubspot.com/pricing/.', {
      citations: [cited('https://hubspot.com/pricing?utm_source=openai')],
    });
    expect(
      result.citations.map(({ canonicalUrl, brandId, position, fromText }) => [
        canonicalUrl,
        brandId,
        position,
        fromText,
      ]),
    ).toEqual([
      ['https://hubspot.com/pricing', 'hubspot', 1, false],
      ['https://zoho.com/crm', 'zoho', 2, true],
    ]);
    expect(of('hubspot')).toMatchObject({ cited: true, present: true, mentioned: false });
    expect(of('hubspot').citedUrls).toEqual(['https://hubspot.com/pricing']);
  });

  test('a page under two addresses is one citation, however many were read before', () => {
    const twice = 'http://acme.org/a and https://www.acme.org/a';
    const detector = compileDetector(brands);
    const count = (text: string) =>
      detector.detect({ text, citations: [], sources: [], prompt: '', language: 'en' }).citations.length;
    expect(count(twice)).toBe(1);
    const many = Array.from({ length: 6_000 }, (_, page) => `https://example.org/${page}`).join(' ');
    expect(count(`http://acme.org/a ${many} https://www.acme.org/a`)).toBe(6_001);
    expect(count('http://acme.org/a')).toBe(1);
    expect(count(twice)).toBe(1);
    expect(count(`${many} ${twice}`)).toBe(6_001);
  });

  test('a retrieved page is not a citation', () => {
    const { of } = read('Nothing here.', { sources: [{ url: 'https://blog.hubspot.com/x', title: null }] });
    expect(of('hubspot')).toMatchObject({ retrieved: true, cited: false, present: false });
  });

  test('an opaque redirect is known by its title, and two of them stay two pages', () => {
    const redirect = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';
    const { result, of } = read('', {
      citations: [cited(`${redirect}a`, 'hubspot.com'), cited(`${redirect}b`, 'hubspot.com')],
    });
    expect(result.citations.map((one) => one.domain)).toEqual(['hubspot.com', 'hubspot.com']);
    expect(of('hubspot').cited).toBe(true);
  });

  test('kinds of source', () => {
    const urls = [
      'https://hubspot.com',
      'https://zoho.com',
      'https://www.techradar.com/x',
      'https://www.reddit.com/r/crm',
      'https://en.wikipedia.org/wiki/CRM',
      'https://www.nist.gov/x',
      'https://www.youtube.com/watch?v=1',
      'https://www.amazon.de/dp/1',
      'https://forum.example.org/t/1',
      'https://www.cam.ac.uk/',
      'https://example.org/',
      'https://zentrix.io/',
      'https://zentrix-daily-news.com/',
      'https://example.se/',
      'https://zentrix.io/blog/best-crm-tools/',
      'https://blog.zentrix.io/x',
      'https://www.zentrix-voice.com/2026/05/03/story/',
      'https://somebody.github.io/',
      'https://www.capterra.co.uk/x',
      'https://www.jameda.de/zahnaerzte/leipzig',
      'https://www.komoot.com/guide/210/hiking',
      'https://www.leipzig.de/buergerservice',
      'https://www.visit-anywhere.example/',
      'https://softwarefinders.example/vendors/acme/alternatives/',
      'https://unknown.example/movie-review-alien/',
      'https://unknown.example/species/refpar4',
      'https://unknown.example/pricing',
      'https://unknown.example/pagina115.html',
      'https://www.teachers-council.org/about',
      'https://jurnal.usk.ac.id/X/article/view/14409',
      'https://unknown.example/t/which-one/4711',
      'https://unknown.example/features/awards',
      'https://unknown.example/book/9780671027032',
      'https://massagers-compared.example/best-massage-gun/',
      'https://www.kanzlei-mustermann.example/',
      'https://www.musterstadt-zeitung.example/x',
      'https://unknown.example/products/polar-vantage-m2-multisport-gps-watch',
      'https://www.lefigaro.fr/x',
    ];
    const { result } = read('', { citations: urls.map((url) => cited(url)) });
    expect(result.citations.map((one) => one.sourceType)).toEqual([
      'own',
      'competitor',
      'editorial',
      'ugc',
      'reference',
      'institutional',
      'video',
      'shop',
      'ugc',
      'institutional',
      'institutional',
      'company',
      'editorial',
      'company',
      'company',
      'company',
      'editorial',
      'other',
      'ugc',
      'ugc',
      'ugc',
      'institutional',
      'institutional',
      'ugc',
      'editorial',
      'reference',
      'company',
      'other',
      'institutional',
      'reference',
      'ugc',
      'other',
      'other',
      'editorial',
      'company',
      'editorial',
      'shop',
      'editorial',
    ]);
  });

  test('schemeless addresses count, files, abbreviations and mail addresses do not', () => {
    const { result } = read(
      'Go to acme.io/pricing or docs.zoho.com, read README.md, e.g. ASP.NET, or write to me@hubspot.com. End.Start',
    );
    expect(result.citations.map((one) => one.canonicalUrl)).toEqual([
      'https://acme.io/pricing',
      'https://docs.zoho.com/',
    ]);
  });
});

describe('what people teach', () => {
  const mercury = brand('mercury', 'Mercury');
  const space = (text: string, isBrand: boolean) => {
    const start = text.indexOf('Mercury');
    return { text, start, end: start + 7, alias: 'Mercury', isBrand };
  };
  const verdicts = [
    space('Open an account with Mercury for your company cash.', true),
    space('Startups keep company cash at Mercury.', true),
    space('The probe reached Mercury after a long flight.', false),
    space('A probe photographed Mercury on its flight.', false),
  ];

  test('verdicts decide what was in doubt, in both directions', () => {
    const taught = { ...mercury, verdicts: learnFromVerdicts(verdicts) };
    const bank = 'Their company cash sits with Mercury.';
    const planet = 'The second probe will pass Mercury in flight next year.';
    expect(read(planet, {}, [taught]).of('mercury').mentioned).toBe(false);
    expect(read(bank, {}, [taught]).of('mercury').mentioned).toBe(true);
    const before = read(planet, {}, [mercury]).of('mercury').confidence;
    expect(read(planet, {}, [taught]).of('mercury').confidence).toBeLessThan(before);
  });

  test('no verdicts teach nothing', () => {
    expect(learnFromVerdicts([])).toEqual({ aliases: {}, words: {}, verdicts: 0 });
  });
});

test('the case rule of an identity', () => {
  const text = 'we like acme.';
  const found = (caseRule: BrandIdentity['caseRule']) =>
    read(text, {}, [brand('acme', 'Acmé', { caseRule, aliases: ['Acme'] })]).of('acme').mentioned;
  expect(found('insensitive')).toBe(true);
  expect(found('sensitive')).toBe(false);
});

test('5,000 names in Chinese and Latin share one automaton without false matches', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    brand(`b${index}`, `${String.fromCharCode(0x4e00 + index)}品${String.fromCharCode(0x6000 + index)}`),
  );
  const name = many[1234]?.name ?? '';
  const { result } = read(`我们推荐${name}。`, { language: 'zh' }, many);
  expect(result.brands.filter((one) => one.mentioned).map((one) => one.brandId)).toEqual(['b1234']);
});

test('an answer longer than any engine writes is read in part, and says so', () => {
  const padding = 'Some words. '.repeat(longestText / 12);
  const { result, of } = read(`HubSpot is a CRM. ${padding} Zoho is another.`);
  expect(result.cut).toBe(true);
  expect([of('hubspot').mentioned, of('zoho').mentioned]).toEqual([true, false]);
  expect(read('HubSpot is a CRM.').result.cut).toBe(false);
});

test('a name is found in a script without spaces, and not across two of its words', () => {
  const jd = [brand('jd', '京东')];
  const found = (text: string) => read(text, { language: 'zh' }, jd).of('jd').mentioned;
  expect([found('我在京东买了一台电视。'), found('我们去北京东部旅游。')]).toEqual([true, false]);
});

test('half-width kana with their marks: the span holds the name as it is written', () => {
  const daihatsu = [brand('daihatsu', 'ダイハツ')];
  const { of } = read('車はﾀﾞｲﾊﾂです。', { language: 'ja' }, daihatsu);
  expect(of('daihatsu').mentions.map(({ matched }) => matched)).toEqual(['ﾀﾞｲﾊﾂ']);
});
