import { Link } from '@tanstack/react-router';
import {
  decomposeChange,
  getMeasurementReliability,
  getScanAdvice,
  getScanQuality,
  planSamples,
} from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { useFilters } from '../filter/use-filters.ts';
import { useProject } from '../frame/use-project.ts';
import { useLabels } from '../label/use-labels.ts';
import { type Estimate, useFormat } from '../part/format.ts';
import { Failed, Skeleton } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { inFrame, Strip } from './figure.tsx';
import { sureWords } from './how-sure-words.ts';
import { Modal } from './modal.tsx';
import { type Frame, narrowedBy } from './narrower.ts';

interface Props {
  projectId: string;
  figure: Estimate;
  /** The surface whose answers are counted. */
  surface?: string;
  /** Left out: the newest scan of the project. */
  scanId?: string;
  engines: readonly string[];
  /** The brand whose figure it is, where that is not the own brand. */
  name?: string;
  /** The change of this figure, where the page tells one. */
  change?: Change;
  close: () => void;
}

interface Change {
  before: Span;
  after: Span;
  surface: string;
}

interface Span {
  from: string;
  to: string;
}

/** What any number rests on, and what would narrow it. It asks for that when it is opened, never before. */
export default function HowSure(props: Props) {
  const { projectId, figure, surface, engines, name, change, scanId: given, close } = props;
  const words = useAreaText(sureWords);
  const labels = useLabels();
  const format = useFormat();
  const { frame } = useFilters(projectId);
  const { data: project } = useProject(projectId);
  const shown = inFrame(figure, frame);
  const other = inFrame(figure, frame === 'market' ? 'tracked' : 'market');
  const reliability = useRead(getMeasurementReliability, { projectId });
  const scanId = given ?? project?.lastScan?.id;
  const quality = useRead(getScanQuality, scanId === undefined ? null : { scanId });
  const missing = (quality.data?.engines ?? [])
    .filter(({ engine }) => engines.includes(engine))
    .flatMap(({ engine, failures }) =>
      Object.entries(failures).map(([reason, count]) => ({ engine, reason, count: Number(count) })),
    );
  const floor = reliability.data?.overall.noiseFloor;
  const of = surface === undefined ? words.answers : labels.answersOf(surface, engines);
  return (
    <Modal
      label={words.title}
      kind="panel"
      close={close}
      foot={
        <>
          <Link
            className="button"
            to="/projects/$projectId/answers"
            params={{ projectId }}
            search={
              { ...(engines.length === 1 ? { engine: engines[0] } : { surface }), scanId: given } as never
            }
            onClick={close}
          >
            {words.read}
          </Link>
          <Link
            className="button"
            to="/projects/$projectId/scans"
            params={{ projectId }}
            search={{ start: true }}
            onClick={close}
          >
            {words.scan}
          </Link>
          <Link className="button" to="/projects/$projectId/prompts" params={{ projectId }} onClick={close}>
            {words.prompts}
          </Link>
        </>
      }
    >
      <p className="sure-sentence" data-frame={frame}>
        {words.sentence(
          name ?? project?.project.brand.name ?? '',
          format.value(shown) ?? '–',
          shown.ci ? format.range(shown.ci) : '–',
          of,
        )}
      </p>
      <Strip shown={shown} width={380} />
      <ul className="lines">
        <li>
          {words.counted(format.count(figure.successes), format.count(figure.trials), figure.n)}
          <small>{engines.map(labels.engine).join(', ')}</small>
        </li>
        <li>{words.effective(format.count(Math.round(figure.effectiveN)))}</li>
        <li>
          {missing.length === 0
            ? quality.data
              ? words.noneMissing
              : words.looking
            : missing
                .map(({ engine, reason, count }) =>
                  words.missing(
                    labels.engine(engine),
                    format.count(count),
                    words.reasons[reason] ?? words.reason,
                  ),
                )
                .join(' ')}
        </li>
        {floor != null && <li>{words.floor(format.points(floor))}</li>}
        <li data-frame={frame === 'market' ? 'tracked' : 'market'}>
          {other.value === null
            ? words.otherUnknown(frame === 'market' ? words.tracked : words.market)
            : words.other(
                frame === 'market' ? words.tracked : words.market,
                format.value(other) ?? '',
                other.ci ? format.range(other.ci) : '',
              )}
        </li>
      </ul>
      <Narrower projectId={projectId} frame={frame} ci={shown.ci} />
      {change && <WhyChanged projectId={projectId} change={change} />}
      <details>
        <summary>{words.statisticians}</summary>
        <dl>
          <dt>{words.method}</dt>
          <dd>
            {figure.ci?.method ?? '–'}
            {figure.market ? `, ${figure.market.ci.method}` : ''} ({figure.methodVersion})
          </dd>
          <dt>{words.quality}</dt>
          <dd>
            {labels.label(frame === 'market' ? (figure.market?.label ?? 'insufficient') : figure.label)}
          </dd>
          <dt>{words.source}</dt>
          <dd>{labels.provenance(figure.provenance)}</dd>
          <dt>{words.asOf}</dt>
          <dd>{format.when(figure.asOf)}</dd>
        </dl>
      </details>
      {quality.error && <Failed error={quality.error} />}
    </Modal>
  );
}

