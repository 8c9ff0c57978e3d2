import { Link, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { getAnalyticsOverview, getShareOfVoice } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { isRunning, useProject } from '../../frame/use-project.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { scope } from '../../scope.ts';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { speaking } from './data.ts';
import { Headline } from './headline.tsx';
import { Tiles } from './tiles.tsx';
import { overviewWords } from './words.ts';

const Below = lazyPart(() => import('./below.tsx'));
const NextSteps = lazyPart(() => import('./next-steps.tsx'));
const HowSure = lazyPart(() => import('../../kit/how-sure.tsx'));

/** How present are we, is that changing, where do we rank, what next? */
export function Overview() {
  const words = useAreaText(overviewWords);
  const { frame: frameText } = useText();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const { query, frame } = useFilters(projectId);
  const { data: project } = useProject(projectId);
  const overview = useRead(getAnalyticsOverview, query);
  const spoken = speaking(overview.data?.surfaces ?? [], frame);
  const [first] = spoken;
  // Surfaces are never pooled: the rank is the one on the surface that the headline begins with.
  const ranks = useRead(getShareOfVoice, first ? { ...query, surface: first.surface.surface } : null);
  const { first: begins } = useSearch({ strict: false }) as { first?: unknown };
  const [open, setOpen] = useState<string | null>(null);
  if (!project) return null;
  if (overview.error && !overview.data)
    return (
      <>
        <h1 className="display">{project.project.brand.name}</h1>
        <Failed error={overview.error} retry={() => void overview.refetch()} />
      </>
    );
  if (!overview.data) return <Loading name={project.project.brand.name} />;
  const shown = spoken.find(({ surface }) => surface.surface === open);
  const steps = begins === true && (
    <Suspense>
      <NextSteps projectId={projectId} />
    </Suspense>
  );
  if (!first)
    return (
      <>
        <Nothing projectId={projectId} asked={overview.data.answers} />
        {overview.data.answers > 0 && steps}
      </>
    );
  return (
    <>
      <Headline
        brand={project.project.brand.name}
        spoken={spoken}
        ranks={ranks.data}
        frame={frame}
        ranked={project.project.competitors.length > 0}
        sure={
          <button type="button" className="quiet" onClick={() => setOpen(first.surface.surface)}>
            {words.sure}
          </button>
        }
      />
      {scope.test && first.shown.value === 0 && <p className="notice">{frameText.testSays}</p>}
      <Running projectId={projectId} />
      {steps}
      <div className="grid">
        <Tiles
          spoken={spoken}
          ranks={ranks.data}
          ranking={ranks.isPending}
          frame={frame}
          opens={({ surface }, value) => (
            <button type="button" className="figure-button" onClick={() => setOpen(surface.surface)}>
              {value}
            </button>
          )}
        />
      </div>
      <Suspense fallback={<Skeleton lines={12} />}>
        <Below projectId={projectId} overview={overview.data} spoken={spoken} />
      </Suspense>
      {shown && (
        <Suspense>
          <HowSure
            projectId={projectId}
            figure={shown.figure}
            surface={shown.surface.surface}
            engines={shown.surface.engines}
            change={{ ...overview.data, after: overview.data.span, surface: shown.surface.surface }}
            close={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The room of what comes, so that nothing jumps. */
function Loading({ name }: { name: string }) {
  return (
    <>
      <h1 className="display">{name}</h1>
      <div className="overview-loading">
        <Skeleton lines={14} />
      </div>
    </>
  );
}

/** A scan that goes on: where to follow it. */
function Running({ projectId }: { projectId: string }) {
  const { presence } = useText();
  const { data } = useProject(projectId);
  if (!data?.lastScan || !isRunning(data.lastScan)) return null;
  return (
    <p className="notice" role="status">
      {presence.running}.{' '}
      <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId: data.lastScan.id }}>
        {presence.follow}
      </Link>
    </p>
  );
}

/** No figure of this period: never measured, still too few answers, or filters that leave nothing. */
function Nothing({ projectId, asked }: { projectId: string; asked: number }) {
  const words = useAreaText(overviewWords);
  const { changed } = useFilters(projectId);
  const { data } = useProject(projectId);
  const { count = 0 } = data?.prompts ?? {};
  return (
    <>
      <h1 className="display">{asked > 0 ? words.tooFew(asked, count) : (data?.project.brand.name ?? '')}</h1>
      <Unmeasured projectId={projectId} {...((asked > 0 || changed) && { otherwise: words.filtered })} />
    </>
  );
}
