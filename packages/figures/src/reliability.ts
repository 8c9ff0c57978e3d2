import type { FigureOptions } from './band-rows.ts';
import { type Figure, line, type Mark, type Range } from './mark.ts';
import { linear } from './scale.ts';
import { counted, percent, wordsOf } from './wording.ts';

export interface ReliabilityBin {
  /** Mean prediction and observed share, from 0 to 1. */
  predicted: number;
  observed: number;
  /** Holds 95% of observed shares when predictions are exactly right. */
  band: Range;
  /** How many answers it rests on. */
  answers?: number;
}

/** Predictions against what came of them: points on the diagonal are right, points outside their band are not by chance. */
export function reliability(bins: readonly ReliabilityBin[], options: FigureOptions = {}): Figure {
  const { width = 720, language = 'en' } = options;
  const words = wordsOf(language);
  const side = Math.min(width, 460);
  const [left, top, foot] = [44, 12, 44];
  const x = linear([0, 1], [left, side - 8]);
  const y = linear([0, 1], [side - foot, top]);
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const small = { kind: 'text', size: 12, fill: 'soft' } as const;
  const marks: Mark[] = ticks.flatMap((tick): Mark[] => [
    line(left, y(tick), side - 8, y(tick)),
    { ...small, x: left - 6, y: y(tick) + 4, text: percent(tick, null, language), anchor: 'end' },
    { ...small, x: x(tick), y: side - foot + 16, text: percent(tick, null, language), anchor: 'middle' },
  ]);
  marks.push(line(x(0), y(0), x(1), y(1), { stroke: 'soft', dash: '4 3' }));
  marks.push({ ...small, x: x(0.5), y: side - 8, text: words.predicted, anchor: 'middle' });
  marks.push({ ...small, x: left + 4, y: top + 10, text: words.observed });
  const [bands, dots]: [Mark[], Mark[]] = [[], []];
  for (const { predicted, observed, band } of bins) {
    const title = `${words.predicted} ${percent(predicted, null, language)}, ${words.observed} ${percent(observed, band, language)}`;
    const inside = observed >= band.low && observed <= band.high;
    const box = {
      x: x(predicted) - 6,
      y: y(band.high),
      width: 12,
      height: Math.max(2, y(band.low) - y(band.high)),
    };
    bands.push({ kind: 'rect', ...box, radius: 4, fill: 'band', stroke: 'edge', strokeWidth: 1, title });
    // Outside its band a point is a diamond, so that it is told without its colour.
    if (inside)
      dots.push({
        kind: 'circle',
        x: x(predicted),
        y: y(observed),
        radius: 4,
        fill: 'panel',
        stroke: 'ink',
        strokeWidth: 1.5,
        title,
      });
    else
      dots.push({
        kind: 'path',
        d: `M${x(predicted)} ${y(observed) - 6}l6 6l-6 6l-6 -6z`,
        fill: 'fall',
        title,
      });
  }
  // Bands first: a wide one would hide its neighbour’s point.
  marks.push(...bands, ...dots);
  const points = bins.map(({ predicted, observed, band, answers }) => ({
    x: x(predicted),
    y: y(observed),
    text: `${words.predicted} ${percent(predicted, null, language)}: ${words.observed} ${percent(observed, band, language)}${answers === undefined ? '' : `, ${words.answers(counted(answers, language))}`}`,
  }));
  return {
    width: side,
    height: side,
    title: options.title ?? words.observed,
    text: points.map(({ text }) => text).join('\n'),
    marks,
    readings: { along: 'both', points },
  };
}
