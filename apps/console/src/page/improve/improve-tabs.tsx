import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { Icon } from '../../kit/icon.tsx';
import { PlaceTabs } from '../../kit/place-tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { goalWords } from '../goal/words.ts';
import { improveViews } from './filters.ts';
import { improveWords } from './words.ts';

const LogChange = lazyPart(() => import('./log-change.tsx'));

/** What to do, whether it worked, and where to get to. */
export function ImproveTabs({ projectId }: { projectId: string }) {
  const { pages } = useText();
  const words = useAreaText(improveWords);
  const goals = useAreaText(goalWords);
  const own = improveViews.map((name) => ({
    path: name === 'moves' ? '' : `/${name}`,
    label: words.views[name],
  }));
  // The address holds which part is open, so that the search can lead to it, too.
  const { log } = useSearch({ strict: false }) as { log?: unknown };
  const navigate = useNavigate();
  const show = (open: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, log: open || undefined }),
      replace: !open,
    } as Parameters<typeof navigate>[0]);
  return (
    <>
      <PlaceTabs
        label={pages.improve}
        base={`/projects/${projectId}/improve`}
        tabs={[
          ...own,
          { path: '/goals', label: pages.goals },
          { path: '/goals/scorecards', label: goals.views.scorecards },
        ]}
        action={
          <button type="button" className="small" onClick={() => show(true)}>
            <Icon name="plus" /> {words.logChange}
          </button>
        }
      />
      {(log === true || log === 'true') && (
        <Suspense>
          <LogChange projectId={projectId} close={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
