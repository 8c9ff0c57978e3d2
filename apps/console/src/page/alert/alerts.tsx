import { useParams } from '@tanstack/react-router';
import { useView } from '../../kit/place-tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { ReportTabs } from '../report/report-tabs.tsx';
import { Events } from './events.tsx';
import { alertViews } from './filters.ts';
import { Rules } from './rules.tsx';
import { alertWords } from './words.ts';

const from = '/frame/projects/$projectId/reports/alerts';

/** What fired, and what watches. */
export function Alerts() {
  const { pages } = useText();
  const words = useAreaText(alertWords);
  const { projectId } = useParams({ from });
  const view = useView(alertViews);
  return (
    <>
      <h1>{pages.alerts}</h1>
      <p>{words.lead}</p>
      <ReportTabs projectId={projectId} />
      {view === 'events' ? <Events projectId={projectId} /> : <Rules projectId={projectId} />}
    </>
  );
}
