import type { BrandIdentity, DetectionInput } from '../src/index.ts';

/** Deterministic numbers in [0, 1): mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const known =
  'HubSpot Salesforce Zoho Pipedrive Notion Asana Trello Monday.com ClickUp Airtable Slack Zoom Target Apple Square Stripe Shopify Mailchimp Klaviyo Canva'.split(
    ' ',
  );
const syllables =
  'ba ce di fo gu ha ki lo me nu pra que ri sto tra vi wo xe ya zen cor dal fin gra lum mar nex pol sim tor'.split(
    ' ',
  );
const prose =
  'the a for with teams that need to manage customers and projects in one place it offers pricing plans start at per user each month while features include reporting automation integrations support easy powerful expensive limited best reliable free trial small business companies compare however depends on your budget workflow data security export mobile app dashboard sales marketing email campaign pipeline contact deal stage custom field'.split(
    ' ',
  );

function invent(random: () => number): string {
  const length = 2 + Math.floor(random() * 3);
  let word = '';
  for (let at = 0; at < length; at++) word += syllables[Math.floor(random() * syllables.length)];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `brands` identities of five names each; the first twenty are well-known names, ordinary words among them. */
export function makeBrands(random: () => number, brands: number): BrandIdentity[] {
  return Array.from({ length: brands }, (_, index) => {
    const name = known[index] ?? invent(random);
    const label = name.toLowerCase().replace('.com', '');
    return {
      id: `brand-${index}`,
      name,
      aliases: [`${name} Inc`, `${name} Cloud`, `${invent(random)} ${name}`, invent(random)],
      domains: [`${label}.com`, `docs.${label}.io`],
      negativeTerms: [`${label} pie`],
      contextTerms: ['software', 'pricing'],
      caseRule: 'auto',
      languages: ['en'],
      role: index === 0 ? 'own' : 'competitor',
    };
  });
}

/** Sites whose pages answers cite over and over, as the answers of one scan do: 400 sites of 5 pages. */
const sites = Array.from(
  { length: 400 },
  (_, index) => `www.${invent(randomFrom(index + 7)).toLowerCase()}${index}.com`,
);

/** One Markdown answer of about `size` characters: prose, a ranked list, links, and what the engine cites. */
export function makeAnswer(
  random: () => number,
  brands: readonly BrandIdentity[],
  size: number,
): DetectionInput {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const words = (count: number) => Array.from({ length: count }, () => pick(prose)).join(' ');
  const parts = [`Here are ${words(12)}:\n`];
  for (let rank = 1; rank <= 6; rank++) {
    const brand = pick(brands);
    const site = brand.domains[0] ?? 'example.com';
    const link =
      random() < 0.4
        ? ` ([${site}](https://www.${site}/p${Math.floor(random() * 20)}?utm_source=openai))`
        : '';
    parts.push(`${rank}. **${brand.name}** – ${words(14)}.${link}`);
  }
  parts.push('');
  while (parts.join('\n').length < size) {
    const name = random() < 0.25 ? ` ${pick(brands).name}` : '';
    const lead = words(1);
    parts.push(
      `${lead.charAt(0).toUpperCase()}${lead.slice(1)} ${words(8)}${name} ${words(9)}. ${random() < 0.2 ? '\n' : ''}`,
    );
  }
  const cited = Array.from({ length: 5 }, () => {
    const host = random() < 0.4 ? pick(brands).domains[0] : pick(sites);
    const url = `https://${host}/best-tools/page-${Math.floor(random() * 5)}?utm_source=openai&id=7#:~:text=plans`;
    return { urlRaw: url, url, title: null, start: null, end: null };
  });
  return {
    // One flat string, as parsing a response's JSON gives it; a slice would be slower to read.
    text: JSON.parse(JSON.stringify(parts.join('\n').slice(0, size))),
    citations: cited,
    sources: cited.map(({ url }) => ({ url, title: null })),
    prompt: 'What is the best software for small teams?',
    language: 'en',
  };
}
