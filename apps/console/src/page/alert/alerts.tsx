import { useParams, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../part/tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Events } from './events.tsx';
import { alertViews } from './filters.ts';
import { Rules } from './rules.tsx';
import { alertWords } from './words.ts';

const from = '/frame/projects/$projectId/alerts';

/** What fired, and what watches. */
export function Alerts() {
  const { pages } = useText();
  const words = useAreaText(alertWords);
  const { projectId } = useParams({ from });
  const { view = 'events' } = useSearch({ from });
  return (
    <>
      <h1>{pages.alerts}</h1>
      <p>{words.lead}</p>
      <Tabs
        current={view}
        label={pages.alerts}
        tabs={alertViews.map((name) => ({ name, label: words.views[name] }))}
      />
      {view === 'events' ? <Events projectId={projectId} /> : <Rules projectId={projectId} />}
    </>
  );
}
