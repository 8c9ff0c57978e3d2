import { useParams } from '@tanstack/react-router';
import Schedule from '../../settings/schedule.tsx';
import { useText } from '../../text/index.ts';
import { ScanTabs } from './scan-tabs.tsx';

/** When this project is measured by itself. */
export function ScanSchedule() {
  const { scanTabs } = useText();
  const { projectId } = useParams({ from: '/frame/projects/$projectId/scans/schedule' });
  return (
    <>
      <ScanTabs projectId={projectId} />
      <h1 className="display">{scanTabs.schedule}</h1>
      <Schedule projectId={projectId} />
    </>
  );
}
