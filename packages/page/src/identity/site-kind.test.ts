import { expect, test } from 'vitest';
import { readPage } from '../index.ts';

const url = 'https://www.acme.example/blog/best-crm';
const page = (head: string, body = '') =>
  `<html lang="en"><head><title>Page</title>${head}</head><body><p>Some words.</p>${body}</body></html>`;
const jsonLd = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const generator = (name: string) => `<meta name="generator" content="${name}">`;
const links = (...texts: string[]) => texts.map((text) => `<a href="/x">${text}</a>`).join(' ');
const siteOf = (html: string) => readPage(html, url).site?.kind ?? null;

const sold = {
  '@type': 'Product',
  name: 'Drill',
  brand: { name: 'Bosch' },
  offers: { '@type': 'Offer', price: 9 },
};

test.each<[string, string, string | null]>([
  ['the program of a forum', page(generator('Discourse 3.4.0')), 'ugc'],
  ['a page of questions', page(jsonLd({ '@type': 'QAPage' })), 'ugc'],
  ['the program of an encyclopedia', page(generator('MediaWiki 1.42')), 'reference'],
  ['an article of a journal', page('<meta name="citation_doi" content="10.1000/1">'), 'reference'],
  ['a school', page(jsonLd({ '@type': 'CollegeOrUniversity', name: 'Acme' })), 'institutional'],
  ['a newspaper', page(jsonLd({ '@type': 'NewsArticle', headline: 'x' })), 'editorial'],
  [
    'a magazine by its links',
    page('', links('Advertise with us', 'Editorial policy', 'Newsletter')),
    'editorial',
  ],
  ['a company by its links', page('', links('Pricing', 'Book a demo', 'Log in')), 'company'],
  ['a company by its links, in German', page('', links('Preise', 'Demo buchen')), 'company'],
  ['a company by its software', page(jsonLd({ '@type': 'SoftwareApplication', name: 'Acme' })), 'company'],
  ['a shop of what others make', page(jsonLd(sold)), 'shop'],
  ['a shop by its links', page('', links('Cart', 'Track your order')), 'shop'],
  ['a maker that sells its own', page(jsonLd({ ...sold, brand: { name: 'Acme' } })), null],
  ['one word alone', page('', links('Pricing')), null],
  [
    'links to another site',
    page('', '<a href="https://b.example/">Pricing</a><a href="https://b.example/">Book a demo</a>'),
    null,
  ],
  [
    'a newsroom of a company',
    page(jsonLd({ '@type': 'NewsArticle' }), links('Pricing', 'Book a demo')),
    null,
  ],
  ['declarations that contradict', page(generator('MediaWiki') + jsonLd({ '@type': 'NewsArticle' })), null],
  ['nothing', page(''), null],
  ['the program of most sites of any kind', page(generator('WordPress 6.8')), null],
])('%s', (_, html, kind) => {
  expect(siteOf(html)).toBe(kind);
});

test('the evidence is quoted as it stands', () => {
  expect(readPage(page('', links('Pricing', 'Book a Demo →')), url).site).toEqual({
    kind: 'company',
    evidence: [{ quote: 'pricing · book a demo', where: 'body' }],
  });
});
