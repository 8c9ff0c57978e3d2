import { type Figure, line, type Mark, type Range, round, type Tone } from './mark.ts';
import { linear, pushApart, shareTop } from './scale.ts';
import { dayFormat, type Language, percent, wordsOf } from './wording.ts';

export interface TrendPoint {
  /** Epoch milliseconds. */
  at: number;
  /** null: this scan has no such figure. */
  value: number | null;
  interval: Range | null;
  answers: number;
  /** It cannot be compared with the point before, so the line stops. */
  breakBefore?: boolean;
}

export interface TrendSeries {
  id: string;
  name: string;
  tone: Tone;
  /** Drawn thick, with points and band. */
  own: boolean;
  points: readonly TrendPoint[];
  /** Range of the next scan in 19 of 20 cases if nothing changes. */
  expected?: Range | null;
}

export interface TrendInput {
  series: readonly TrendSeries[];
  /** Changes that people logged, as letters above the picture. */
  changes?: readonly { at: number; letter: string }[];
  /** Shaded. */
  period?: { from: number; to: number } | null;
  timeZone: string;
  /** Shown thick with its band, the others pale. */
  lifted?: string | null;
  /** The time that is read out. */
  cursor?: number | null;
  words: { period: string; next: string };
}

interface Options {
  width: number;
  height?: number;
  language?: Language;
  title: string;
  /** Room for names at the right; 0 on a phone, where they stand below. */
  labels?: number;
  /** Writes names and last values into the picture: for files, where nothing stands beside it. */
  named?: boolean;
}

export interface Trend extends Figure {
  /** The times of all points, in order, and where each stands. */
  times: { at: number; x: number }[];
  plot: { left: number; right: number; top: number; bottom: number };
  /** Height of each name at the right, in the order of the series. */
  labels: { id: string; y: number }[];
}

