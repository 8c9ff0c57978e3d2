import type { FigureOptions } from './band-rows.ts';
import type { Figure, Mark } from './mark.ts';
import { wordsOf } from './wording.ts';

export interface TwentyDotsInput {
  label: string;
  /** From 0 to 1. */
  probability: number;
  /** Predictions are outlined, never solid. */
  predicted?: boolean;
}

/** A probability as dots out of twenty: people decide better with counts than with a percentage. Words stand beside it. */
export function twentyDots(input: TwentyDotsInput, options: FigureOptions = {}): Figure {
  const { label, probability, predicted = false } = input;
  if (!(probability >= 0 && probability <= 1)) throw new RangeError('a probability is from 0 to 1');
  const count = Math.round(probability * 20);
  const marks = Array.from({ length: 20 }, (_, index): Mark => {
    const counted = index < count;
    return {
      kind: 'circle',
      x: 8 + (index % 10) * 20,
      y: 8 + Math.floor(index / 10) * 20,
      radius: 7,
      fill: counted ? (predicted ? 'band' : 'own') : 'panel',
      stroke: counted ? 'own' : 'ctl',
      strokeWidth: 1.5,
    };
  });
  return {
    width: 196,
    height: 36,
    title: options.title ?? label,
    text: `${label}: ${wordsOf(options.language ?? 'en').of(count, 20)}`,
    marks,
  };
}
