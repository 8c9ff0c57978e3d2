import type { components } from '@svc/client';
import { useMemo, useState } from 'react';
import { getCompetitorTrends, getHistory } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { FigureTable } from '../../figure/figure-table.tsx';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { TrendFigure } from '../../kit/trend-figure.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { lettersOf, seriesOf } from '../overview/trend-input.ts';
import { overviewWords } from '../overview/words.ts';
import type { Measure } from './data.ts';
import { competitorWords } from './words.ts';

interface Props {
  projectId: string;
  project: components['schemas']['Project'];
  surface: string;
  engines: readonly string[];
  start: Measure;
}

const measures: readonly Measure[] = ['presence', 'mention', 'citation'];

/** All brands week by week, by one of three measures, on one scale. */
export function BrandTrend({ projectId, project, surface, engines, start }: Props) {
  const words = useAreaText(competitorWords);
  const { trend } = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const { cells, frame, ends } = useFilters(projectId);
  const [measure, setMeasure] = useState<Measure>(start);
  const days = Math.max(84, Math.round((ends.to - ends.from) / 86_400_000));
  const query = { projectId, days, bucket: 'week' as const, measure, ...cells };
  const history = useRead(getHistory, query);
  const trends = useRead(getCompetitorTrends, query);
  const { brand, competitors: rivals } = project;
  const series = useMemo(
    () => seriesOf({ surface, frame, brandId: brand.id, rivals, history: history.data, trends: trends.data }),
    [surface, frame, brand.id, rivals, history.data, trends.data],
  );
  const marks = useMemo(() => lettersOf(history.data?.changes), [history.data]);
  const input = useMemo(
    () => ({
      series,
      changes: marks.map(({ at, letter }) => ({ at: Date.parse(at), letter })),
      period: ends,
      timeZone: format.zone,
      words: { period: trend.period, next: trend.next },
    }),
    [series, marks, ends, format.zone, trend],
  );
  const own = series.find((one) => one.own);
  const title = words.trend.title(labels.answersOf(surface, engines));
  const about = words.trend.about[measure](
    own?.points[0] ? format.span(own.points[0].at, own.points.at(-1)?.at ?? own.points[0].at) : '',
  );
  const failed = history.error ?? trends.error;
  return (
    <Card
      title={title}
      about={about}
      action={
        <Segmented
          label={words.trend.measure}
          value={measure}
          options={measures.map((value) => ({ value, label: words.trend.measures[value] }))}
          choose={setMeasure}
        />
      }
      foot={words.trend.foot(own?.points.length ?? 0)}
      footActions={
        <FigureTable
          title={title}
          about={about}
          foot={words.trend.foot(own?.points.length ?? 0)}
          columns={[
            trend.table.when,
            trend.table.brand,
            trend.table.value,
            trend.table.low,
            trend.table.high,
            trend.table.answers,
          ]}
          rows={series.flatMap(({ name, points }) =>
            points.map(({ at, value, interval, answers }) => [
              new Date(at).toISOString().slice(0, 10),
              name,
              value,
              interval?.low ?? null,
              interval?.high ?? null,
              answers,
            ]),
          )}
          figure={input}
        />
      }
    >
      {failed ? (
        <Failed error={failed} retry={() => void Promise.all([history.refetch(), trends.refetch()])} />
      ) : !history.data || !trends.data ? (
        <Skeleton lines={9} />
      ) : series.length === 0 ? (
        <Empty>{trend.none}</Empty>
      ) : (
        <TrendFigure
          input={input}
          title={`${title}. ${about}`}
          help={trend.chart}
          latest={trend.average}
          answers={trend.answers}
        />
      )}
      {marks.length > 0 && (
        <ul className="trend-marks">
          {marks.map(({ id, letter, at, note }) => (
            <li key={id}>
              <b>{letter}</b> {format.shortDay(at)} {note}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
