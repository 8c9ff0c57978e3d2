import { useParams } from '@tanstack/react-router';
import { useView } from '../../kit/place-tabs.tsx';
import { useText } from '../../text/index.ts';
import { Exports } from './exports.tsx';
import { reportViews } from './filters.ts';
import { ReportTabs } from './report-tabs.tsx';
import { Reports } from './reports.tsx';
import { ReportSchedule } from './schedule.tsx';

const from = '/frame/projects/$projectId/reports';

/** What is handed on: reports for people, files for machines. */
export function ReportsPage() {
  const { pages } = useText();
  const { projectId } = useParams({ from });
  const view = useView(reportViews);
  return (
    <>
      <h1>{pages.reports}</h1>
      <ReportTabs projectId={projectId} />
      {view === 'reports' && <Reports projectId={projectId} />}
      {view === 'schedule' && <ReportSchedule projectId={projectId} />}
      {view === 'exports' && <Exports projectId={projectId} />}
    </>
  );
}