interface Narrowed {
  projectId: string;
  frame: Frame;
  ci: { low: number; high: number } | null;
}

/** Up to three ways to a narrower range of this figure, each with what it costs. */
function Narrower({ projectId, frame, ci }: Narrowed) {
  const words = useAreaText(sureWords);
  const format = useFormat();
  const { data: project } = useProject(projectId);
  const prompts = project?.prompts.count ?? 0;
  const limits = [1, 2, 4].map((times) => ({
    projectId,
    halfWidth: 0.01,
    estimand: frame,
    maxPrompts: Math.max(1, prompts) * times,
    maxSamplesK: times === 1 ? (project?.project.samplesK ?? 3) * 2 : (project?.project.samplesK ?? 3),
  }));
  const found = [
    useRead(planSamples, project ? (limits[0] ?? null) : null),
    useRead(planSamples, project ? (limits[1] ?? null) : null),
    useRead(planSamples, project ? (limits[2] ?? null) : null),
  ];
  const advice = useRead(getScanAdvice, { projectId });
  const plans = narrowedBy(
    found.flatMap(({ data }) => data?.best ?? []),
    { now: advice.data?.current ?? null, frame, ci },
  );
  return (
    <>
      <h3>{words.narrow}</h3>
      {[...found, advice].some(({ isLoading }) => isLoading) ? (
        <Skeleton lines={3} />
      ) : plans.length === 0 ? (
        <p className="small">{words.notNarrower}</p>
      ) : (
        <>
          <ul className="lines" data-frame={frame}>
            {plans.map(({ prompts, samplesK, credits, before, after }) => (
              <li key={`${prompts} ${samplesK}`}>
                {words.plan(
                  format.points(after),
                  format.points(before),
                  prompts,
                  samplesK,
                  format.count(credits),
                )}
              </li>
            ))}
          </ul>
          <p className="small">{words.plansFor(frame === 'market' ? words.market : words.tracked)}</p>
        </>
      )}
      {found[0]?.error && <Failed error={found[0].error} />}
    </>
  );
}

/** The change of a surface in its parts, which sum to it. Their ranges are of questions like these alone. */
function WhyChanged({ projectId, change }: { projectId: string; change: Change }) {
  const words = useAreaText(sureWords);
  const format = useFormat();
  const { rules } = useFilters(projectId);
  const { surface, before, after } = change;
  const parts = useRead(decomposeChange, {
    projectId,
    before: { from: before.from, to: before.to },
    after: { from: after.from, to: after.to },
    rules: { ...rules, surfaces: [surface] },
  });
  const { items, sum } = { items: parts.data?.parts ?? [], sum: parts.data?.change ?? null };
  if (parts.error || items.length === 0 || sum === null) return null;
  return (
    <>
      <h3>{words.why}</h3>
      <p className="small">{words.sum(format.difference(sum, null))}</p>
      <ul className="lines" data-frame="market">
        {items.map(({ part, value, ci }) => (
          <li key={part} className="with-picture">
            <span>{words.parts[part] ?? part}</span>
            <span className="num">
              <b>{value === null ? '–' : format.difference(value, ci)}</b>
              {ci && <span>({format.differenceRange(ci)})</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
