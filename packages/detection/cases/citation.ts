/** Links as engines and archives write them, and what they cite. `null`: not a web address. */
export interface CitationCase {
  url: string;
  canonical: string | null;
  domain: string | null;
  reason: string;
}

const rows: [string, string | null, string | null, string][] = [
  [
    'https://www.acme.com/pricing?utm_source=openai',
    'https://www.acme.com/pricing',
    'acme.com',
    'tracking parameter',
  ],
  [
    'https://www.acme.com/pricing/?utm_source=chatgpt.com&utm_medium=x#top',
    'https://www.acme.com/pricing',
    'acme.com',
    'tracking, trailing slash, fragment',
  ],
  [
    'https://acme.com/a?id=7&utm_campaign=z&ref=b',
    'https://acme.com/a?id=7&ref=b',
    'acme.com',
    'other parameters keep their order',
  ],
  ['https://acme.com/a#:~:text=free%20plan', 'https://acme.com/a', 'acme.com', 'text fragment'],
  [
    'https://acme.com/?gclid=1&fbclid=2&msclkid=3&srsltid=4',
    'https://acme.com/',
    'acme.com',
    'advertising identifiers',
  ],
  [
    'HTTPS://WWW.Acme.COM:443/Path',
    'https://www.acme.com/Path',
    'acme.com',
    'case of scheme and host, default port',
  ],
  ['http://acme.com:80/x', 'http://acme.com/x', 'acme.com', 'default port'],
  ['https://acme.com:8443/x', 'https://acme.com:8443/x', 'acme.com', 'other ports stay'],
  ['acme.com/pricing', 'https://acme.com/pricing', 'acme.com', 'schemeless'],
  ['//acme.com/pricing', 'https://acme.com/pricing', 'acme.com', 'scheme-relative'],
  ['www.acme.co.uk', 'https://www.acme.co.uk/', 'acme.co.uk', 'public suffix of two labels'],
  [
    'https://blog.acme.com.br/post',
    'https://blog.acme.com.br/post',
    'acme.com.br',
    'public suffix of two labels',
  ],
  ['https://acme.github.io/docs', 'https://acme.github.io/docs', 'acme.github.io', 'private suffix'],
  ['https://acme.com/x).', 'https://acme.com/x', 'acme.com', 'bracket and stop of the sentence'],
  [
    'https://en.wikipedia.org/wiki/Acme_(company)',
    'https://en.wikipedia.org/wiki/Acme_(company)',
    'wikipedia.org',
    'bracket that belongs to the address',
  ],
  ['<https://acme.com/x>', 'https://acme.com/x', 'acme.com', 'angle brackets'],
  ['https://acme.com/x,', 'https://acme.com/x', 'acme.com', 'comma of the sentence'],
  ['https://acme.com/x**', 'https://acme.com/x', 'acme.com', 'emphasis of the sentence'],
  ['https://acme.com/x。', 'https://acme.com/x', 'acme.com', 'Chinese full stop'],
  [
    'https://www.google.com/url?q=https://acme.com/x&sa=U&ved=2ah',
    'https://acme.com/x',
    'acme.com',
    'Google redirect',
  ],
  [
    'https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Facme.com%2Fx%3Futm_source%3Dg',
    'https://acme.com/x',
    'acme.com',
    'Google redirect with escapes and tracking inside',
  ],
  [
    'https://www.google.com/search?q=acme',
    'https://www.google.com/search?q=acme',
    'google.com',
    'a search is no redirect',
  ],
  [
    'https://www.google.com/amp/s/www.acme.com/news/amp/',
    'https://www.acme.com/news',
    'acme.com',
    'Google AMP viewer',
  ],
  [
    'https://www-acme-com.cdn.ampproject.org/c/s/www.acme.com/news',
    'https://www.acme.com/news',
    'acme.com',
    'AMP cache',
  ],
  ['https://acme.com/news/amp', 'https://acme.com/news', 'acme.com', 'AMP path'],
  ['https://amp.acme.com/news', 'https://acme.com/news', 'acme.com', 'AMP host'],
  ['https://acme.com/campus/x', 'https://acme.com/campus/x', 'acme.com', 'amp inside a word stays'],
  [
    'https://web.archive.org/web/20240101000000/https://acme.com/x',
    'https://web.archive.org/web/20240101000000/https://acme.com/x',
    'archive.org',
    'an archive’s copy is the archive’s',
  ],
  [
    'https://web.archive.org/web/2024/acme.com/x',
    'https://web.archive.org/web/2024/acme.com/x',
    'archive.org',
    'archive, target without scheme',
  ],
  [
    'https://archive.ph/2024/https://acme.com/x',
    'https://archive.ph/2024/https://acme.com/x',
    'archive.ph',
    'another archive',
  ],
  [
    'https://archive.today/newest/https://www.acme.com/',
    'https://archive.today/newest/https://www.acme.com',
    'archive.today',
    'another archive',
  ],
  ['https://acme.com./x', 'https://acme.com/x', 'acme.com', 'host with a trailing dot'],
  [
    'https://www.acme.co.uk.:8443/x',
    'https://www.acme.co.uk:8443/x',
    'acme.co.uk',
    'trailing dot before a port',
  ],
  ['http://ACME.com.', 'http://acme.com/', 'acme.com', 'trailing dot at the end'],
  [
    'https://duckduckgo.com/l/?uddg=https%3A%2F%2Facme.com%2F',
    'https://acme.com/',
    'acme.com',
    'DuckDuckGo redirect',
  ],
  [
    'https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9hY21lLmNvbS94&ntb=1',
    'https://acme.com/x',
    'acme.com',
    'Bing redirect',
  ],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Facme.com%2Fx&h=AT',
    'https://acme.com/x',
    'acme.com',
    'Facebook redirect',
  ],
  [
    'https://www.youtube.com/redirect?event=d&q=https%3A%2F%2Facme.com',
    'https://acme.com/',
    'acme.com',
    'YouTube redirect',
  ],
  [
    'https://www.youtube.com/watch?v=abc&t=5',
    'https://www.youtube.com/watch?v=abc&t=5',
    'youtube.com',
    'a video is no redirect',
  ],
  [
    'https://out.reddit.com/t3_1?url=https%3A%2F%2Facme.com%2Fx',
    'https://acme.com/x',
    'acme.com',
    'Reddit redirect',
  ],
  [
    'https://nam01.safelinks.protection.outlook.com/?url=https%3A%2F%2Facme.com%2Fx&data=1',
    'https://acme.com/x',
    'acme.com',
    'Outlook redirect',
  ],
  [
    'https://www-acme-com.translate.goog/x?_x_tr_sl=en',
    'https://www.acme.com/x',
    'acme.com',
    'translation proxy',
  ],
  [
    'https://webcache.googleusercontent.com/search?q=cache:acme.com/x',
    'https://acme.com/x',
    'acme.com',
    'search cache',
  ],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fweb.archive.org%2Fweb%2F2024%2Fhttps%3A%2F%2Facme.com%2Fx',
    'https://web.archive.org/web/2024/https://acme.com/x',
    'archive.org',
    'archive inside a redirect',
  ],
  ['https://müller.de/x', 'https://xn--mller-kva.de/x', 'xn--mller-kva.de', 'internationalised host'],
  [
    'https://яндекс.рф/',
    'https://xn--d1acpjx3f.xn--p1ai/',
    'xn--d1acpjx3f.xn--p1ai',
    'internationalised host',
  ],
  ['ftp://acme.com/x', null, null, 'not http'],
  ['mailto:a@acme.com', null, null, 'not http'],
  ['javascript:alert(1)', null, null, 'not http'],
  ['not a url', null, null, 'prose'],
  ['https://localhost/x', null, null, 'no public host'],
  ['https://', null, null, 'nothing behind the scheme'],
  ['https://acme.com/caf%C3%A9?x=%20y', 'https://acme.com/caf%C3%A9?x=%20y', 'acme.com', 'escapes stay'],
  ['https://acme.com/a/../b', 'https://acme.com/b', 'acme.com', 'dot segments'],
  [
    'https://www.amazon.com/dp/B0?tag=x-20&utm_source=y',
    'https://www.amazon.com/dp/B0?tag=x-20',
    'amazon.com',
    'only tracking goes',
  ],
  [
    'https://news.ycombinator.com/item?id=1',
    'https://news.ycombinator.com/item?id=1',
    'ycombinator.com',
    'subdomain',
  ],
];

