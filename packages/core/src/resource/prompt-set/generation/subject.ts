import type { PageReading } from '@svc/page';
import type { PromptIntent } from './intent.ts';

/** What prompts are made from: a page that was read, or the same few facts given by hand. */
export interface PromptSubject {
  brand: string;
  aliases?: readonly string[];
  domains?: readonly string[];
  topics: readonly { phrase: string; weight?: number }[];
  competitors?: readonly string[];
  /** Companies buy it, people do, or it is read rather than bought. */
  audience?: 'business' | 'consumer' | 'reader';
  /** For whom, in words of the language; instead of the usual ones. */
  audiences?: readonly string[];
  city?: string | null;
  /** Intents that make sense; by default all, but `local` only with a place, and for readers neither it nor `price`. */
  intents?: readonly PromptIntent[];
  /** Questions that the page itself asks. */
  questions?: readonly string[];
}

/** The subject of a page: its topic, else its title, else null. */
export function subjectOf({ identity }: PageReading): PromptSubject {
  const { brand, aliases, domain, topics, title, kind, locality, prices, headings } = identity;
  // What shows a price is for sale, however much it reads like an article.
  const reads = (kind.value === 'documentation' || kind.value === 'article') && prices.length === 0;
  const titleWords = title?.split(/\s+/).length ?? 0;
  const stand = title && titleWords <= 8 ? [{ phrase: title, weight: 1 }] : [];
  const about = topics.length ? topics : stand;
  return {
    brand: brand.value,
    aliases,
    domains: [domain],
    topics: about,
    audience: reads
      ? 'reader'
      : kind.value === 'shop' || kind.value === 'local_business'
        ? 'consumer'
        : 'business',
    city: kind.value === 'local_business' ? (locality?.value.city ?? null) : null,
    questions: headings
      .map(({ text }) => text)
      .filter((text) => /[?？]$/.test(text) && text.split(/\s+/).length >= 4 && text.length <= 120)
      .filter((text) => about.some(({ phrase }) => shareWord(text, phrase))),
  };
}

/** “How does it compare?” can be asked on the page alone: a question that stands by itself names what it is about. */
function shareWord(question: string, phrase: string): boolean {
  const asked = wordsOf(question);
  return wordsOf(phrase).some((word) => asked.some((one) => one.startsWith(word) || word.startsWith(one)));
}

/** Long enough to mean something, so that endings do not matter. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,60}/gu) ?? [];
