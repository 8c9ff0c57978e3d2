import type { Answer } from '@svc/client';
import type { RivalTone, TrendSeries } from '@svc/figures';
import { useMemo, useState } from 'react';
import { FigureTable } from '../../figure/figure-table.tsx';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { inFrame } from '../../kit/figure.tsx';
import { TrendFigure } from '../../kit/trend-figure.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Skeleton } from '../../part/load.tsx';
import { type About, WhyDialog } from '../../part/why.tsx';
import { useAreaText } from '../../text/area.ts';
import { lettersOf, seriesOf } from '../overview/trend-input.ts';
import { overviewWords } from '../overview/words.ts';
import type { measures } from './filters.ts';
import { trendWords } from './words.ts';

type History = Answer<'get_history'>;
type Frame = 'tracked' | 'market';
const tones: readonly RivalTone[] = ['s1', 's2', 's3', 's4', 's5', 's6'];

interface Props {
  projectId: string;
  measure: (typeof measures)[number];
  surface: string;
  history: History;
  /** One of the two is shown beside the brand; undefined while it is read. */
  engines: History | undefined;
  brands: Answer<'get_competitor_trends'> | undefined;
}

/** One kind of answers: the brand with its rivals, or with each of its engines. */
export function SurfaceTrend({ projectId, measure, surface, history, engines, brands }: Props) {
  const words = useAreaText(trendWords);
  const { trend } = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const { frame, ends } = useFilters(projectId);
  const { data } = useProject(projectId);
  const [asked, setAsked] = useState<About | null>(null);
  const brand = data?.project.brand;
  const rivals = data?.project.competitors;
  const series = useMemo((): TrendSeries[] => {
    const own = seriesOf({
      surface,
      frame,
      brandId: brand?.id ?? '',
      rivals: rivals ?? [],
      history,
      trends: brands,
    }).map((one) => (one.own ? { ...one, name: engines ? words.allEngines : (brand?.name ?? '') } : one));
    const each = (engines?.series ?? []).filter((one) => one.surface === surface && one.engine !== null);
    return [
      ...own,
      ...(each.length > 1
        ? each.map((one, index) => lineOf(one, index, labels.engine(one.engine ?? ''), frame))
        : []),
    ];
  }, [surface, frame, brand, rivals, history, brands, engines, labels, words]);
  const input = useMemo(
    () => ({
      series,
      changes: lettersOf(history.changes).map(({ at, letter }) => ({ at: Date.parse(at), letter })),
      period: ends,
      timeZone: format.zone,
      words: { period: trend.period, next: trend.next },
    }),
    [series, history, ends, format.zone, trend],
  );
  const pooled = history.series.find((one) => one.surface === surface);
  const own = series.find((one) => one.own);
  const first = own?.points[0]?.at;
  const title = words.card[measure](labels.answersOf(surface));
  const about = words.about(first === undefined ? '' : format.span(first, own?.points.at(-1)?.at ?? first));
  /** What a point of the brand or of one of its engines rests on; those of rivals are on Competitors. */
  const open = (id: string, at: number) => {
    const line = engines?.series.find((one) => one.surface === surface && one.engine === id) ?? pooled;
    if (id !== brand?.id && line === pooled) return;
    const point = line?.points.find((one) => Date.parse(one.at) === at) ?? line?.points.at(-1);
    if (!line || !point) return;
    const [scanId = null, ...more] = point.scans;
    setAsked({
      figure: point.figure,
      projectId,
      scanId: more.length === 0 ? scanId : null,
      engines: line.engine === null ? (data?.project.engines ?? []) : [line.engine],
    });
  };
  const { table } = trend;
  return (
    <Card
      title={title}
      about={about}
      foot={
        <>
          {words.points(own?.points.length ?? 0)} {own?.expected ? trend.hatched : ''}
        </>
      }
      footActions={
        <FigureTable
          title={title}
          about={about}
          foot={words.points(own?.points.length ?? 0)}
          columns={[table.when, table.brand, table.value, table.low, table.high, table.answers]}
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
      {engines === undefined && brands === undefined ? (
        <div className="trend-room">
          <Skeleton lines={9} />
        </div>
      ) : (
        <TrendFigure
          input={input}
          title={`${title}. ${about}`}
          help={trend.chart}
          latest={trend.average}
          answers={trend.answers}
          open={open}
        />
      )}
      {asked && <WhyDialog about={asked} close={() => setAsked(null)} />}
    </Card>
  );
}

const lineOf = (
  { engine, points }: History['series'][number],
  index: number,
  name: string,
  frame: Frame,
): TrendSeries => ({
  id: engine ?? '',
  name,
  tone: tones[index] ?? 'ctl',
  own: false,
  points: points.map(({ at, figure, breaks }) => {
    const { value, ci, trials } = inFrame(figure, frame);
    return {
      at: Date.parse(at),
      value,
      interval: ci,
      answers: trials,
      ...(breaks.length > 0 && { breakBefore: true }),
    };
  }),
});
