import type { ClaimAccuracy, FactSheet } from '@svc/contract/read/fact-sheet';
import type { BrandDetection } from '@svc/detection';
import { checkFact, sentencesWith, type Verdict } from '@svc/detection/claim';
import type { EngineClaim } from './queries.ts';

type Fact = FactSheet['facts'][number];
export type Evidence = Pick<
  ClaimAccuracy['facts'][number]['evidence'][number],
  'verdict' | 'claimed' | 'sentence'
>;

/**
 * One answer's statements about the brand, to be compared with facts. `claims`: those that an engine read; null: rules read.
 */
export interface Claiming {
  text: string;
  brands: readonly BrandDetection[];
  claims: readonly EngineClaim[] | null;
}

/** Wrong ones are what a reader looks for. */
export const weight: Record<Verdict, number> = { wrong: 0, right: 1, cannot_tell: 2 };

/** Checks facts against what an answer says of a brand; `others`: names of rivals, of whom a sentence may speak instead. */
export function compileCheck(brandId: string, others: readonly string[]) {
  return ({ text, brands, claims }: Claiming, facts: readonly Fact[]): Map<string, Evidence[]> => {
    const sentences = claims
      ? claims.map(({ text, about }) => ({ text, withSubject: `${about}: ${text}` }))
      : sentencesAbout(text, brands, brandId).map((sentence) => ({ text: sentence, withSubject: null }));
    return new Map(
      facts.map((fact) => [
        fact.id,
        sentences.flatMap(({ text, withSubject }): Evidence[] => {
          // An engine says what a claim is about: the word for it need not stand in the words copied.
          const found =
            checkFact(text, fact, others) ?? (withSubject && checkFact(withSubject, fact, others));
          return found ? [{ ...found, sentence: text.slice(0, 600) }] : [];
        }),
      ]),
    );
  };
}

/** With two brands in a sentence, the claim may be about either. */
function sentencesAbout(text: string, brands: readonly BrandDetection[], brandId: string): string[] {
  const counted = (of: (id: string) => boolean) =>
    brands
      .filter((one) => of(one.brandId))
      .flatMap(({ mentions }) => mentions.filter(({ negated }) => !negated));
  const others = counted((id) => id !== brandId);
  return sentencesWith(
    text,
    counted((id) => id === brandId),
  )
    .filter(({ start, end }) => !others.some((other) => other.start >= start && other.start < end))
    .map(({ start, end }) => text.slice(start, end).trim());
}

/** One verdict for each answer: wrong if any statement is wrong, else right if any is right; null: no statement. */
export const verdictOf = (evidence: readonly Evidence[]): Verdict | null =>
  evidence.toSorted((a, b) => weight[a.verdict] - weight[b.verdict])[0]?.verdict ?? null;
