import type { Answer } from '@svc/client';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { getCompetitorTrends, getHistory } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { inFrame } from '../../kit/figure.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { Why } from '../../part/why.tsx';
import { useAreaText } from '../../text/area.ts';
import { fill } from '../../text/fill.tsx';
import { lettersOf } from '../overview/trend-input.ts';
import { buckets, lines, measures } from './filters.ts';
import { SurfaceTrend } from './surface-trend.tsx';
import { trendWords } from './words.ts';

const from = '/frame/projects/$projectId/trend';

/** The chart of the Overview at full size: every measure, by brand or by engine, scan by scan. */
export function TrendPage() {
  const words = useAreaText(trendWords);
  const { projectId } = useParams({ from });
  const { measure = 'presence', by = 'brands', each = 'week' } = useSearch({ from });
  const navigate = useNavigate({ from: '/projects/$projectId/trend' });
  const { cells, ends } = useFilters(projectId);
  const { data: project } = useProject(projectId);
  const days = Math.max(84, Math.round((ends.to - ends.from) / 86_400_000));
  const query = { projectId, days, bucket: each, measure, ...cells };
  const history = useRead(getHistory, query);
  const engines = useRead(getHistory, { ...query, by: 'engine' }, { when: by === 'engines' });
  const brands = useRead(getCompetitorTrends, query, { when: by === 'brands' });
  const beside = by === 'engines' ? engines : brands;
  const set = (change: object) =>
    void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false });
  const error = history.error ?? beside.error;
  if (error && !history.data)
    return (
      <>
        <h1 className="display">{words.title}</h1>
        <Failed error={error} retry={() => void Promise.all([history.refetch(), beside.refetch()])} />
      </>
    );
  if (!history.data || !project)
    return (
      <>
        <h1 className="display">{words.title}</h1>
        <Skeleton lines={14} />
      </>
    );
  const { series } = history.data;
  return (
    <>
      <Headline
        brand={project.project.brand.name}
        series={series}
        projectId={projectId}
        engines={project.project.engines}
      />
      <p className="actions page-choices">
        <Segmented
          label={words.measure}
          value={measure}
          options={measures.map((value) => ({ value, label: words.measures[value] }))}
          choose={(value) => set({ measure: value === 'presence' ? undefined : value })}
        />
        <Segmented
          label={words.lines}
          value={by}
          options={lines.map((value) => ({ value, label: words.line[value] }))}
          choose={(value) => set({ by: value === 'brands' ? undefined : value })}
        />
        <Segmented
          label={words.each}
          value={each}
          options={buckets.map((value) => ({ value, label: words.bucket[value] }))}
          choose={(value) => set({ each: value === 'week' ? undefined : value })}
        />
      </p>
      {series.length === 0 ? (
        <Unmeasured projectId={projectId} otherwise={words.none} />
      ) : (
        <div className="grid">
          {series.map((one) => (
            <SurfaceTrend
              key={one.surface}
              projectId={projectId}
              measure={measure}
              surface={one.surface}
              history={history.data}
              engines={by === 'engines' ? engines.data : undefined}
              brands={by === 'brands' ? brands.data : undefined}
            />
          ))}
          <Marks projectId={projectId} history={history.data} />
        </div>
      )}
    </>
  );
}

type History = Answer<'get_history'>;

interface HeadlineProps {
  brand: string;
  series: History['series'];
  projectId: string;
  engines: readonly string[];
}

/** Where the brand was, and where it is: two measured points, each with its range. */
function Headline({ brand, series, projectId, engines }: HeadlineProps) {
  const words = useAreaText(trendWords);
  const labels = useLabels();
  const format = useFormat();
  const { frame } = useFilters(projectId);
  const most = [...series].sort(
    (one, other) => (other.points.at(-1)?.figure.trials ?? 0) - (one.points.at(-1)?.figure.trials ?? 0),
  )[0];
  const points = (most?.points ?? []).filter(({ figure }) => inFrame(figure, frame).value !== null);
  const [first, last] = [points[0], points.at(-1)];
  if (!most || !first || !last) return <h1 className="display">{words.title}</h1>;
  const asked = most.engine === null ? engines : [most.engine];
  const said = ({ figure, scans: [scanId, ...more] }: (typeof points)[number]) => {
    const shown = inFrame(figure, frame);
    return (
      <Why
        projectId={projectId}
        scanId={more.length === 0 && scanId !== undefined ? scanId : null}
        figure={figure}
        engines={asked}
      >
        <em>{format.value(shown)}</em>
        {shown.ci && <small> ({format.range(shown.ci)})</small>}
      </Why>
    );
  };
  return (
    <>
      <h1 className="display" data-frame={frame}>
        {first === last
          ? fill(words.one, brand, said(last), format.shortDay(last.at))
          : fill(
              words.headline,
              brand,
              said(first),
              format.shortDay(first.at),
              said(last),
              format.shortDay(last.at),
            )}
      </h1>
      <p className="lead">{fill(words.lead, labels.answersOf(most.surface))}</p>
    </>
  );
}

/** What people changed, by the letters on the charts, and where scans cannot be compared. */
function Marks({ projectId, history }: { projectId: string; history: History }) {
  const words = useAreaText(trendWords);
  const labels = useLabels();
  const format = useFormat();
  const marks = lettersOf(history.changes);
  const broken = history.series.flatMap(({ surface, points }) =>
    points.flatMap(({ at, breaks }) =>
      breaks.length > 0 ? [{ key: `${surface} ${at}`, surface, at, why: breaks[0]?.detail ?? '' }] : [],
    ),
  );
  return (
    <>
      <Card
        className={broken.length > 0 ? 'c6' : ''}
        title={words.marks}
        action={
          <Link to={'/projects/$projectId/improve/changes' as never} params={{ projectId } as never}>
            {words.log}
          </Link>
        }
      >
        {marks.length === 0 ? (
          <p className="small">{words.noMarks}</p>
        ) : (
          <ul className="lines tight">
            {marks.map(({ id, at, letter, note }) => (
              <li key={id}>
                <b>{letter}</b> {format.day(at)}: {note}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {broken.length > 0 && (
        <Card className="c6" title={words.breaks}>
          <ul className="lines tight">
            {broken.map(({ key, surface, at, why }) => (
              <li key={key}>
                {format.day(at)}, {labels.surface(surface)}: <Said>{why}</Said>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
