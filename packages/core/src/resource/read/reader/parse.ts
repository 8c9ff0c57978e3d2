import { themeNames } from '@svc/contract/read/sentiment';
import type { Sentiment, Strength } from '@svc/detection';
import { z } from 'zod';
import { finderIn, type Span } from './span.ts';

const tones = ['positive', 'neutral', 'negative', 'mixed'] as const satisfies readonly Sentiment[];
const strengths = [
  'recommended',
  'listed',
  'compared',
  'mentioned',
  'warned_against',
] as const satisfies readonly Strength[];
type Theme = (typeof themeNames)[number];

const brand = z.object({
  name: z.string().trim().min(1).max(120),
  spellings: z.array(z.string().trim().min(1).max(120)).min(1).max(20),
  sentiment: z.enum(tones),
  strength: z.enum(strengths),
  quote: z.string().max(600).nullish(),
  themes: z.array(z.string()).max(20).default([]),
  claims: z
    .array(z.object({ text: z.string().min(1).max(600), about: z.string().trim().min(1).max(60) }))
    .max(20)
    .default([]),
});
const reply = z.object({
  answers: z.array(z.object({ answer: z.int(), brands: z.array(z.unknown()).max(200) })),
});

export interface BrandReading {
  name: string;
  spellings: Span[];
  sentiment: Sentiment;
  strength: Strength;
  quote: Span | null;
  themes: Theme[];
  claims: (Span & { about: string })[];
}

export interface TextReading {
  brands: BrandReading[];
  /** Readings that had the wrong shape, or whose quote is not in the text. */
  dropped: number;
}

const mostSpans = 50;

/**
 * A reply as readings of the texts that were sent, in their order; null where it says nothing of a text. What does not stand
 * in the text is dropped: a brand without one of its spellings, a claim, a quote, and a tone whose quote is not there.
 */
export function readReply(text: string, texts: readonly string[]): (TextReading | null)[] {
  const given = parsed(text);
  return texts.map((read, at) => {
    const one = given?.answers.find(({ answer }) => answer === at + 1);
    return one ? checkAgainst(read, one.brands) : null;
  });
}

function checkAgainst(text: string, given: readonly unknown[]): TextReading {
  const find = finderIn(text);
  const reading: TextReading = { brands: [], dropped: 0 };
  for (const one of given) {
    const { data } = brand.safeParse(one);
    const spellings = data ? data.spellings.flatMap((spelling) => occurrences(text, spelling)) : [];
    if (!data || spellings.length === 0) {
      reading.dropped += 1;
      continue;
    }
    const quote = data.quote ? find(data.quote) : null;
    const claims = data.claims.flatMap(({ text: claim, about }) => {
      const span = find(claim);
      return span ? [{ ...span, about }] : [];
    });
    const unproven = data.sentiment !== 'neutral' && quote === null;
    reading.dropped += data.claims.length - claims.length + Number(unproven);
    reading.brands.push({
      name: data.name,
      spellings: spellings.slice(0, mostSpans),
      sentiment: unproven ? 'unknown' : data.sentiment,
      strength: data.strength,
      quote,
      themes: themeNames.filter((theme) => data.themes.includes(theme)),
      claims,
    });
  }
  return reading;
}

/** Occurrences of a spelling as words of their own. */
function occurrences(text: string, spelling: string): Span[] {
  const spans: Span[] = [];
  const isWord = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
  for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
    const end = at + spelling.length;
    if (isWord(text[at - 1]) && isWord(spelling[0])) continue;
    if (isWord(text[end]) && isWord(spelling.at(-1))) continue;
    spans.push({ text: spelling, start: at, end });
  }
  return spans;
}

/** The first object of JSON in a reply, if it has the shape asked for. */
function parsed(text: string): z.output<typeof reply> | null {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return null;
  try {
    return reply.safeParse(JSON.parse(text.slice(start, end + 1))).data ?? null;
  } catch {
    return null;
  }
}
