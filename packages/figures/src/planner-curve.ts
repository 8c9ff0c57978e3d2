import { scaleLinear, scaleLog } from 'd3-scale';
import type { FigureOptions } from './band-rows.ts';
import { type Figure, line, type Mark, round } from './mark.ts';
import { counted, wordsOf } from './wording.ts';

export interface PlannerPoint {
  credits: number;
  /** Half of the expected interval's width, as a share. */
  halfWidth: number;
}

const [left, right, top, axis] = [52, 20, 20, 40];

/** What a credit buys: the expected half-width over credits, with the plan that was chosen. */
export function plannerCurve(
  input: { curve: readonly PlannerPoint[]; here: PlannerPoint | null },
  options: FigureOptions = {},
): Figure {
  const { width = 560, language = 'en' } = options;
  const words = wordsOf(language);
  const curve = input.curve.filter(({ credits }) => credits > 0).toSorted((a, b) => a.credits - b.credits);
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || first === last)
    throw new RangeError('a curve needs two points with credits above 0');
  const height = 240;
  const bottom = height - axis;
  const x = scaleLog([first.credits, last.credits], [left, width - right]);
  const y = scaleLinear([0, Math.max(...curve.map(({ halfWidth }) => halfWidth))], [bottom, top]).nice();
  const marks: Mark[] = y.ticks(4).flatMap((tick) => [
    line(left, y(tick), width - right, y(tick)),
    {
      kind: 'text',
      x: left - 6,
      y: y(tick) + 4,
      text: `±${round(tick * 100)}`,
      anchor: 'end',
      size: 12,
      fill: 'soft',
    },
  ]);
  const d = curve.map(
    ({ credits, halfWidth }, index) => `${index ? 'L' : 'M'}${round(x(credits))} ${round(y(halfWidth))}`,
  );
  marks.push({ kind: 'path', d: d.join(''), stroke: 'own', strokeWidth: 2 });
  for (const { credits, halfWidth } of curve)
    marks.push({ kind: 'circle', x: x(credits), y: y(halfWidth), radius: 3, fill: 'own' });
  for (const { credits } of [first, ...middle(curve), last])
    marks.push({
      kind: 'text',
      x: x(credits),
      y: bottom + 16,
      text: counted(credits, language),
      anchor: 'middle',
      size: 12,
      fill: 'soft',
    });
  if (input.here) {
    const place = { x: x(input.here.credits), y: y(input.here.halfWidth) };
    marks.push({ kind: 'circle', ...place, radius: 5, fill: 'ink' });
    // The curve falls, so there is room above it on the right.
    const anchor = place.x > width - 110 ? 'end' : 'start';
    marks.push({
      kind: 'text',
      x: place.x + (anchor === 'end' ? -9 : 9),
      y: place.y - 8,
      text: words.here,
      anchor,
      size: 12,
    });
  }
  marks.push({
    kind: 'text',
    x: width - right,
    y: height - 4,
    text: words.credits,
    anchor: 'end',
    size: 12,
    fill: 'soft',
  });
  marks.push({ kind: 'text', x: 0, y: 12, text: words.half, size: 12, fill: 'soft' });
  const said = ({ credits, halfWidth }: PlannerPoint): string =>
    `${counted(credits, language)} ${words.credits}: ±${round(halfWidth * 100)} ${words.points}`;
  const text = [...curve.map(said), ...(input.here ? [`${words.here}: ${said(input.here)}`] : [])].join('\n');
  const points = curve.map((point) => ({ x: x(point.credits), y: y(point.halfWidth), text: said(point) }));
  const readings = { along: 'x' as const, across: [top, bottom] as const, points };
  return { width, height, title: options.title ?? `${words.half} / ${words.credits}`, text, marks, readings };
}

/** Two labels between the ends, where the curve has points. */
const middle = (curve: readonly PlannerPoint[]): PlannerPoint[] =>
  [1 / 3, 2 / 3].flatMap((share) => curve[Math.round((curve.length - 1) * share)] ?? []);
