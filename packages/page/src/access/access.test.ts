import { expect, test } from 'vitest';
import { type FetchedPage, readPage, readPromptFeatures } from '../index.ts';

const url = 'https://acme.example/shop/boots';
const reading = (robots: FetchedPage['robots'], html = '<p>Boots</p>', changes: Partial<FetchedPage> = {}) =>
  readPage({
    url,
    status: 200,
    headers: {},
    html,
    redirects: [],
    ttfbMs: 1,
    robots,
    llmsTxt: null,
    sitemap: null,
    ...changes,
  });
const access = (text: string, token: string) =>
  reading({ text }).robots?.crawlers.find((crawler) => crawler.token === token);

test('a crawler with its own group is not bound by the star group', () => {
  const text = 'User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /private\n';
  expect(access(text, 'GPTBot')).toMatchObject({ allowed: true, rule: null });
  expect(access(text, 'ClaudeBot')).toMatchObject({ allowed: false, rule: 'Disallow: /' });
});

test('the longest rule wins, and tokens have no case', () => {
  const text = 'user-agent: perplexitybot\r\nDisallow: /shop\r\nAllow: /shop/boots$\r\n';
  expect(access(text, 'PerplexityBot')).toMatchObject({ allowed: true, rule: 'Allow: /shop/boots$' });
});

test('training and search are told apart', () => {
  expect(reading({ text: 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /' }).robots?.blocked).toEqual([
    'training',
  ]);
  expect(reading({ text: 'User-agent: OAI-SearchBot\nDisallow: /' }).robots?.blocked).toEqual(['search']);
  // Operators that say they ignore robots.txt are not kept out by it.
  expect(reading({ text: 'User-agent: Perplexity-User\nDisallow: /' }).robots?.blocked).toEqual([]);
});

test('no robots.txt allows everything; an unknown one is not guessed', () => {
  expect(reading('absent').robots?.blocked).toEqual([]);
  expect(reading(null).robots).toBeNull();
  expect(reading(null).limits).toContain('robots_unknown');
});

test.each([
  ['<meta name="robots" content="noindex, follow">', {}, false, true],
  ['<meta name="ROBOTS" content="none">', {}, false, false],
  ['<meta name="robots" content="index, max-snippet:0">', {}, true, false],
  ['<meta name="robots" content="max-snippet:-1, max-image-preview:large">', {}, true, true],
  ['', { 'x-robots-tag': 'noindex' }, false, true],
  ['', { 'x-robots-tag': 'googlebot: noindex' }, true, true],
  ['', { 'x-robots-tag': 'bingbot: noindex, noarchive' }, true, true],
  ['', { 'x-robots-tag': 'nosnippet' }, true, false],
  ['', {}, true, true],
])('%s with %o: indexable %s, quotable %s', (html, headers, indexable, quotable) => {
  const { indexability } = reading('absent', html, { headers });
  expect([indexability.indexable, indexability.quotable]).toEqual([indexable, quotable]);
  expect(indexability.evidence.length > 0).toBe(!(indexable && quotable));
});

test('a canonical address elsewhere is told', () => {
  const at = (href: string) =>
    reading('absent', `<link rel="canonical" href="${href}">`).indexability.canonicalElsewhere;
  expect(at('https://www.acme.example/shop/boots?utm_source=x')).toBe(false);
  expect(at('/shop/boots/')).toBe(false);
  expect(at('https://other.example/boots')).toBe(true);
});

test('what keeps one crawler out is told with its place, and the others are not touched', () => {
  const out = (html: string, changes: Partial<FetchedPage>, text = '') =>
    reading({ text }, html, changes).shutOut.map(({ token, by, evidence }) => [token, by, evidence.quote]);
  expect(out('<p>x</p>', {}, 'User-agent: OAI-SearchBot\nDisallow: /')).toEqual([
    ['OAI-SearchBot', 'robots', 'OAI-SearchBot: Disallow: /'],
  ]);
  expect(
    out('<meta name="bingbot" content="noindex">', { headers: { 'x-robots-tag': 'googlebot: noindex' } }),
  ).toEqual([
    ['Googlebot', 'directive', 'X-Robots-Tag: googlebot: noindex'],
    ['bingbot', 'directive', 'bingbot: noindex'],
  ]);
  expect(out('<p>x</p>', { refused: [{ token: 'PerplexityBot', answer: 'HTTP 403 (Cloudflare)' }] })).toEqual(
    [['PerplexityBot', 'server', 'PerplexityBot: HTTP 403 (Cloudflare)']],
  );
});

test('Google-Extended bars Gemini from quoting, and nobody else; training crawlers count for their own engine', () => {
  const features = (text: string, engine: string) => {
    const found = readPromptFeatures(
      reading({ text }),
      { text: 'best boots', intent: 'best_of', language: 'en' },
      { now: new Date('2026-11-24'), engine },
    );
    return [found.retrieval_bot_blocked.value, found.training_bot_blocked.value];
  };
  const extended = 'User-agent: Google-Extended\nDisallow: /';
  expect(features(extended, 'gemini')).toEqual([1, 0]);
  expect(features(extended, 'google-ai-overview')).toEqual([0, 0]);
  expect(features(extended, 'openai')).toEqual([0, 0]);
  expect(features('User-agent: GPTBot\nDisallow: /', 'openai')).toEqual([0, 1]);
  expect(features('User-agent: GPTBot\nDisallow: /', 'anthropic')).toEqual([0, 0]);
  // Two indexes feed Claude: without one of them it still finds the page, though less often.
  expect(features('User-agent: Bravebot\nDisallow: /', 'anthropic')).toEqual([0.5, 0]);
});

test('a robots.txt that fails is told with its status', () => {
  expect(reading(null, '<p>x</p>', { robotsError: 503 }).robotsError).toEqual({
    quote: 'robots.txt: HTTP 503',
    where: 'robots',
  });
  expect(reading('absent').robotsError).toBeUndefined();
});
