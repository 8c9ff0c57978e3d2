import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { refresh } from '../data/use-read.ts';
import { useFormat } from '../part/format.ts';
import { useText } from '../text/index.ts';
import { isRunning, useProject } from './use-project.ts';

/** Last scan, next scan, or how far a running one is; it opens the scans. Its end brings new figures to every page. */
export function StatusLine({ projectId }: { projectId: string }) {
  const { frame } = useText();
  const { data } = useProject(projectId);
  const queries = useQueryClient();
  const goesOn = isRunning(data?.lastScan);
  const went = useRef(false);
  useEffect(() => {
    if (went.current && !goesOn) void refresh(queries, 'Scans');
    went.current = goesOn;
  }, [goesOn, queries]);
  const format = useFormat(data?.project.timeZone);
  // Reserves its room, so that nothing above it moves.
  if (!data) return <span className="status-room" />;
  const { lastScan, nextRunAt, project } = data;
  return (
    <Link
      to="/projects/$projectId/scans"
      params={{ projectId }}
      className="status"
      activeProps={{ className: '' }}
    >
      {goesOn && lastScan ? (
        <b role="status">{frame.scanRuns(lastScan.percent)}</b>
      ) : (
        <>
          <b>{frame.lastScan}</b>{' '}
          {lastScan ? format.moment(lastScan.finishedAt ?? lastScan.createdAt) : frame.never}
        </>
      )}
      <br />
      <b>{frame.nextScan}</b> {nextRunAt ? format.moment(nextRunAt) : frame.notPlanned}
      <br />
      {frame.times(project.timeZone)}
    </Link>
  );
}
