import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../data/lazy.ts';
import { useView } from '../../kit/place-tabs.tsx';
import { ReportTabs } from '../report/report-tabs.tsx';
import { Events } from './events.tsx';
import { alertViews } from './filters.ts';
import { Rules } from './rules.tsx';

const RuleDialog = lazyPart(() => import('./rule-dialog.tsx'));
const from = '/frame/projects/$projectId/reports/alerts';

/** What should be looked at, and what watches. */
export function Alerts() {
  const { projectId } = useParams({ from });
  const search = useSearch({ from });
  const navigate = useNavigate();
  const view = useView(alertViews);
  const opens = (open: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, new: open || undefined }),
      resetScroll: false,
    } as Parameters<typeof navigate>[0]);
  // The new rule is shown where it stands.
  const toRules = () =>
    void navigate({ to: `/projects/${projectId}/reports/alerts/rules` as '.', resetScroll: false });
  return (
    <>
      <ReportTabs projectId={projectId} />
      {view === 'events' ? <Events projectId={projectId} /> : <Rules projectId={projectId} />}
      {search.new && (
        <Suspense>
          <RuleDialog projectId={projectId} close={() => opens(false)} made={toRules} />
        </Suspense>
      )}
    </>
  );
}
