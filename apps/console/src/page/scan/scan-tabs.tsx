import { PlaceTabs } from '../../kit/place-tabs.tsx';
import { useText } from '../../text/index.ts';

/** What was measured, and when it is measured next. */
export function ScanTabs({ projectId }: { projectId: string }) {
  const { pages, scanTabs } = useText();
  return (
    <PlaceTabs
      label={pages.scans}
      base={`/projects/${projectId}/scans`}
      tabs={[
        { path: '', label: pages.scans },
        { path: '/schedule', label: scanTabs.schedule },
      ]}
    />
  );
}
