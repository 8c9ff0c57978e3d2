import { type Figure, line, type Mark, type Range, round, type Tone } from './mark.ts';
import { linear, pushApart, shareTop } from './scale.ts';
import type { TrendPoint } from './trend.ts';
import { counted, dayFormat, type Language, percent, wordsOf } from './wording.ts';

/** Ranges for half, 80 and 95 of 100 scans of that time. */
export interface ForecastPoint {
  /** Epoch milliseconds. */
  at: number;
  /** The median. */
  value: number;
  ci: Range;
  ci80: Range;
  ci50: Range;
}

export interface GoalTrendInput {
  points: readonly TrendPoint[];
  /** Empty: too few scans for one. */
  forecast: readonly ForecastPoint[];
  /** A share from 0 to 1. */
  target: number;
  /** Epoch milliseconds. */
  due: number;
  timeZone: string;
  words: { target: string; median: string; forecast: string };
}

/** An interval of what was measured. */
const outlined = { fill: 'band', stroke: 'edge', strokeWidth: 1 } as const;

interface Options {
  width: number;
  height?: number;
  language?: Language;
  title: string;
}

/** A figure so far, where it may go, and the line that it should reach. What is predicted is dashed. */
export function goalTrend(input: GoalTrendInput, options: Options): Figure {
  const { points, forecast, target, due, timeZone, words } = input;
  const { width, height = 280, language = 'en', title } = options;
  const plain = wordsOf(language);
  const wide = width >= 520;
  const labels = wide ? 116 : 0;
  const last = points.findLast(({ value }) => value !== null);
  const first = points[0]?.at ?? due;
  const end = Math.max(due, forecast.at(-1)?.at ?? due);
  const plot = { left: 38, right: Math.max(58, width - labels - 8), top: 18, bottom: height - 28 };
  const top = shareTop([
    target,
    ...points.flatMap(({ value, interval }) => [value, interval]),
    ...forecast.map(({ ci }) => ci),
  ]);
  const x = linear([first, first === end ? first + 1 : end], [plot.left + 10, plot.right - 4]);
  const y = linear([0, top], [plot.bottom, plot.top]);
  const day = dayFormat(language, timeZone);
  const marks: Mark[] = [];
  const say = (
    at: [x: number, y: number],
    text: string,
    paint: { anchor?: 'middle' | 'end'; fill?: Tone; bold?: boolean } = {},
  ) => marks.push({ kind: 'text', x: at[0], y: at[1], text, size: 12, fill: 'faint', ...paint });

  for (const tick of [0, 0.25, 0.5, 0.75, 1].map((part) => part * top)) {
    marks.push(
      line(plot.left, y(tick), plot.right, y(tick), { stroke: tick === 0 ? 'ctl' : 'line', strokeWidth: 1 }),
    );
    say([plot.left - 6, y(tick) + 4], tick === top ? percent(tick, null, language) : `${round(tick * 100)}`, {
      anchor: 'end',
    });
  }
  const ticks = [first, ...(last && last.at !== first ? [last.at] : []), due];
  ticks.forEach((at, index) => {
    const next = ticks[index + 1];
    // The due day is the one that must stand there.
    if (next !== undefined && x(next) - x(at) < 56) return;
    say([x(at), plot.bottom + 18], day(at), {
      anchor: index === ticks.length - 1 && !wide ? 'end' : 'middle',
    });
  });
  const band = (
    ranges: readonly { at: number; range: Range }[],
    paint: { fill: Tone; stroke?: Tone; strokeWidth?: number },
  ): void => {
    if (ranges.length < 2) return;
    const side = (end: 'low' | 'high') =>
      ranges.map(({ at, range }) => `${round(x(at))} ${round(y(range[end]))}`);
    const [high, low] = [side('high'), side('low')];
    marks.push({ kind: 'path', d: `M${high.join('L')}L${low.toReversed().join('L')}Z`, ...paint });
  };
  if (last && last.value !== null && forecast.length > 0) {
    // It widens from the newest scan; that scan's own uncertainty has its own band.
    const start = { low: last.value, high: last.value };
    const from = (key: 'ci' | 'ci80' | 'ci50') => [
      { at: last.at, range: start },
      ...forecast.map((one) => ({ at: one.at, range: one[key] })),
    ];
    band(from('ci'), { fill: 'tint' });
    band(from('ci80'), { fill: 'band' });
    for (const key of ['ci', 'ci80'] as const)
      for (const side of ['low', 'high'] as const)
        marks.push({
          kind: 'path',
          d: `M${from(key)
            .map(({ at, range }) => `${round(x(at))} ${round(y(range[side]))}`)
            .join('L')}`,
          stroke: 'edge',
          strokeWidth: 1,
          dash: '3 3',
        });
    marks.push({
      kind: 'path',
      d: `M${[{ at: last.at, value: last.value }, ...forecast]
        .map(({ at, value }) => `${round(x(at))} ${round(y(value ?? 0))}`)
        .join('L')}`,
      stroke: 'own',
      strokeWidth: 2,
      dash: '2 4',
    });
    marks.push(line(x(last.at), plot.top, x(last.at), plot.bottom, { stroke: 'ctl', dash: '1 3' }));
    if (x(end) - x(last.at) > 120) say([x(last.at) + 6, plot.bottom - 8], words.forecast);
  }
  for (const stretch of stretchesOf(points)) {
    const ranges = stretch.flatMap(({ at, interval }) => (interval ? [{ at, range: interval }] : []));
    band(ranges, outlined);
    const [only] = ranges;
    if (only && ranges.length === 1)
      marks.push({
        kind: 'rect',
        x: x(only.at) - 4,
        y: y(only.range.high),
        width: 8,
        height: Math.max(6, y(only.range.low) - y(only.range.high)),
        radius: 4,
        ...outlined,
      });
    marks.push({
      kind: 'path',
      d: `M${stretch.map(({ at, value }) => `${round(x(at))} ${round(y(value ?? 0))}`).join('L')}`,
      stroke: 'own',
      strokeWidth: 3,
    });
    for (const { at, value } of stretch)
      marks.push({
        kind: 'circle',
        x: x(at),
        y: y(value ?? 0),
        radius: 4,
        fill: 'own',
        stroke: 'panel',
        strokeWidth: 1.5,
      });
  }
  marks.push(
    line(plot.left, y(target), plot.right, y(target), { stroke: 'ink', strokeWidth: 1.5, dash: '6 4' }),
  );
  const goal = `${words.target} ${percent(target, null, language)}`;
  const final = forecast.at(-1);
  const told = [
    { text: goal, at: target, bold: true, fill: 'ink' as const },
    ...(final
      ? [
          {
            text: `${words.median} ${percent(final.value, null, language)}`,
            at: final.value,
            bold: false,
            fill: 'soft' as const,
          },
        ]
      : []),
  ];
  if (wide) {
    const placed = pushApart(
      told.map(({ at }) => y(at)),
      19,
      plot.top + 6,
      plot.bottom - 4,
    );
    told.forEach(({ text, bold, fill }, index) => {
      say([plot.right + 10, (placed[index] ?? 0) + 4], text, { bold, fill });
    });
  } else say([plot.right, y(target) - 6], goal, { anchor: 'end', bold: true, fill: 'ink' });
  const said = [
    ...(last && last.value !== null
      ? [`${day(last.at)}: ${percent(last.value, last.interval, language)}`]
      : [plain.insufficient]),
    `${goal} (${day(due)})`,
    ...(final ? [`${words.median} ${percent(final.value, final.ci, language)} (${day(final.at)})`] : []),
  ];
  const readings = {
    along: 'x' as const,
    across: [plot.top, plot.bottom] as const,
    points: [
      ...points.flatMap(({ at, value, interval, answers }) =>
        value === null
          ? []
          : [
              {
                x: x(at),
                y: y(value),
                text: `${day(at)}: ${percent(value, interval, language)}, ${plain.answers(counted(answers, language))}`,
              },
            ],
      ),
      ...forecast.map(({ at, value, ci, ci80 }) => ({
        x: x(at),
        y: y(value),
        text: `${day(at)}, ${plain.predicted}: ${percent(value, ci, language)}; ${plain.eighty}: ${percent(value, ci80, language)}`,
      })),
    ],
  };
  return { width, height, title, text: said.join('\n'), marks, readings };
}

/** Runs of points without gap or break. */
function stretchesOf(points: readonly TrendPoint[]): TrendPoint[][] {
  const stretches: TrendPoint[][] = [];
  let open = false;
  for (const point of points) {
    if (point.value === null) open = false;
    else if (open && !point.breakBefore) stretches.at(-1)?.push(point);
    else {
      stretches.push([point]);
      open = true;
    }
  }
  return stretches;
}
