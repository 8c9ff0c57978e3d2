import type { Answer } from '@svc/client';
import type { RivalTone, TrendPoint, TrendSeries } from '@svc/figures';
import { inFrame } from '../../kit/figure.tsx';
import type { Estimate } from '../../part/format.ts';
import type { Frame } from './data.ts';

type Trends = Answer<'get_competitor_trends'>;
type History = Answer<'get_history'>;

const tones: readonly RivalTone[] = ['s1', 's2', 's3', 's4', 's5', 's6'];

/** A rival keeps its place in the order for good: that of the project, which nobody sorts. */
export const toneOf = (rivals: readonly { id: string }[], brandId: string): RivalTone | 'ctl' =>
  tones[rivals.findIndex(({ id }) => id === brandId)] ?? 'ctl';

const pointOf = (at: string, figure: Estimate, frame: Frame, breakBefore: boolean): TrendPoint => {
  const { value, ci, trials } = inFrame(figure, frame);
  return { at: Date.parse(at), value, interval: ci, answers: trials, ...(breakBefore && { breakBefore }) };
};

interface Given {
  surface: string;
  frame: Frame;
  brandId: string;
  rivals: readonly { id: string }[];
  history: History | undefined;
  trends: Trends | undefined;
}

/** The own brand from the history, which knows breaks; rivals from the trends, which have all brands. */
export function seriesOf({ surface, frame, brandId, rivals, history, trends }: Given): TrendSeries[] {
  const own = history?.series.find((one) => one.surface === surface && one.engine === null);
  const others = (trends?.series ?? []).filter((one) => one.surface === surface);
  const times = new Map((own?.points ?? []).map(({ bucket, at }) => [bucket, at]));
  const broken = new Set(
    (own?.points ?? []).flatMap(({ bucket, breaks }) => (breaks.length > 0 ? [bucket] : [])),
  );
  const name = others.find((one) => one.brandId === brandId)?.name ?? '';
  return [
    ...(own
      ? [
          {
            id: brandId,
            name,
            tone: 'own' as const,
            own: true,
            points: own.points.map(({ at, figure, breaks }) => pointOf(at, figure, frame, breaks.length > 0)),
            // The expected value is known for these prompts alone.
            expected: frame === 'tracked' ? own.expectedNext : null,
          },
        ]
      : []),
    ...others
      .filter((one) => one.brandId !== brandId)
      .map((one) => ({
        id: one.brandId,
        name: one.name,
        tone: toneOf(rivals, one.brandId),
        own: false,
        points: one.points.map(({ bucket, at, figure }) =>
          pointOf(times.get(bucket) ?? at, figure, frame, broken.has(bucket)),
        ),
      })),
  ];
}

/** A, B … for what people changed within the picture. */
export const lettersOf = (changes: History['changes'] = []) =>
  changes.slice(-26).map((change, index) => ({ ...change, letter: String.fromCharCode(65 + index) }));
