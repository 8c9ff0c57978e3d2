import type { components } from '@svc/client';
import { differenceSpan, reachOf, whisker } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { acknowledgeAnomaly, getMovers, listAnomalies } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { toast } from '../../kit/toast.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { Axis } from './moves.tsx';
import { overviewWords } from './words.ts';

type Mover = components['schemas']['Mover'];
type Anomaly = components['schemas']['Anomaly'];
const width = 110;

/** Gains first, then losses, then rivals. */
const orderOf = ({ kind, change }: Mover): number => (kind === 'brand' ? 2 : change > 0 ? 0 : 1);

/** What the tests call moved, and breaks with their cause. */
export function WhatMoved({ projectId }: { projectId: string }) {
  const { movers: words } = useAreaText(overviewWords);
  const { query } = useFilters(projectId);
  const found = useRead(getMovers, { ...query, measure: 'presence' });
  const breaks = useRead(listAnomalies, { projectId, state: 'open', limit: 3 });
  const anyBreak = (breaks.data?.items.length ?? 0) > 0;
  const all = found.data?.movers ?? [];
  const tested = all.filter(({ verdict }) => verdict !== 'too_few');
  const moved = tested.filter(({ verdict }) => verdict === 'moved');
  const shown = moved
    .toSorted((one, other) => orderOf(one) - orderOf(other) || Math.abs(other.change) - Math.abs(one.change))
    .slice(0, 6);
  const span = differenceSpan(shown.map(({ ci, change }) => reachOf(change, ci)));
  return (
    <Card
      title={words.title}
      about={words.about}
      foot={shown.length > 0 ? words.foot(tested.length, moved.length) : undefined}
    >
      {anyBreak && (
        <>
          <h3>{words.breaks}</h3>
          <ul className="lines">
            {breaks.data?.items.map((one) => (
              <Break key={one.id} anomaly={one} projectId={projectId} />
            ))}
          </ul>
        </>
      )}
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={6} />
      ) : shown.length === 0 ? (
        <Empty>{words.none(tested.length, anyBreak)}</Empty>
      ) : (
        <>
          <Axis span={span} width={width} />
          <ul className="lines">
            {shown.map((mover) => (
              <MoverLine key={`${mover.kind} ${mover.id}`} mover={mover} span={span} projectId={projectId} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function MoverLine({ mover, span, projectId }: { mover: Mover; span: number; projectId: string }) {
  const { movers: words } = useAreaText(overviewWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const { kind, id, name, prompts, change, ci } = mover;
  const own = kind !== 'brand';
  const verdict = own ? (change > 0 ? 'rise' : 'fall') : null;
  const named = kind === 'engine' ? labels.engine(id) : kind === 'intent' ? labels.intent(id) : name;
  return (
    <li className="with-picture">
      <div>
        <MoverLink kind={kind} id={id} projectId={projectId}>
          {named}
        </MoverLink>
        <small>{words.kind(words.kinds[kind], prompts)}</small>
      </div>
      <div className="end">
        <span className={`verdict ${verdict ?? ''}`}>
          <b>
            {change > 0 ? '▲' : '▼'} {format.difference(change, ci)}
          </b>
          {ci && <span>({format.differenceRange(ci)})</span>}
        </span>
        <Marks hidden figure={whisker({ value: change, range: ci, verdict, span, width, language })} />
      </div>
    </li>
  );
}

interface LinkProps {
  kind: Mover['kind'];
  id: string;
  projectId: string;
  children: string;
}

/** To the prompt, the prompts of a topic, the rival, or the same page for one engine. */
function MoverLink({ kind, id, projectId, children }: LinkProps) {
  const params = { projectId };
  if (kind === 'brand')
    return (
      <Link to="/projects/$projectId/competitors" params={params}>
        {children}
      </Link>
    );
  if (kind === 'prompt')
    return (
      <Link to="/projects/$projectId/prompts" params={params} search={{ sel: id } as never}>
        {children}
      </Link>
    );
  if (kind === 'engine')
    return (
      <Link to="/projects/$projectId" params={params} search={{ engine: id } as never}>
        {children}
      </Link>
    );
  return (
    <Link to="/projects/$projectId/prompts" params={params} search={{ [kind]: id } as never}>
      {children}
    </Link>
  );
}

function Break({ anomaly, projectId }: { anomaly: Anomaly; projectId: string }) {
  const { movers: words } = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const seen = useAct(acknowledgeAnomaly, { done: () => toast(words.acknowledged) });
  const { id, surface, engine, cause, change, ci, beganAt, beganScanId, direction } = anomaly;
  const where = engine === null ? labels.surface(surface) : labels.engine(engine);
  return (
    <li>
      <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId: beganScanId }}>
        <b className={direction === 'rise' ? 'rise' : 'fall'}>{direction === 'rise' ? '▲' : '▼'}</b>{' '}
        {change !== null && ci
          ? words.jump(
              where,
              format.difference(change, ci),
              format.differenceRange(ci),
              format.shortDay(beganAt),
            )
          : where}
      </Link>
      <small>
        {words.causes[cause]}{' '}
        <button
          type="button"
          className="quiet"
          disabled={seen.isPending}
          onClick={() => seen.mutate({ anomalyId: id, state: 'acknowledged' })}
        >
          {words.acknowledge}
        </button>
      </small>
      {seen.error && <Failed error={seen.error} />}
    </li>
  );
}
