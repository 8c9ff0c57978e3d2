import { shareTop, spark } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { compareCompetitors, comparePeriods, getHistory, getScanQuality } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { inFrame, Num, type Shown, Strip } from '../../kit/figure.tsx';
import { sureWords } from '../../kit/how-sure-words.ts';
import { Marks } from '../../kit/marks.tsx';
import { useMedia } from '../../kit/use-media.ts';
import { Verdict } from '../../kit/verdict.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { type Estimate, useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import type { AnalyticsOverview } from './data.ts';
import { weeksOf } from './trend-card.tsx';
import { overviewWords } from './words.ts';

/** An engine that gave no answers keeps its row. */
const shownOf = (figure: Estimate | null, frame: 'tracked' | 'market'): Shown =>
  figure ? inFrame(figure, frame) : { value: null, ci: null, trials: 0, status: 'failed', predicted: false };

interface Props {
  projectId: string;
  overview: AnalyticsOverview;
}

/** Rows by surface: the pooled one, then its engines; one axis, value, change, twelve weeks, rank, answers. */
export function ByEngine({ projectId, overview }: Props) {
  const { present: words } = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const phone = useMedia('(max-width: 45rem)');
  const { query, cells, rules, frame, ends, filters } = useFilters(projectId);
  const compared = useRead(compareCompetitors, { ...query, measure: 'presence' });
  const { span, before } = overview;
  const changes = useRead(comparePeriods, {
    projectId,
    before,
    after: span,
    rules,
    ...(filters.seg !== undefined && { segmentId: filters.seg }),
  });
  const days = weeksOf(Math.round((ends.to - ends.from) / 86_400_000));
  const weeks = useRead(getHistory, { projectId, days, bucket: 'week', by: 'engine', ...cells });
  const pooledWeeks = useRead(getHistory, { projectId, days, bucket: 'week', ...cells });
  if (compared.error) return <Failed error={compared.error} retry={() => void compared.refetch()} />;
  const surfaces = compared.data?.surfaces ?? [];
  const rankOf = (values: readonly (number | null)[], own: number | null): string =>
    own === null || values.every((value) => !value)
      ? ''
      : words.rank(
          format.rank(1 + values.filter((value) => value !== null && value > own).length),
          values.length,
        );
  const rows = surfaces.flatMap(({ surface, brands }) => {
    const own = brands.find(({ role }) => role === 'own');
    if (!own?.figure) return [];
    const of = overview.surfaces.find((one) => one.surface === surface);
    const several = own.engines.length > 1;
    const change = of?.measures.find(({ measure }) => measure === 'presence')?.change?.[frame];
    const line = (engine: string | null) => {
      const from = engine === null ? pooledWeeks.data : weeks.data;
      return from?.series.find(
        (one) => one.surface === surface && (engine === null || one.engine === engine),
      );
    };
    const pooled = {
      key: surface,
      name: labels.surface(
        surface,
        own.engines.map(({ engine }) => engine),
      ),
      pooled: true,
      engine: several ? null : (own.engines[0]?.engine ?? null),
      surface,
      figure: own.figure as Estimate | null,
      rank: rankOf(
        brands.map(({ figure }) => figure?.value ?? null),
        own.figure.value,
      ),
      change,
      line: line(null),
    };
    const engines = own.engines.map(({ engine, figure }) => ({
      key: `${surface} ${engine}`,
      name: labels.engine(engine),
      pooled: false,
      engine,
      surface,
      figure,
      rank: rankOf(
        brands.map(({ engines }) => engines.find((one) => one.engine === engine)?.figure?.value ?? null),
        figure?.value ?? null,
      ),
      change: changes.data?.byEngine.find((one) => one.engine === engine)?.[frame],
      line: line(engine),
    }));
    return [pooled, ...(several ? engines : [])];
  });
  const top = shareTop(rows.map(({ figure }) => shownOf(figure, frame).ci));
  const width = phone ? 96 : 200;
  const axis = (
    <span className="axis" style={{ width }}>
      <span>{format.number(0)}</span>
      <span>{format.share(top / 2).replace(/\s?%/, '')}</span>
      <span>{format.share(top)}</span>
    </span>
  );
  return (
    <Card
      title={words.title}
      about={words.about(format.span(ends.from, ends.to))}
      className="flush"
      foot={words.apart}
    >
      {!compared.data ? (
        <Skeleton lines={7} />
      ) : (
        <table className="by-engine" aria-label={words.title}>
          <thead>
            <tr>
              <th scope="col">{words.engine}</th>
              <th scope="col">{axis}</th>
              <th scope="col">{words.presence}</th>
              {!phone && <th scope="col">{words.change}</th>}
              {!phone && <th scope="col">{words.weeks}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, pooled, engine, surface, figure, rank, change, line }) => {
              const shown = shownOf(figure, frame);
              const values = line?.points.map(({ figure }) => figure.value) ?? [];
              const breaks =
                line?.points.flatMap(({ breaks }, index) => (breaks.length > 0 ? [index] : [])) ?? [];
              return (
                <tr key={key} className={pooled ? 'pooled' : ''}>
                  <th scope="row">
                    <Link
                      to="."
                      search={
                        ((before: object) => ({
                          ...before,
                          engine: engine ?? undefined,
                          surface: engine === null ? surface : undefined,
                        })) as never
                      }
                    >
                      {name}
                    </Link>
                    <small>
                      {[rank, words.answers(format.count(shown.trials))].filter(Boolean).join(', ')}
                      {phone && change && (
                        <>
                          {' · '}
                          <Verdict change={change} short />
                        </>
                      )}
                    </small>
                  </th>
                  <td>
                    <Strip shown={shown} width={width} top={top} bare />
                  </td>
                  <td>
                    <Num shown={shown} frame={frame} />
                  </td>
                  {!phone && (
                    <td className="nowrap">
                      {change ? (
                        <Verdict change={change} short />
                      ) : (
                        <span className="micro">{words.untested}</span>
                      )}
                    </td>
                  )}
                  {!phone && (
                    <td>
                      <Marks hidden figure={spark({ values, breaks, width: 84, title: '' })} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {compared.data && (
        <Missing
          projectId={projectId}
          answered={rows.flatMap(({ engine, figure }) => (figure?.trials ? (engine ?? []) : []))}
        />
      )}
    </Card>
  );
}

/** Engines of the project without an answer: which they are, why, and where to look. */
function Missing({ projectId, answered }: { projectId: string; answered: readonly string[] }) {
  const { present: words } = useAreaText(overviewWords);
  const sure = useAreaText(sureWords);
  const { unmeasured } = useText();
  const labels = useLabels();
  const { data } = useProject(projectId);
  const { filters } = useFilters(projectId);
  const missing =
    filters.engine === undefined && filters.surface === undefined
      ? (data?.project.engines ?? [])
          // The sample engine never stands beside real ones.
          .filter((engine) => engine !== 'sandbox' && !answered.includes(engine))
      : [];
  const scanId = data?.lastScan?.id;
  const quality = useRead(getScanQuality, missing.length > 0 && scanId !== undefined ? { scanId } : null);
  if (missing.length === 0 || scanId === undefined) return null;
  const reasonOf = (engine: string): string => {
    const found = quality.data?.engines.find((one) => one.engine === engine);
    const [reason] = Object.keys(found?.failures ?? {});
    return reason === undefined
      ? words.noAnswers
      : `${words.noAnswers}, ${sure.reasons[reason] ?? sure.reason}`;
  };
  return (
    <div className="notice">
      {missing.map((engine) => (
        <p key={engine}>{`${labels.engine(engine)}: ${reasonOf(engine)}.`}</p>
      ))}
      <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId }}>
        {unmeasured.look}
      </Link>
    </div>
  );
}
