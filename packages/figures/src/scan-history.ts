import type { FigureOptions } from './band-rows.ts';
import { type Figure, line, type Mark, type Range, type RivalTone, round } from './mark.ts';
import { linear, pushApart, shareTop } from './scale.ts';
import { dayFormat, percent, shorten, wordsOf } from './wording.ts';

export interface HistoryPoint {
  /** When the scan was finished, epoch milliseconds. */
  at: number;
  value: number | null;
  interval: Range | null;
  /** Why this point cannot be compared with the one before: another model, other prompts. null: it can. */
  breakBefore: string | null;
}

export interface ScanHistoryInput {
  points: readonly HistoryPoint[];
  /** Range of the next scan in 95 of 100 cases if nothing changes; null: not known. */
  expected: Range | null;
  /** Name of the brand, written at the end of the line beside the names of `others`. */
  name?: string;
  /** Logged changes: numbered lines, in this order. */
  changes?: readonly { at: number; note: string }[];
  /** Other brands on the same answers: a line each in a colour of its own, with its name at the end. */
  others?: readonly { name: string; points: readonly { at: number; value: number }[] }[];
  /** IANA time zone, named on the axis. */
  timeZone: string;
}

const [left, top, axis] = [44, 20, 34];
/** Right of the lines: room for the names of several brands, or a margin. */
const [named, unnamed] = [124, 16];
const rivalTones: readonly RivalTone[] = ['s1', 's2', 's3', 's4', 's5', 's6'];
const toneOf = (place: number): RivalTone => rivalTones[place % rivalTones.length] ?? 's1';

/** One point for each scan. No line crosses a gap or a break: points that are not comparable are not joined. */
export function scanHistory(input: ScanHistoryInput, options: FigureOptions = {}): Figure {
  const { width = 720, language = 'en' } = options;
  const { points, expected, timeZone, others = [] } = input;
  const right = others.length > 0 ? named : unnamed;
  const words = wordsOf(language);
  const height = 260;
  const bottom = height - axis;
  const times = points.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  // A box may be narrower for a moment, while the page around it is laid out.
  const edge = Math.max(left + 40, width - right);
  const span = Math.max(last - first, 86_400_000);
  const x = linear([first, first + span * (expected ? 1.12 : 1)], [left + 12, edge - 8]);
  const tallest = Math.max(
    highest(points, expected),
    ...others.flatMap(({ points }) => points.map(({ value }) => value)),
  );
  const ceiling = shareTop([tallest]);
  const y = linear([0, ceiling], [bottom, top]);
  const day = dayFormat(language, timeZone);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * ceiling);
  const marks: Mark[] = ticks.flatMap((tick) => [
    line(left, y(tick), edge, y(tick), { stroke: tick === 0 ? 'ctl' : 'line' }),
    {
      kind: 'text',
      x: left - 6,
      y: y(tick) + 4,
      text: percent(tick, null, language),
      anchor: 'end',
      size: 12,
      fill: 'soft',
    },
  ]);
  if (expected) {
    const from = x(first + span * 1.02);
    marks.push({
      kind: 'rect',
      x: from,
      y: y(expected.high),
      width: edge - from,
      height: Math.max(2, y(expected.low) - y(expected.high)),
      radius: 4,
      fill: 'panel',
      stroke: 'edge',
      strokeWidth: 1,
      dash: '3 2',
      title: `${words.next}: ${percent((expected.low + expected.high) / 2, expected, language)}`,
    });
  }
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (point.breakBefore && before) {
      const middle = (x(before.at) + x(point.at)) / 2;
      marks.push(
        line(middle, top, middle, bottom, { stroke: 'soft', dash: '2 3', title: point.breakBefore }),
      );
      marks.push({
        kind: 'text',
        x: middle + 4,
        y: top + 4,
        text: shorten(point.breakBefore, 28),
        size: 12,
        fill: 'soft',
      });
    } else if (before && before.value !== null && point.value !== null) {
      marks.push(
        line(x(before.at), y(before.value), x(point.at), y(point.value), {
          stroke: 'own',
          strokeWidth: 1.5,
        }),
      );
    }
  });
  for (const [place, { name, points: own }] of others.entries())
    own.forEach((point, index) => {
      const before = own[index - 1];
      if (before)
        marks.push(
          line(x(before.at), y(before.value), x(point.at), y(point.value), {
            stroke: toneOf(place),
            strokeWidth: 1.5,
            dash: '5 3',
            title: name,
          }),
        );
    });
  marks.push(...namesOf(input, { y, x: width - right + 8, low: top, high: bottom }));
  for (const [place, { at, note }] of (input.changes ?? []).entries()) {
    if (at < first || at > first + span * (expected ? 1.12 : 1)) continue;
    const title = `${day(at)}: ${note}`;
    marks.push(line(x(at), top, x(at), bottom, { stroke: 'fall', dash: '4 4', title }));
    marks.push({ kind: 'path', d: `M${round(x(at) - 5)} ${bottom}h10l-5 -9z`, fill: 'fall', title });
    const number = `${place + 1}`;
    marks.push({
      kind: 'text',
      x: x(at),
      y: top - 6,
      text: number,
      anchor: 'middle',
      size: 12,
      fill: 'fall',
    });
  }
  for (const [row, { at, value, interval }] of points.entries()) {
    if (value === null) continue;
    const title = `${day(at)}: ${percent(value, interval, language)}`;
    if (interval) {
      const box = {
        x: x(at) - 4,
        y: y(interval.high),
        width: 8,
        height: Math.max(2, y(interval.low) - y(interval.high)),
      };
      marks.push({
        kind: 'rect',
        ...box,
        radius: 4,
        fill: 'band',
        stroke: 'edge',
        strokeWidth: 1,
        title,
        row,
      });
    }
    marks.push({
      kind: 'circle',
      x: x(at),
      y: y(value),
      radius: 4,
      fill: 'panel',
      stroke: 'ink',
      strokeWidth: 1.5,
      title,
      row,
    });
  }
  for (const at of labelled(times))
    marks.push({
      kind: 'text',
      x: x(at),
      y: bottom + 16,
      text: day(at),
      anchor: 'middle',
      size: 12,
      fill: 'soft',
    });
  marks.push({ kind: 'text', x: left, y: height - 4, text: timeZone, size: 12, fill: 'soft' });
  const said = points.map(({ at, value, interval, breakBefore }) => {
    const what = value === null ? words.insufficient : percent(value, interval, language);
    return `${day(at)}: ${what}${breakBefore ? ` (${words.verdicts.not_comparable}: ${breakBefore})` : ''}`;
  });
  const changed = (input.changes ?? []).map(({ at, note }) => `${day(at)}: ${note}`);
  const readings = {
    along: 'x' as const,
    across: [top, bottom] as const,
    points: points.map(({ at, value }, index) => {
      const before = points[index - 1]?.at ?? Number.NEGATIVE_INFINITY;
      const since = (input.changes ?? []).flatMap((change, place) =>
        change.at > before && change.at <= at ? [changed[place]] : [],
      );
      return { x: x(at), y: y(value ?? 0), text: [said[index], ...since].join('; ') };
    }),
  };
  const text = [...said, ...changed].join('\n');
  return { width, height, title: options.title ?? '', text, marks, readings };
}

