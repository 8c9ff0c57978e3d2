import type { BrandReading, TextReading } from './parse.ts';
import type { StanceRow, UnreadAnswer } from './queries.ts';

/** The reading of each brand that the detector found in the answer: the one whose spelling overlaps its mention. */
export function stancesOf(answer: UnreadAnswer, { brands }: TextReading): Omit<StanceRow, 'served'>[] {
  return answer.brands.map(({ brandId, mentions }) => {
    const counted = mentions.filter(({ negated }) => !negated);
    const meets = ({ spellings }: BrandReading): number =>
      spellings.filter(({ start, end }) => counted.some((one) => one.start < end && start < one.end)).length;
    const [found] = brands.filter((one) => meets(one) > 0).toSorted((a, b) => meets(b) - meets(a));
    return {
      scanId: answer.scanId,
      answerId: answer.id,
      brandId,
      sentiment: found?.sentiment ?? 'unknown',
      strength: found?.strength ?? null,
      quote: found?.quote?.text ?? null,
      themes: found?.themes ?? [],
      claims: found?.claims ?? [],
    };
  });
}
