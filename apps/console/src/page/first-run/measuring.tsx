import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { SaidInEnglish } from '../../part/said.tsx';
import { scanQuery, useFollowedScan } from '../../part/use-followed-scan.ts';
import { useAreaText } from '../../text/area.ts';
import { firstRunWords } from './words.ts';

/** Progress by engine; it ends on the overview, and leaving it is fine. */
export function Measuring({ projectId, scanId }: { projectId: string; scanId: string }) {
  const first = useAreaText(firstRunWords);
  const format = useFormat();
  const labels = useLabels();
  const navigate = useNavigate();
  const scan = useQuery(scanQuery(scanId));
  useFollowedScan(scan.data);
  const measured = scan.data?.result !== null && scan.data?.result !== undefined;
  useEffect(() => {
    if (measured)
      void navigate({
        to: '/projects/$projectId',
        params: { projectId },
        search: (before) => ({ ...before, first: true }),
      });
  }, [measured, navigate, projectId]);
  if (scan.error) return <Failed error={scan.error} retry={() => void scan.refetch()} />;
  if (!scan.data) return <Skeleton lines={4} />;
  const { progress, runs, failure } = scan.data;
  return (
    <section className="card">
      <h2>{failure ? first.failed : first.measuring}</h2>
      {failure && (
        <p className="notice bad" role="alert">
          <SaidInEnglish>{failure.message}</SaidInEnglish>
        </p>
      )}
      <p role="status">{first.recorded(format.count(progress.recorded), format.count(progress.planned))}</p>
      <ul className="engine-progress">
        {runs.map(({ id, engine, planned, recorded, failed }) => (
          <li key={id}>
            <span>{labels.engine(engine)}</span>
            <progress max={planned} value={recorded + failed} aria-label={labels.engine(engine)} />
            <span className="micro">
              {first.recorded(format.count(recorded), format.count(planned))}
              {failed > 0 && `, ${first.lost(format.count(failed))}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="small">{first.leave}</p>
      <p className="actions">
        {progress.recorded > 0 && (
          <Link
            className="button"
            to="/projects/$projectId/answers"
            params={{ projectId }}
            search={{ scanId }}
          >
            {first.readFirst}
          </Link>
        )}
        <Link className="button" to="/projects/$projectId" params={{ projectId }}>
          {first.see}
        </Link>
      </p>
    </section>
  );
}
