import { intervalBox, intervalDot } from './interval.ts';
import { type Figure, line, type Mark, type Range, type Tone } from './mark.ts';
import { linear } from './scale.ts';
import { type Language, percent, points, type Verdict, wordsOf } from './wording.ts';

interface StripInput {
  /** A share from 0 to 1; null: too few answers. */
  value: number | null;
  range: Range | null;
  width: number;
  /** The end of the axis, from which a card shares one; 1 unless told. */
  top?: number;
  predicted?: boolean;
  /** The own brand is blue; a rival is ink. */
  own?: boolean;
  /** Without the grey ground, where a table draws its own grid. */
  bare?: boolean;
  language?: Language;
}

/** One figure on an axis from 0: its interval and its dot, 20 px high. */
export function rangeStrip(input: StripInput): Figure {
  const { value, range, width, top = 1, predicted = false, own = true, bare = false, language } = input;
  const x = (share: number): number => 6 + (Math.min(share, top) / top) * (width - 12);
  const tone: Tone = own ? 'own' : 'ink';
  const marks: Mark[] = bare
    ? []
    : [{ kind: 'rect', x: 0, y: 7, width, height: 6, radius: 3, fill: 'sunken' }];
  if (range)
    marks.push(
      intervalBox(x, range, 10, {
        predicted,
        ...(!own && { fill: 'sunken' as const, stroke: 'ctl' as const }),
      }),
    );
  if (value !== null) marks.push(intervalDot(x(value), 10, predicted, tone));
  const text = value === null ? wordsOf(language ?? 'en').insufficient : percent(value, range, language);
  return { width, height: 20, title: text, text, marks };
}

interface RankInput {
  rank: number;
  /** Range of possible ranks; null: not known. */
  range: { low: number; high: number } | null;
  of: number;
  width: number;
  /** Says it in words. */
  title: string;
}

/** A place among brands: a dot for each place, the possible ones in a box. */
export function rankStrip({ rank, range, of, width, title }: RankInput): Figure {
  const x = (place: number): number => 8 + ((place - 1) / Math.max(1, of - 1)) * (width - 16);
  const marks: Mark[] = [{ kind: 'rect', x: 0, y: 7, width, height: 6, radius: 3, fill: 'sunken' }];
  if (range && range.high > range.low)
    marks.push({
      kind: 'rect',
      x: x(range.low) - 8,
      y: 4,
      width: x(range.high) - x(range.low) + 16,
      height: 12,
      radius: 6,
      fill: 'band',
      stroke: 'edge',
      strokeWidth: 1,
    });
  for (let place = 1; place <= of; place += 1)
    marks.push(
      place === rank
        ? intervalDot(x(place), 10)
        : { kind: 'circle', x: x(place), y: 10, radius: 2, fill: 'ctl' },
    );
  return { width, height: 20, title, text: title, marks };
}

interface WhiskerInput {
  /** After minus before, from −1 to 1; null: too few answers. */
  value: number | null;
  range: Range | null;
  /** Inside of `range`: of 80% where that is of 95%. */
  inner?: Range | null;
  verdict: Verdict | null;
  /** Half of the axis, which a card shares. */
  span: number;
  width: number;
  predicted?: boolean;
  language?: Language;
}

const verdictTones: Record<Verdict, Tone> = {
  rise: 'rise',
  fall: 'fall',
  no_change_shown: 'none',
  too_few: 'none',
  not_comparable: 'none',
};

/** A difference with its zero line: whisker with ends, thick over thin where there are two levels, and a dot. */
export function whisker(input: WhiskerInput): Figure {
  const { value, range, inner = null, verdict, span, width, predicted = false, language } = input;
  const cut = (difference: number): number => Math.max(-span, Math.min(span, difference));
  const x = (difference: number): number => 4 + ((cut(difference) + span) / (2 * span)) * (width - 8);
  const tone = verdict === null ? 'none' : verdictTones[verdict];
  const marks: Mark[] = [line(x(0), 1, x(0), 19, { stroke: 'ctl', strokeWidth: 1 })];
  if (range) {
    const paint = { stroke: tone, strokeWidth: predicted ? 1.5 : 2 };
    marks.push(line(x(range.low), 10, x(range.high), 10, paint));
    if (!predicted)
      for (const end of [range.low, range.high]) marks.push(line(x(end), 6.5, x(end), 13.5, paint));
  }
  if (inner) marks.push(line(x(inner.low), 10, x(inner.high), 10, { stroke: tone, strokeWidth: 5 }));
  if (value !== null) marks.push(intervalDot(x(value), 10, predicted, tone));
  const text = value === null ? wordsOf(language ?? 'en').insufficient : points(value, range, language);
  return { width, height: 20, title: text, text, marks };
}

interface SparkInput {
  /** In their order; null: a scan that is missing. */
  values: readonly (number | null)[];
  /** Before which of them the line stops. */
  breaks?: readonly number[];
  width: number;
  height?: number;
  tone?: Tone;
  title: string;
}

/** A line without axis; it spans at least 20 points, so that noise does not fill it. */
export function spark({ values, breaks = [], width, height = 24, tone = 'own', title }: SparkInput): Figure {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const middle = (low + high) / 2;
  const half = Math.max(0.1, (high - low) / 2);
  const x = (index: number): number => 3 + (index / Math.max(1, values.length - 1)) * (width - 6);
  const y = (value: number): number => height / 2 - ((value - middle) / half) * (height / 2 - 4);
  let d = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const joined = d !== '' && values[index - 1] !== null && !breaks.includes(index);
    d += `${joined ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  const marks: Mark[] = d === '' ? [] : [{ kind: 'path', d, stroke: tone, strokeWidth: 1.8 }];
  const last = values.at(-1);
  if (typeof last === 'number')
    marks.push({ kind: 'circle', x: x(values.length - 1), y: y(last), radius: 2.4, fill: tone });
  return { width, height, title, text: title, marks };
}

/** A count as a bar from zero, 8 px high; words beside it say it. */
export function shareBar({ share, tone, width }: { share: number; tone: Tone; width: number }): Figure {
  const bar = { kind: 'rect', x: 0, y: 1, height: 5, radius: 2.5 } as const;
  const filled = width * Math.max(0, Math.min(1, share));
  const text = percent(share, null);
  return {
    width,
    height: 8,
    title: text,
    text,
    marks: [
      { ...bar, width, fill: 'sunken' },
      { ...bar, width: filled, fill: tone },
    ],
  };
}

/** Two shares on one axis from 0 to 100%: the own one filled, the other as a ring. */
export function dumbbell({ own, other, width }: { own: number; other: number; width: number }): Figure {
  const x = linear([0, 1], [6, width - 6]);
  const cut = (share: number): number => x(Math.max(0, Math.min(1, share)));
  const text = `${percent(own, null)} / ${percent(other, null)}`;
  const dot = { kind: 'circle', y: 7 } as const;
  return {
    width,
    height: 14,
    title: text,
    text,
    marks: [
      line(6, 7, width - 6, 7, { strokeWidth: 1 }),
      line(cut(own), 7, cut(other), 7, { stroke: 'ctl', strokeWidth: 1.5 }),
      { ...dot, x: cut(other), radius: 4, fill: 'panel', stroke: 'ink', strokeWidth: 2 },
      { ...dot, x: cut(own), radius: 4.5, fill: 'own', stroke: 'panel', strokeWidth: 1 },
    ],
  };
}