export const citationCases: CitationCase[] = rows.map(([url, canonical, domain, reason]) => ({
  url,
  canonical,
  domain,
  reason,
}));

/** Brand domains against links: which brand a link belongs to. */
export const ownershipCases: {
  domains: Record<string, string[]>;
  url: string;
  brand: string | null;
  reason: string;
}[] = [
  {
    domains: { a: ['acme.com'] },
    url: 'https://shop.acme.com/x',
    brand: 'a',
    reason: 'subdomain of a registrable domain',
  },
  {
    domains: { a: ['acme.com'] },
    url: 'https://notacme.com/x',
    brand: null,
    reason: 'another domain that ends alike',
  },
  {
    domains: { a: ['acme.com'] },
    url: 'https://acme.com.evil.net/',
    brand: null,
    reason: 'the domain as a label of another',
  },
  {
    domains: { a: ['shop.acme.com'] },
    url: 'https://acme.com/',
    brand: null,
    reason: 'parent of a subdomain',
  },
  {
    domains: { a: ['shop.acme.com'] },
    url: 'https://eu.shop.acme.com/',
    brand: 'a',
    reason: 'below a subdomain',
  },
  {
    domains: { a: ['github.com/acme'] },
    url: 'https://github.com/Acme/tool',
    brand: 'a',
    reason: 'path, whatever its case',
  },
  {
    domains: { a: ['github.com/acme'] },
    url: 'https://github.com/acmecorp',
    brand: null,
    reason: 'path that only begins alike',
  },
  {
    domains: { a: ['google.com'], b: ['cloud.google.com'] },
    url: 'https://cloud.google.com/run',
    brand: 'b',
    reason: 'the more specific wins',
  },
  {
    domains: { a: ['google.com'], b: ['cloud.google.com'] },
    url: 'https://www.google.com/chrome',
    brand: 'a',
    reason: 'the rest is the parent’s',
  },
  {
    domains: { a: ['https://www.acme.com/'] },
    url: 'acme.com',
    brand: 'a',
    reason: 'domain given as an address',
  },
  {
    domains: { a: ['müller.de'] },
    url: 'https://xn--mller-kva.de/',
    brand: 'a',
    reason: 'internationalised against Punycode',
  },
  {
    domains: { a: ['acme.co.uk'] },
    url: 'https://other.co.uk/',
    brand: null,
    reason: 'public suffix is not a domain',
  },
  {
    domains: { a: ['acme.github.io'] },
    url: 'https://other.github.io/',
    brand: null,
    reason: 'private suffix is not a domain',
  },
  {
    domains: { a: ['acme.com'] },
    url: 'https://web.archive.org/web/2020/https://acme.com/',
    brand: null,
    reason: 'an archive’s copy is the archive’s',
  },
  {
    domains: { a: ['acme.com.'] },
    url: 'https://shop.acme.com./x',
    brand: 'a',
    reason: 'trailing dots on both sides',
  },
  {
    domains: { a: ['archive.org'] },
    url: 'https://web.archive.org/web/2020/https://acme.com/',
    brand: 'a',
    reason: 'the archive is the brand',
  },
];
