import type { PageReading } from '../page/index.ts';
import type { PromptIntent } from './intent.ts';

/** What prompts are made from: a page that was read, or the same few facts given by hand. */
export interface PromptSubject {
  brand: string;
  aliases?: readonly string[];
  domains?: readonly string[];
  topics: readonly { phrase: string; weight?: number }[];
  competitors?: readonly string[];
  /** Companies buy it, or people. */
  audience?: 'business' | 'consumer';
  city?: string | null;
  /** Intents that make sense; all but `local` without a city. */
  intents?: readonly PromptIntent[];
  /** Questions that the page itself asks. */
  questions?: readonly string[];
}

/** The subject of a page. Without any topic its title stands in; without a title there is none. */
export function subjectOf({ identity }: PageReading): PromptSubject {
  const { brand, aliases, domain, topics, title, kind, locality, prices, headings } = identity;
  const reads = kind.value === 'documentation' || kind.value === 'article';
  const titleWords = title?.split(/\s+/).length ?? 0;
  const stand = title && titleWords <= 8 ? [{ phrase: title, weight: 1 }] : [];
  return {
    brand: brand.value,
    aliases,
    domains: [domain],
    topics: topics.length ? topics : stand,
    audience: kind.value === 'shop' || kind.value === 'local_business' ? 'consumer' : 'business',
    city: kind.value === 'local_business' ? (locality?.value.city ?? null) : null,
    ...(reads && prices.length === 0
      ? { intents: ['informational', 'comparison', 'best_of', 'alternatives', 'problem'] as const }
      : {}),
    questions: headings
      .map(({ text }) => text)
      .filter((text) => /[?？]$/.test(text) && text.split(/\s+/).length >= 4 && text.length <= 120),
  };
}
