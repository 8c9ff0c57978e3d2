import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useView } from '../../kit/place-tabs.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Changes } from './changes.tsx';
import { Experiments } from './experiments.tsx';
import { improveViews } from './filters.ts';
import { Findings } from './findings.tsx';
import { ImproveTabs } from './improve-tabs.tsx';
import { Moves } from './moves.tsx';
import { Plan } from './plan.tsx';
import { WhatIf } from './what-if.tsx';
import { improveWords } from './words.ts';

const from = '/frame/projects/$projectId/improve';

/** What to look at, what to do, what it would bring, and whether it worked. */
export function Improve() {
  const { pages } = useText();
  const words = useAreaText(improveWords);
  const { projectId } = useParams({ from });
  const view = useView(improveViews);
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  // Findings and moves are made of answers, all but the change log of prompts.
  const lacking =
    view === 'findings' || view === 'moves'
      ? data.latest === null
      : view !== 'changes' && data.prompts.count === 0;
  return (
    <>
      <ImproveTabs projectId={projectId} />
      {lacking && <h1 className="display">{view === 'moves' ? pages.improve : words.views[view]}</h1>}
      {lacking && <Unmeasured projectId={projectId} />}
      {view === 'findings' && !lacking && <Findings projectId={projectId} />}
      {view === 'moves' && !lacking && <Moves projectId={projectId} />}
      {view === 'what-if' && !lacking && <WhatIf projectId={projectId} />}
      {view === 'plan' && !lacking && <Plan projectId={projectId} />}
      {view === 'experiments' && !lacking && <Experiments projectId={projectId} />}
      {view === 'changes' && <Changes projectId={projectId} />}
    </>
  );
}
