import type { Brand } from '../truth/brand.ts';

/** A web page that an answer retrieved or cites. */
export interface Page {
  url: string;
  /** Host without `www.`. */
  domain: string;
  title: string;
  snippet: string;
}

const NEUTRAL: [string, string, string][] = [
  [
    'https://www.example.com/best-cafe-registers',
    'Best registers for small cafés, tested',
    'After six weeks in three cafés, we know which till is quick ...',
  ],
  [
    'https://reviews.example.org/registers/overview',
    'Register reviews by owners',
    '1,204 reviews by people who run a counter every day ...',
  ],
  [
    'https://blog.example.net/choosing-a-till',
    'How to choose a till',
    'Fees, offline mode and exports: what to ask before you sign ...',
  ],
  [
    'https://www.example.org/guides/gastronomy?topic=pos&lang=en',
    'Guide: software for gastronomy',
    'A guide to certified devices and typical fees ...',
  ],
  [
    'https://news.example.com/2026/11/cafe-software',
    'Café software in 2026',
    'Prices rose by four per cent on average this year ...',
  ],
  [
    'https://forum.example.net/t/which-till/4711',
    'Which till do you use?',
    'We changed ours last spring and would do it again ...',
  ],
];

export const neutralPages: readonly Page[] = NEUTRAL.map(([url, title, snippet]) => ({
  url,
  domain: domainOf(url),
  title,
  snippet,
}));

/** A page on the brand's own site. */
export function ownPage(brand: Brand, choice: number): Page {
  const [path, label] = choice < 0.5 ? ['pricing', 'prices and plans'] : ['', 'home'];
  return {
    url: `https://www.${brand.domain}/${path}`,
    domain: brand.domain,
    title: `${brand.name}: ${label}`,
    snippet: `${brand.name} for cafés and bakeries ...`,
  };
}

/** Somebody else's page whose address contains the brand's name: in the path, or as a subdomain. */
export function lookalikePage(brand: Brand, choice: number): Page {
  const slug = brand.domain.split('.')[0] ?? brand.domain;
  const url = choice < 0.5 ? `https://reviews.example.org/${slug}` : `https://${slug}.example.net/contract`;
  return {
    url,
    domain: domainOf(url),
    title: 'Contracts compared',
    snippet: 'Notice periods, fees and hardware ...',
  };
}

/** Host without `www.`. */
function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
