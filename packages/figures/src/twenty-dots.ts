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

/** A probability as dots out of twenty: people decide better with counts than with a percentage. */
export function twentyDots(input: TwentyDotsInput, options: FigureOptions = {}): Figure {
  const { label, probability, predicted = false } = input;
  if (!(probability >= 0 && probability <= 1)) throw new RangeError('a probability is from 0 to 1');
  const words = wordsOf(options.language ?? 'en');
  const count = Math.round(probability * 20);
  const text = `${label}: ${words.of(count, 20)}`;
  const wide = text.length * 7.5;
  // Where the line has no room, the count stands below its label.
  const narrow = options.width !== undefined && options.width < wide;
  const lines = narrow ? [`${label}:`, words.of(count, 20)] : [text];
  const marks: Mark[] = lines.map((line, index) => ({ kind: 'text', x: 0, y: 16 + index * 18, text: line }));
  const top = 16 + lines.length * 18;
  for (let index = 0; index < 20; index += 1) {
    const place = { x: 8 + (index % 10) * 18, y: top + Math.floor(index / 10) * 18, radius: 6 } as const;
    const counted = index < count;
    marks.push({
      kind: 'circle',
      ...place,
      ...(counted && !predicted && { fill: 'own' as const }),
      stroke: counted ? 'own' : 'line',
      strokeWidth: counted ? 2 : 1.2,
    });
  }
  return {
    width: Math.max(options.width ?? 0, 200, narrow ? 0 : wide),
    height: top + 30,
    title: options.title ?? label,
    text,
    marks,
  };
}
