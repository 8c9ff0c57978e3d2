import { useParams, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../part/tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Changes } from './changes.tsx';
import { Experiments } from './experiments.tsx';
import { improveViews } from './filters.ts';
import { Findings } from './findings.tsx';
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
  const { view = 'findings' } = useSearch({ from });
  return (
    <>
      <h1>{pages.improve}</h1>
      <Tabs
        current={view}
        label={pages.improve}
        tabs={improveViews.map((name) => ({ name, label: words.views[name] }))}
      />
      {view === 'findings' && <Findings projectId={projectId} />}
      {view === 'moves' && <Moves projectId={projectId} />}
      {view === 'what-if' && <WhatIf projectId={projectId} />}
      {view === 'plan' && <Plan projectId={projectId} />}
      {view === 'experiments' && <Experiments projectId={projectId} />}
      {view === 'changes' && <Changes projectId={projectId} />}
    </>
  );
}
