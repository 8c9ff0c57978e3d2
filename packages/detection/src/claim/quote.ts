import { compileDetector } from '../detector.ts';
import { parseLines } from '../layout/line.ts';
import { parseSentences } from '../layout/sentence.ts';
import { unitsOf } from '../match/normalise.ts';
import type { BrandIdentity, Sentiment } from '../types.ts';
import { type Theme, themesOf } from './theme.ts';

/** A sentence that speaks of a brand. */
export interface Quote {
  text: string;
  start: number;
  end: number;
  sentiment: Sentiment;
  /** Probability of that sentiment; null: not read. */
  confidence: number | null;
  themes: Theme[];
}

/** Sentences of one answer that are read. */
const mostSentences = 40;

/** Reads single sentences of answers about one of the brands; the others are known for comparisons. */
export function compileQuotes(
  brands: readonly BrandIdentity[],
  brandId: string,
): (answer: { text: string; language: string | null; mentions: readonly { start: number }[] }) => Quote[] {
  const detector = compileDetector(brands, { threshold: 0.2 });
  return ({ text, language, mentions }) =>
    sentencesWith(text, mentions).flatMap(({ start, end }) => {
      const sentence = text.slice(start, end);
      const found = detector
        .detect({ text: sentence, citations: [], sources: [], prompt: '', language })
        .brands.find((one) => one.brandId === brandId);
      if (!found?.mentioned) return [];
      const { sentiment, sentimentConfidence } = found;
      return [
        {
          text: sentence.trim(),
          start,
          end,
          sentiment,
          confidence: sentimentConfidence,
          themes: themesOf(sentence),
        },
      ];
    });
}

/** The sentences that hold one of the spans, in order. */
export function sentencesWith(
  text: string,
  mentions: readonly { start: number }[],
): { start: number; end: number }[] {
  const starts = mentions.map(({ start }) => start).sort((one, other) => one - other);
  let at = 0;
  return parseSentences(text, unitsOf(text), parseLines(text))
    .filter(({ start, end }) => {
      while ((starts[at] ?? Number.POSITIVE_INFINITY) < start) at++;
      return (starts[at] ?? Number.POSITIVE_INFINITY) < end;
    })
    .slice(0, mostSentences);
}
