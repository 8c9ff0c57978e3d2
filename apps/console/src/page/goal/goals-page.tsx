import { useParams } from '@tanstack/react-router';
import { useView } from '../../kit/place-tabs.tsx';
import { useText } from '../../text/index.ts';
import { ImproveTabs } from '../improve/improve-tabs.tsx';
import { goalViews } from './filters.ts';
import { Goals } from './goals.tsx';
import { Scorecards } from './scorecards.tsx';

const from = '/frame/projects/$projectId/improve/goals';

/** Targets, and whether they are met. */
export function GoalsPage() {
  const { pages } = useText();
  const { projectId } = useParams({ from });
  const view = useView(goalViews);
  return (
    <>
      <h1 className="display">{pages.goals}</h1>
      <ImproveTabs projectId={projectId} />
      {view === 'goals' ? <Goals projectId={projectId} /> : <Scorecards projectId={projectId} />}
    </>
  );
}
