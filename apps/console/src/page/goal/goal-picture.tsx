import type { components } from '@svc/client';
import { goalTrend } from '@svc/figures';
import { useMemo } from 'react';
import { getForecast, getHistory } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { FigureTable } from '../../figure/figure-table.tsx';
import { ReadFigure } from '../../figure/read-figure.tsx';
import { Card } from '../../kit/card.tsx';
import { useWidth } from '../../kit/use-width.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { daysUntil, endOfDue } from './due.ts';
import { ChangeGoal } from './goal-fields.tsx';
import { goalWords } from './words.ts';

type Goal = components['schemas']['Goal'];

/** The API forecasts so many days at most. */
const farthest = 90;

/** A goal’s figure so far, where it may go, and the target. */
export function GoalPicture({ goal }: { goal: Goal }) {
  const { text, language } = useWording();
  const words = useAreaText(goalWords);
  const labels = useLabels();
  const format = useFormat();
  const [box, width] = useWidth();
  const { projectId, name, measure, target, due, engine, surface, segmentId, state } = goal;
  const end = endOfDue(due, format.isoDay);
  const of = {
    projectId,
    measure,
    by: engine ? ('engine' as const) : ('surface' as const),
    ...(engine && { engine }),
    ...(surface && { surface }),
    ...(segmentId && { segmentId }),
  };
  const history = useRead(getHistory, { ...of, days: 180, bucket: 'scan' });
  const series = history.data?.series.find((one) => (engine ? one.engine === engine : one.engine === null));
  const newest = series?.points.at(-1)?.at;
  const over = end < Date.now();
  // A forecast begins at the newest scan.
  const left = over || newest === undefined ? 0 : daysUntil(end, Date.parse(newest));
  const ahead = useRead(getForecast, left > 0 ? { ...of, horizonDays: Math.min(farthest, left) } : null);
  const expected = ahead.data?.series.find((one) =>
    engine ? one.engine === engine : one.surface === series?.surface,
  );
  const input = useMemo(
    () => ({
      points: (series?.points ?? []).map(({ at, figure, breaks }) => ({
        at: Date.parse(at),
        value: figure.value,
        interval: figure.ci,
        answers: figure.trials,
        breakBefore: breaks.length > 0,
      })),
      forecast: (expected?.forecast ?? []).map(({ at, ...one }) => ({ at: Date.parse(at), ...one })),
      target,
      due: end,
      timeZone: format.zone,
      words: words.picture,
    }),
    [series, expected, target, end, format.zone, words],
  );
  const where = engine ? labels.engine(engine) : surface ? labels.surface(surface) : words.all;
  const about = words.pictureAbout(text.history.measures[measure], where);
  const draw = (wide: number) => goalTrend(input, { width: wide, language, title: name });
  const { points, forecast } = input;
  const [first, last] = [points[0], points.at(-1)];
  const measured =
    first && last
      ? words.measuredIn(
          format.span(first.at, last.at),
          format.count(points.length),
          format.count(points.reduce((sum, { answers }) => sum + answers, 0)),
        )
      : '';
  const whole = [about, measured, words.aim(format.share(target), format.date(due))]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <Card
      className="c8"
      title={name}
      about={whole}
      action={
        <span className={`tag ${state === 'reached' || state === 'met' ? 'you' : ''}`}>
          {words.state[state]}
        </span>
      }
      foot={
        forecast.length > 0
          ? words.bands(expected?.scans ?? 0)
          : over
            ? words.over(format.date(due))
            : left > 0
              ? words.noForecast
              : words.atLast(format.date(due))
      }
      footActions={
        <>
          <FigureTable
            title={name}
            about={whole}
            {...(forecast.length > 0 && { foot: words.bands(expected?.scans ?? 0) })}
            columns={words.columns}
            rows={[
              ...points.map(({ at, value, interval, answers }) => [
                new Date(at).toISOString().slice(0, 10),
                words.measured,
                value,
                interval?.low ?? null,
                interval?.high ?? null,
                answers,
              ]),
              ...forecast.map(({ at, value, ci }) => [
                new Date(at).toISOString().slice(0, 10),
                words.predicted,
                value,
                ci.low,
                ci.high,
                null,
              ]),
            ]}
            draw={draw}
          />
          <ChangeGoal goal={goal} />
        </>
      }
    >
      <div ref={box} className="goal-room">
        {history.error ? (
          <Failed error={history.error} retry={() => void history.refetch()} />
        ) : !history.data || width === 0 ? (
          <Skeleton lines={9} />
        ) : points.length === 0 ? (
          <Empty>{words.notYet}</Empty>
        ) : (
          <ReadFigure figure={draw(width)} title={`${name}. ${whole}`} />
        )}
      </div>
    </Card>
  );
}
