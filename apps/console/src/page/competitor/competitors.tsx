import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { useProject } from '../../frame/use-project.ts';
import { PlaceTabs, useView } from '../../kit/place-tabs.tsx';
import { Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { AddCompetitor } from './add.tsx';
import { Compare } from './compare.tsx';
import { competitorViews } from './views.ts';
import { competitorWords } from './words.ts';

const Lost = lazyPart(() => import('./lost.tsx').then((page) => ({ default: page.Lost })));
const Together = lazyPart(() => import('./together.tsx').then((page) => ({ default: page.Together })));
const Suggestions = lazyPart(() =>
  import('./suggestions.tsx').then((page) => ({ default: page.Suggestions })),
);
const Known = lazyPart(() => import('./known.tsx').then((page) => ({ default: page.Known })));

/** Who is ahead, by how much, and where. */
export function Competitors() {
  const { pages } = useText();
  const { tabs } = useAreaText(competitorWords);
  const { projectId } = useParams({ from: '/frame/projects/$projectId/competitors' });
  const { data } = useProject(projectId);
  const view = useView(competitorViews);
  return (
    <>
      <PlaceTabs
        label={pages.competitors}
        base={`/projects/${projectId}/competitors`}
        tabs={competitorViews.map((name) => ({
          path: name === 'compare' ? '' : `/${name}`,
          label: tabs[name],
        }))}
        action={<AddCompetitor projectId={projectId} />}
      />
      <Suspense fallback={<Skeleton lines={12} />}>
        {view === 'prompts' && <Lost projectId={projectId} />}
        {view === 'together' && <Together projectId={projectId} />}
        {view === 'suggested' && <Suggestions projectId={projectId} />}
        {view === 'brands' && <Known projectId={projectId} />}
      </Suspense>
      {view === 'compare' &&
        (data ? <Compare projectId={projectId} project={data.project} /> : <Skeleton lines={12} />)}
    </>
  );
}
