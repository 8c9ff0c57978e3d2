import { useParams, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../part/tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { goalViews } from './filters.ts';
import { Goals } from './goals.tsx';
import { Scorecards } from './scorecards.tsx';
import { goalWords } from './words.ts';

const from = '/frame/projects/$projectId/goals';

/** Targets, and whether they are met. */
export function GoalsPage() {
  const { pages } = useText();
  const words = useAreaText(goalWords);
  const { projectId } = useParams({ from });
  const { view = 'goals' } = useSearch({ from });
  return (
    <>
      <h1>{pages.goals}</h1>
      <Tabs
        current={view}
        label={pages.goals}
        tabs={goalViews.map((name) => ({ name, label: words.views[name] }))}
      />
      {view === 'goals' ? <Goals projectId={projectId} /> : <Scorecards projectId={projectId} />}
    </>
  );
}
