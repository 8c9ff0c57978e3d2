import { type Figure, line, type Mark } from './mark.ts';
import { linear } from './scale.ts';
import { counted, type Language } from './wording.ts';

interface CountBarsInput {
  /** One bar each, in order of time; `says` is read out. */
  bars: readonly { label: string; count: number; says: string }[];
  /** Unit of the counts, such as “credits”. */
  unit: string;
}

interface Options {
  width: number;
  language?: Language;
  title: string;
}

/** The last day stands below the last bar, half of it beyond. */
const [left, right, top, height] = [56, 22, 30, 200];
const steps = [1, 2, 5, 10];

/** Counts of what happened, not estimates: bars from zero say them right. */
export function countBars(
  { bars, unit }: CountBarsInput,
  { width, language = 'en', title }: Options,
): Figure {
  const bottom = height - 26;
  const most = roundUp(Math.max(1, ...bars.map(({ count }) => count)));
  const y = linear([0, most], [bottom, top]);
  const room = Math.max(0, width - left - right) / Math.max(1, bars.length);
  const small = { kind: 'text', size: 12, fill: 'soft' } as const;
  const marks: Mark[] = [0, most / 2, most].flatMap((tick): Mark[] => [
    line(left, y(tick), width - right, y(tick), { stroke: tick === 0 ? 'ctl' : 'line' }),
    ...(Number.isInteger(tick)
      ? [{ ...small, x: left - 6, y: y(tick) + 4, text: counted(tick, language), anchor: 'end' as const }]
      : []),
  ]);
  marks.push({ ...small, x: 0, y: 12, text: unit });
  const every = Math.max(1, Math.ceil(64 / room));
  bars.forEach(({ label, count }, at) => {
    const x = left + at * room;
    if (count > 0)
      marks.push({
        kind: 'rect',
        x: x + room * 0.1,
        y: y(count),
        width: room * 0.8,
        height: bottom - y(count),
        radius: Math.min(2, room / 4),
        fill: 'own',
      });
    if ((bars.length - 1 - at) % every === 0)
      marks.push({ ...small, x: x + room / 2, y: bottom + 18, text: label, anchor: 'middle' });
  });
  const points = bars.map(({ count, says }, at) => ({
    x: left + (at + 0.5) * room,
    y: y(count),
    text: says,
    box: { x: left + at * room, y: top, width: room, height: bottom - top },
  }));
  return {
    width,
    height,
    title,
    text: bars.map(({ says }) => says).join('\n'),
    marks,
    readings: { along: 'x', points },
  };
}

/** The next of 1, 2, 5 and 10 times a power of ten. */
function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count));
  return (steps.find((step) => step * power >= count) ?? 10) * power;
}
