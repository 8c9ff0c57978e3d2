import { PlaceTabs } from '../../kit/place-tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { goalWords } from '../goal/words.ts';
import { improveViews } from './filters.ts';
import { improveWords } from './words.ts';

/** What to do, whether it worked, and where to get to. */
export function ImproveTabs({ projectId }: { projectId: string }) {
  const { pages } = useText();
  const words = useAreaText(improveWords);
  const goals = useAreaText(goalWords);
  const own = improveViews.map((name) => ({
    path: name === 'moves' ? '' : `/${name}`,
    label: words.views[name],
  }));
  return (
    <PlaceTabs
      label={pages.improve}
      base={`/projects/${projectId}/improve`}
      tabs={[
        ...own,
        { path: '/goals', label: pages.goals },
        { path: '/goals/scorecards', label: goals.views.scorecards },
      ]}
    />
  );
}
