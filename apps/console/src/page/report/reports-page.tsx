import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { useView } from '../../kit/place-tabs.tsx';
import { Exports } from './exports.tsx';
import { reportViews } from './filters.ts';
import { ReportTabs } from './report-tabs.tsx';
import { Reports } from './reports.tsx';
import { ReportSchedule } from './schedule.tsx';

const BuildReport = lazyPart(() => import('./build-report.tsx'));
const from = '/frame/projects/$projectId/reports';

/** What is handed on: reports for people, files for machines. */
export function ReportsPage() {
  const { projectId } = useParams({ from });
  const search = useSearch({ from });
  const navigate = useNavigate();
  const view = useView(reportViews);
  const opens = (open: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, new: open || undefined }),
      resetScroll: false,
    } as Parameters<typeof navigate>[0]);
  return (
    <>
      <ReportTabs projectId={projectId} />
      {view === 'reports' && <Reports projectId={projectId} build={() => opens(true)} />}
      {view === 'schedule' && <ReportSchedule projectId={projectId} />}
      {view === 'exports' && <Exports projectId={projectId} />}
      {search.new && (
        <Suspense>
          <BuildReport projectId={projectId} close={() => opens(false)} />
        </Suspense>
      )}
    </>
  );
}
