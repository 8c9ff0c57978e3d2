import { useParams } from '@tanstack/react-router';
import { useView } from '../../kit/place-tabs.tsx';
import { ImproveTabs } from '../improve/improve-tabs.tsx';
import { goalViews } from './filters.ts';
import { Goals } from './goals.tsx';
import { Scorecards } from './scorecards.tsx';

const from = '/frame/projects/$projectId/improve/goals';

/** Targets, and whether they are met. */
export function GoalsPage() {
  const { projectId } = useParams({ from });
  const view = useView(goalViews);
  return (
    <>
      <ImproveTabs projectId={projectId} />
      {view === 'goals' ? <Goals projectId={projectId} /> : <Scorecards projectId={projectId} />}
    </>
  );
}