/** Shares over time: no line crosses a gap or a break, and every series has the one scale. */
export function trend(input: TrendInput, options: Options): Trend {
  const { series, changes = [], period, timeZone, lifted = null, cursor = null, words } = input;
  const { width, height = 300, language = 'en', title, labels = 0, named = false } = options;
  const times = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort(
    (one, other) => one - other,
  );
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 1];
  const own = series.find(({ own }) => own);
  const expected = own?.expected ?? null;
  const plot = {
    left: 38,
    // A box may be narrower for a moment, while the page around it is laid out.
    right: Math.max(58, width - labels - (expected ? 46 : 8)),
    top: 30,
    bottom: height - 28,
  };
  const top = shareTop([
    expected,
    ...series.flatMap((one) =>
      one.points.flatMap(({ value, interval }) => (one.own ? [interval, value] : [value])),
    ),
  ]);
  const x = linear([first, first === last ? first + 1 : last], [plot.left + 10, plot.right - 10]);
  const y = linear([0, top], [plot.bottom, plot.top]);
  const day = dayFormat(language, timeZone);
  const marks: Mark[] = [];
  const say = (
    at: [x: number, y: number],
    text: string,
    paint: { anchor?: 'middle' | 'end'; fill?: Tone } = {},
  ) => marks.push({ kind: 'text', x: at[0], y: at[1], text, size: 12, fill: 'faint', ...paint });

  const shaded =
    period && period.to > first && period.from < last
      ? Math.max(plot.left, x(Math.max(period.from, first)) - 4)
      : null;
  if (shaded !== null)
    marks.push({
      kind: 'rect',
      x: shaded,
      y: plot.top,
      width: plot.right - shaded,
      height: plot.bottom - plot.top,
      fill: 'sunken',
    });
  for (const tick of [0, 0.25, 0.5, 0.75, 1].map((part) => part * top)) {
    marks.push(
      line(plot.left, y(tick), plot.right, y(tick), { stroke: tick === 0 ? 'ctl' : 'line', strokeWidth: 1 }),
    );
    say([plot.left - 6, y(tick) + 4], tick === top ? percent(tick, null, language) : `${round(tick * 100)}`, {
      anchor: 'end',
    });
  }
  for (const { at, x: place } of ticksOf(times, x, plot.right - plot.left))
    say([place, plot.bottom + 18], day(at), { anchor: 'middle' });
  for (const { at, letter } of changes) {
    if (at < first || at > last) continue;
    marks.push(line(x(at), plot.top, x(at), plot.bottom, { stroke: 'ctl', strokeWidth: 1, dash: '2 3' }));
    marks.push({
      kind: 'rect',
      x: x(at) - 9,
      y: plot.top - 26,
      width: 18,
      height: 18,
      radius: 4,
      fill: 'ink',
    });
    marks.push({
      kind: 'text',
      x: x(at),
      y: 17,
      text: letter,
      size: 12,
      bold: true,
      anchor: 'middle',
      fill: 'panel',
    });
  }
  for (const { at, before } of breaksOf(own)) {
    const middle = (x(before) + x(at)) / 2;
    for (const side of [-3, 3])
      marks.push(
        line(middle + side, plot.top, middle + side, plot.bottom, {
          stroke: 'ctl',
          strokeWidth: 1,
          dash: '1 2',
        }),
      );
    marks.push({
      kind: 'circle',
      x: middle,
      y: plot.top - 17,
      radius: 9,
      fill: 'panel',
      stroke: 'ctl',
      strokeWidth: 1,
    });
    marks.push({
      kind: 'text',
      x: middle,
      y: plot.top - 13,
      text: '≠',
      size: 12,
      anchor: 'middle',
      fill: 'ink',
    });
  }
  // The band lies below all lines: it hides none.
  const banded = series.find(({ id, own }) => (lifted === null ? own : id === lifted));
  if (banded) marks.push(...bandOf(banded, x, y));
  if (shaded !== null && plot.right - shaded > 90)
    say([(shaded + plot.right) / 2, plot.bottom - 8], words.period, { anchor: 'middle', fill: 'soft' });
  // The own brand is drawn last, so that no line lies over it.
  for (const one of series.toSorted((a, b) => Number(a.own) - Number(b.own))) {
    const isLifted = lifted === one.id;
    const pale = lifted !== null && !isLifted;
    const paint = { stroke: pale && !one.own ? ('ctl' as const) : one.tone };
    const d = lineOf(one.points, x, y);
    if (d !== '') marks.push({ kind: 'path', d, ...paint, strokeWidth: one.own || isLifted ? 3 : 1.6 });
    if (one.own || isLifted)
      for (const { at, value } of one.points)
        if (value !== null)
          marks.push({
            kind: 'circle',
            x: x(at),
            y: y(value),
            radius: 4,
            fill: one.tone,
            stroke: 'panel',
            strokeWidth: 1.5,
          });
  }
  if (expected) {
    const box = {
      x: plot.right + 2,
      y: y(expected.high),
      width: 12,
      height: Math.max(6, y(expected.low) - y(expected.high)),
    };
    marks.push({
      kind: 'rect',
      ...box,
      radius: 4,
      fill: 'panel',
      stroke: 'edge',
      strokeWidth: 1,
      dash: '3 2',
    });
    marks.push({ kind: 'path', d: hatch(box), stroke: 'edge', strokeWidth: 1 });
    say([plot.right + 16, plot.bottom + 18], words.next);
  }
  if (cursor !== null && times.includes(cursor)) {
    marks.push(line(x(cursor), plot.top, x(cursor), plot.bottom, { stroke: 'ink', strokeWidth: 1 }));
    for (const one of series) {
      const value = one.points.find(({ at }) => at === cursor)?.value ?? null;
      if (value !== null)
        marks.push({
          kind: 'rect',
          x: x(cursor) - 3.5,
          y: y(value) - 3.5,
          width: 7,
          height: 7,
          radius: 1,
          fill: one.tone,
          stroke: 'panel',
          strokeWidth: 1,
        });
    }
  }
  const wanted = series.map(({ points }) => y(points.findLast(({ value }) => value !== null)?.value ?? 0));
  const placed = pushApart(wanted, 19, plot.top + 6, plot.bottom - 4);
  const places = series.map(({ id, name, tone, own, points }, index) => {
    if (labels > 0)
      marks.push(
        line(width - labels - 4, wanted[index] ?? 0, width - labels + 14, placed[index] ?? 0, {
          stroke: tone,
          strokeWidth: own ? 3 : 1.6,
        }),
      );
    if (named) {
      const last = points.findLast(({ value }) => value !== null);
      const text = last ? `${name} ${percent(last.value ?? 0, own ? last.interval : null, language)}` : name;
      marks.push({
        kind: 'text',
        x: width - labels + 18,
        y: (placed[index] ?? 0) + 4,
        text,
        size: 12,
        bold: own,
        fill: 'ink',
      });
    }
    return { id, y: placed[index] ?? 0 };
  });
  return {
    width,
    height,
    title,
    text: inWords(input, language, day),
    marks,
    times: times.map((at) => ({ at, x: x(at) })),
    plot,
    labels: places,
  };
}

