import { useNavigate } from '@tanstack/react-router';
import { Icon } from '../../kit/icon.tsx';
import { PlaceTabs } from '../../kit/place-tabs.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { alertWords } from '../alert/words.ts';
import { reportViews } from './filters.ts';
import { reportWords } from './words.ts';

/** What others get to see, and what wakes somebody. */
export function ReportTabs({ projectId }: { projectId: string }) {
  const navigate = useNavigate();
  const opens = { params: { projectId }, search: { new: true }, resetScroll: false } as const;
  const { pages, places } = useText();
  const words = useAreaText(reportWords);
  const alerts = useAreaText(alertWords);
  const own = reportViews.map((name) => ({
    path: name === 'reports' ? '' : `/${name}`,
    label: words.views[name],
  }));
  return (
    <PlaceTabs
      label={places.reports}
      base={`/projects/${projectId}/reports`}
      tabs={[
        ...own,
        { path: '/alerts', label: pages.alerts },
        { path: '/alerts/rules', label: alerts.views.rules },
      ]}
      action={
        <span className="actions">
          <button
            type="button"
            className="small"
            onClick={() => void navigate({ to: '/projects/$projectId/reports/alerts', ...opens })}
          >
            <Icon name="inbox" /> {alerts.newRule}
          </button>
          <button
            type="button"
            className="small"
            onClick={() => void navigate({ to: '/projects/$projectId/reports', ...opens })}
          >
            <Icon name="plus" /> {words.new}
          </button>
        </span>
      }
    />
  );
}