/** The brands' names at the ends of their lines, moved apart where lines end together. */
function namesOf(
  { points, name, others = [] }: ScanHistoryInput,
  place: { x: number; y: (share: number) => number; low: number; high: number },
): Mark[] {
  if (others.length === 0) return [];
  const own = points.findLast(({ value }) => value !== null)?.value ?? null;
  const ends = [
    ...(name !== undefined && own !== null ? [{ name, value: own, fill: 'own' as const, bold: true }] : []),
    ...others.flatMap(({ name, points }, at) => {
      const value = points.at(-1)?.value;
      return value === undefined ? [] : [{ name, value, fill: toneOf(at), bold: false }];
    }),
  ];
  const rows = pushApart(
    ends.map(({ value }) => place.y(value) + 4),
    15,
    place.low + 8,
    place.high,
  );
  return ends.map(({ name, fill, bold }, at) => ({
    kind: 'text',
    x: place.x,
    y: rows[at] ?? place.low,
    text: shorten(name, 16),
    size: 12,
    fill,
    bold,
  }));
}

/** Never less than 20 points, so that noise does not fill the picture. */
function highest(points: readonly HistoryPoint[], expected: Range | null): number {
  const ends = points.flatMap(({ value, interval }) => [value ?? 0, interval?.high ?? 0]);
  return Math.min(1, Math.max(0.2, expected?.high ?? 0, ...ends));
}

/** At most six dates, the first and the last among them. */
function labelled(times: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil((times.length - 1) / 5));
  return times.filter(
    (_, index) => index === times.length - 1 || (index % step === 0 && index + step / 2 < times.length - 1),
  );
}