type Scale = (value: number) => number;

/** Straight lines; a missing value or a break lifts the pen. */
function lineOf(points: readonly TrendPoint[], x: Scale, y: Scale): string {
  let d = '';
  points.forEach(({ at, value, breakBefore }, index) => {
    if (value === null) return;
    const joined = d !== '' && !breakBefore && points[index - 1]?.value !== null;
    d += `${joined ? 'L' : 'M'}${round(x(at))} ${round(y(value))}`;
  });
  return d;
}

/** The interval as an area with an outline, one for each stretch without gap or break. */
function bandOf({ points, tone }: TrendSeries, x: Scale, y: Scale): Mark[] {
  const stretches: { at: number; interval: Range }[][] = [];
  let open = false;
  for (const { at, interval, breakBefore } of points) {
    if (interval === null) open = false;
    else if (open && !breakBefore) stretches.at(-1)?.push({ at, interval });
    else {
      stretches.push([{ at, interval }]);
      open = true;
    }
  }
  const edge = tone === 'own' ? 'edge' : tone;
  return stretches.flatMap((stretch): Mark[] => {
    const side = (end: 'low' | 'high') =>
      stretch.map(({ at, interval }) => `${round(x(at))} ${round(y(interval[end]))}`);
    const [high, low] = [side('high'), side('low')];
    return [
      {
        kind: 'path',
        d: `M${high.join('L')}L${low.toReversed().join('L')}Z`,
        fill: tone === 'own' ? 'band' : 'sunken',
      },
      { kind: 'path', d: `M${high.join('L')}`, stroke: edge, strokeWidth: 1 },
      { kind: 'path', d: `M${low.join('L')}`, stroke: edge, strokeWidth: 1 },
    ];
  });
}

function breaksOf(series: TrendSeries | undefined): { at: number; before: number }[] {
  const points = series?.points ?? [];
  return points.flatMap(({ at, breakBefore }, index) => {
    const before = points[index - 1];
    return breakBefore && before ? [{ at, before: before.at }] : [];
  });
}

/** Lines that slope through a box. */
function hatch({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  let d = '';
  for (let from = y; from < y + height; from += 5) {
    const rise = Math.min(width, from - y);
    if (rise > 0) d += `M${round(x)} ${round(from)}L${round(x + rise)} ${round(from - rise)}`;
  }
  return d;
}

/** Days at the foot that cannot run into one another: one for each 64 px at most, the last always. */
function ticksOf(times: readonly number[], x: Scale, room: number): { at: number; x: number }[] {
  const every = Math.max(1, Math.ceil(times.length / Math.max(1, Math.floor(room / 64))));
  const found = times.filter((_, index) => (times.length - 1 - index) % every === 0);
  return found
    .map((at) => ({ at, x: x(at) }))
    .filter((tick, index, all) => index === all.length - 1 || x(all[index + 1]?.at ?? 0) - tick.x >= 52);
}

/** The finding first, then each series from its first to its last value. */
function inWords({ series }: TrendInput, language: Language, day: (at: number) => string): string {
  return series
    .map(({ name, points }) => {
      const known = points.filter(({ value }) => value !== null);
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last) return `${name}: ${wordsOf(language).insufficient}`;
      const tell = ({ at, value, interval }: TrendPoint) =>
        `${percent(value ?? 0, interval, language)} (${day(at)})`;
      return first === last ? `${name}: ${tell(last)}` : `${name}: ${tell(first)} → ${tell(last)}`;
    })
    .join('\n');
}
