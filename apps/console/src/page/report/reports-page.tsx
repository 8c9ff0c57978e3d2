import { useParams, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../part/tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Exports } from './exports.tsx';
import { reportViews } from './filters.ts';
import { Reports } from './reports.tsx';
import { ReportSchedule } from './schedule.tsx';
import { reportWords } from './words.ts';

const from = '/frame/projects/$projectId/reports';

/** What is handed on: reports for people, files for machines. */
export function ReportsPage() {
  const { pages } = useText();
  const words = useAreaText(reportWords);
  const { projectId } = useParams({ from });
  const { view = 'reports' } = useSearch({ from });
  return (
    <>
      <h1>{pages.reports}</h1>
      <Tabs
        current={view}
        label={pages.reports}
        tabs={reportViews.map((name) => ({ name, label: words.views[name] }))}
      />
      {view === 'reports' && <Reports projectId={projectId} />}
      {view === 'schedule' && <ReportSchedule projectId={projectId} />}
      {view === 'exports' && <Exports projectId={projectId} />}
    </>
  );
}
