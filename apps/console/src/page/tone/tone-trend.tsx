import type { Answer } from '@svc/client';
import { useMemo } from 'react';
import { TrendFigure } from '../../kit/trend-figure.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { overviewWords } from '../overview/words.ts';
import { toneWords } from './words.ts';

type Point = Answer<'get_sentiment'>['series'][number];

/** Corrected shares where each week has them, otherwise shares as read, whose line stops where another model reads. */
export function toneSeries(points: readonly Point[]) {
  const corrected = points.every(
    ({ corrected }) => corrected.positive.label === 'ok' && corrected.negative.label === 'ok',
  );
  const read = points.filter(({ mentions, unknown }) => mentions > unknown);
  const of = (name: 'positive' | 'negative') =>
    read.map((point) => {
      const asRead = name === 'positive' ? point.positiveShare : point.negativeShare;
      const { value, ci } = corrected ? point.corrected[name] : asRead;
      return {
        at: Date.parse(point.bucket),
        ...{ value, interval: ci, answers: point.mentions },
        ...(point.readerChange && !corrected && { breakBefore: true }),
      };
    });
  return {
    corrected,
    positive: of('positive'),
    negative: of('negative'),
    changes: read.flatMap(({ bucket, readerChange }) =>
      readerChange ? [{ at: Date.parse(bucket), ...readerChange }] : [],
    ),
  };
}

/** Praise and criticism week by week, with a letter where another model began to read. */
export function ToneTrend({ points }: { points: readonly Point[] }) {
  const words = useAreaText(toneWords);
  const { trend } = useAreaText(overviewWords);
  const format = useFormat();
  const shown = useMemo(() => toneSeries(points), [points]);
  const marks = shown.changes.map((change, at) => ({ ...change, letter: String.fromCharCode(65 + at) }));
  const input = useMemo(
    () => ({
      series: [
        { id: 'praise', name: words.praise, tone: 'own' as const, own: true, points: shown.positive },
        { id: 'criticism', name: words.criticism, tone: 's6' as const, own: false, points: shown.negative },
      ],
      changes: shown.changes.map(({ at }, index) => ({ at, letter: String.fromCharCode(65 + index) })),
      timeZone: format.zone,
      words: { period: trend.period, next: trend.next },
    }),
    [shown, words, trend, format.zone],
  );
  if (shown.positive.length < 2) return null;
  return (
    <>
      <h3 className="figure-name">{shown.corrected ? words.weeksCorrected : words.weeks}</h3>
      <TrendFigure
        input={input}
        title={shown.corrected ? words.weeksCorrected : words.weeks}
        help={trend.chart}
        latest={trend.average}
        answers={words.mentions}
      />
      {marks.length > 0 && (
        <ul className="trend-marks">
          {marks.map(({ letter, at, before, after, comparable, reread, differences }) => (
            <li key={letter}>
              <b>{letter}</b> {format.shortDay(at)}: {words.reads(after.join(', '), before.join(', '))}{' '}
              {comparable && differences
                ? words.byReader(
                    format.count(reread),
                    format.points(differences.positive.byReader.value),
                    format.points(differences.positive.change.value),
                  )
                : words.incomparable}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
