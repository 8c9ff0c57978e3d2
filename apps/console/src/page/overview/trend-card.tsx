import { Link } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { getCompetitorTrends, getHistory } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { FigureTable } from '../../figure/figure-table.tsx';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { TrendFigure } from '../../kit/trend-figure.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import type { speaking } from './data.ts';
import { lettersOf, seriesOf } from './trend-input.ts';
import { overviewWords } from './words.ts';

const LogChange = lazyPart(() => import('../improve/log-change.tsx'));

/** At least twelve weeks, so that there is a before. */
export const weeksOf = (days: number): number => Math.max(84, days);

/** The own brand among its rivals, week by week, on one scale. */
export function TrendCard({ projectId, spoken }: { projectId: string; spoken: ReturnType<typeof speaking> }) {
  const { trend: words } = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const { cells, frame, ends } = useFilters(projectId);
  const { data } = useProject(projectId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [logging, setLogging] = useState(false);
  const days = weeksOf(Math.round((ends.to - ends.from) / 86_400_000));
  const query = { projectId, days, bucket: 'week' as const, ...cells };
  const history = useRead(getHistory, query);
  const trends = useRead(getCompetitorTrends, { ...query, measure: 'presence' });
  const surfaces = spoken.map(({ surface }) => surface);
  const open = surfaces.find(({ surface }) => surface === chosen) ?? surfaces[0];
  const brandId = data?.project.brand.id ?? '';
  const rivals = data?.project.competitors ?? [];
  const marks = useMemo(() => lettersOf(history.data?.changes), [history.data]);
  const series = useMemo(
    () =>
      seriesOf({
        surface: open?.surface ?? '',
        frame,
        brandId,
        rivals,
        history: history.data,
        trends: trends.data,
      }),
    [open?.surface, frame, brandId, rivals, history.data, trends.data],
  );
  const input = useMemo(
    () => ({
      series,
      changes: marks.map(({ at, letter }) => ({ at: Date.parse(at), letter })),
      period: ends,
      timeZone: format.zone,
      words: { period: words.period, next: words.next },
    }),
    [series, marks, ends, format.zone, words],
  );
  if (!open) return null;
  const own = series.find((one) => one.own);
  const first = own?.points[0];
  const prompts = spoken.find(({ surface }) => surface.surface === open.surface)?.figure.n ?? 0;
  const title = words.presence;
  const about = words.about(
    labels.answersOf(open.surface, open.engines),
    first ? format.span(first.at, own?.points.at(-1)?.at ?? first.at) : '',
  );
  const broken = (own?.points ?? []).filter(({ breakBefore }) => breakBefore);
  return (
    <Card
      title={title}
      about={about}
      action={
        surfaces.length > 1 && (
          <Segmented
            label={words.surface}
            value={open.surface}
            options={surfaces.map(({ surface, engines }) => ({
              value: surface,
              label: labels.surface(surface, engines),
            }))}
            choose={setChosen}
          />
        )
      }
      foot={
        <>
          {words.foot(own?.points.length ?? 0, prompts)} {own?.expected ? words.hatched : ''}
        </>
      }
      footActions={
        <>
          <FigureTable
            title={title}
            about={about}
            foot={words.foot(own?.points.length ?? 0, prompts)}
            columns={[
              words.table.when,
              words.table.brand,
              words.table.value,
              words.table.low,
              words.table.high,
              words.table.answers,
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
          <button type="button" className="quiet" onClick={() => setLogging(true)}>
            {words.logChange}
          </button>
          <Link to="/projects/$projectId/trend" params={{ projectId }}>
            {words.full}
          </Link>
        </>
      }
    >
      {history.error || trends.error ? (
        <Failed
          error={history.error ?? trends.error}
          retry={() => void Promise.all([history.refetch(), trends.refetch()])}
        />
      ) : !history.data ? (
        <div className="trend-room">
          <Skeleton lines={9} />
        </div>
      ) : series.length === 0 ? (
        <Empty>{words.none}</Empty>
      ) : (
        <TrendFigure
          input={input}
          title={`${title}. ${about}`}
          help={words.chart}
          latest={words.average}
          answers={words.answers}
        />
      )}
      {(marks.length > 0 || broken.length > 0) && (
        <ul className="trend-marks">
          {marks.map(({ id, letter, at, note }) => (
            <li key={id}>
              <Link to="/projects/$projectId/improve/changes" params={{ projectId }}>
                <b>{letter}</b> {format.shortDay(at)} {note}
              </Link>
            </li>
          ))}
          {broken.map(({ at }) => (
            <li key={at}>
              <b>{words.apart}</b> {format.shortDay(at)} {words.broken}
            </li>
          ))}
        </ul>
      )}
      {logging && (
        <Suspense>
          <LogChange projectId={projectId} close={() => setLogging(false)} />
        </Suspense>
      )}
    </Card>
  );
}
