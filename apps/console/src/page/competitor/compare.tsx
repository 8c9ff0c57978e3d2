import type { components } from '@svc/client';
import { useState } from 'react';
import { compareCompetitors, getShareOfVoice } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { WhenSeen } from '../../kit/when-seen.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { useAreaText } from '../../text/area.ts';
import { fill } from '../../text/fill.tsx';
import { useText } from '../../text/index.ts';
import { rankedOwn } from '../overview/data.ts';
import { Against } from './against.tsx';
import { measureOf, nearestOf, type Stand, standsOn } from './data.ts';
import { Leads } from './leads.tsx';
import { Matrix } from './matrix.tsx';
import { BrandTrend } from './trend.tsx';
import { useRivals } from './use-rivals.ts';
import { Won } from './won.tsx';
import { competitorWords } from './words.ts';

type Project = components['schemas']['Project'];

/** The headline, then all brands over time, by share, by engine or topic, and one by one against you. */
export function Compare({ projectId, project }: { projectId: string; project: Project }) {
  const words = useAreaText(competitorWords);
  const { competitors, pages } = useText();
  const labels = useLabels();
  const { query, frame } = useFilters(projectId);
  const [chosen, setChosen] = useState<string | null>(null);
  const { brand, competitors: rivals } = project;
  const measure = measureOf([brand, ...rivals]);
  const compared = useRead(compareCompetitors, { ...query, measure });
  const measured = (compared.data?.surfaces ?? []).filter(({ brands }) =>
    brands.some(({ figure }) => figure?.value != null),
  );
  const surface = measured.find((one) => one.surface === chosen) ?? measured[0];
  const engines =
    surface?.brands.find(({ role }) => role === 'own')?.engines.map(({ engine }) => engine) ?? [];
  const ranks = useRead(getShareOfVoice, surface ? { ...query, surface: surface.surface } : null);
  const tests = useRivals(query, rivals, measure);
  if (rivals.length === 0)
    return (
      <>
        <h1 className="display">{words.headline.none}</h1>
        <Empty>{competitors.empty}</Empty>
      </>
    );
  if (!compared.data)
    return (
      <>
        <h1 className="display">{pages.competitors}</h1>
        {compared.error ? (
          <Failed error={compared.error} retry={() => void compared.refetch()} />
        ) : (
          <Skeleton lines={14} />
        )}
      </>
    );
  if (!surface)
    return (
      <>
        <h1 className="display">{words.headline.unmeasured}</h1>
        <Unmeasured projectId={projectId} otherwise={words.headline.filtered} />
      </>
    );
  const stands = standsOn(tests.tables, rivals, { surface: surface.surface, frame });
  const own = rankedOwn(ranks.data);
  return (
    <>
      <Headline stands={stands} rank={own?.rank ?? null} of={ranks.data?.brands.length ?? 0} frame={frame} />
      <p className="micro">
        {words.measure[measure]} {words.on(labels.answersOf(surface.surface, engines))}
      </p>
      {measured.length > 1 && (
        <Segmented
          label={words.surface}
          value={surface.surface}
          options={measured.map((one) => ({
            value: one.surface,
            label: labels.surface(
              one.surface,
              one.brands.find(({ role }) => role === 'own')?.engines.map(({ engine }) => engine),
            ),
          }))}
          choose={setChosen}
        />
      )}
      <div className="grid">
        <div className="c8">
          <BrandTrend
            projectId={projectId}
            project={project}
            surface={surface.surface}
            engines={engines}
            start={measure}
          />
        </div>
        <div className="c4">
          <Leads found={ranks} rivals={rivals} />
        </div>
        <Matrix
          projectId={projectId}
          project={project}
          measure={measure}
          compared={compared.data}
          tables={tests.tables}
          surface={surface.surface}
        />
        <WhenSeen height={360} className="c6">
          <Against
            projectId={projectId}
            stands={stands}
            tables={tests.tables}
            rivals={rivals}
            surface={surface.surface}
            engines={engines}
            pending={tests.pending}
            error={tests.error}
            retry={tests.retry}
          />
        </WhenSeen>
        <WhenSeen height={360} className="c6">
          <Won projectId={projectId} rivals={rivals} />
        </WhenSeen>
      </div>
    </>
  );
}

interface HeadlineProps {
  stands: readonly Stand[];
  rank: number | null;
  of: number;
  frame: 'tracked' | 'market';
}

function Headline({ stands, rank, of, frame }: HeadlineProps) {
  const { headline: words } = useAreaText(competitorWords);
  const format = useFormat();
  const { nearest, apart, led } = nearestOf(stands);
  const { value, ci, verdict } = nearest?.test ?? {};
  const size = value == null || !ci ? null : format.difference(Math.abs(value), ci).replace('+', '');
  const range =
    !ci || value == null
      ? null
      : format.differenceRange(value < 0 ? { low: -ci.high, high: -ci.low } : ci).replaceAll('+', '');
  const [first] = apart;
  return (
    <>
      <h1 className="display" data-frame={frame}>
        {rank !== null && `${words.rank(format.rank(rank), of)} `}
        {nearest && size !== null && range !== null
          ? fill(
              verdict === 'behind' ? words.behind : words.ahead,
              nearest.brand.name,
              size,
              <small>({range})</small>,
            )
          : words.noTest}
      </h1>
      <p className="lead" data-frame={frame}>
        {apart.length === 1 && first?.test.value != null && first.test.ci
          ? words.apart(
              first.brand.name,
              format.difference(first.test.value, first.test.ci),
              format.differenceRange(first.test.ci),
            )
          : apart.length > 1
            ? words.apartMany(apart.map(({ brand }) => brand.name))
            : ''}{' '}
        {led > 0 && words.led(led)}
      </p>
    </>
  );
}
