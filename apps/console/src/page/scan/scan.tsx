import type { components } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { cancelScan, retryFailedRuns } from '../../data/operations.gen.ts';
import { useAct } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Badge } from '../../part/badge.tsx';
import { estimateText, useFormat } from '../../part/format.ts';
import { Failed, Load } from '../../part/load.tsx';
import { HeadlineWords } from '../../part/said.tsx';
import { scanQuery, useFollowedScan } from '../../part/use-followed-scan.ts';
import { Why } from '../../part/why.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText, useWording } from '../../text/index.ts';
import { ScanQuality } from './scan-quality.tsx';
import { scanWords } from './words.ts';

type ScanData = components['schemas']['Scan'];

/** One scan: how far it is while it runs, what it found, and what failed. */
export function Scan() {
  const { text } = useWording();
  const { projectId, scanId } = useParams({ from: '/frame/projects/$projectId/scans/$scanId' });
  const scan = useQuery(scanQuery(scanId));
  return (
    <>
      <p>
        <Link to="/projects/$projectId/scans" params={{ projectId }}>
          ← {text.pages.scans}
        </Link>
      </p>
      <Load query={scan} lines={10}>
        {(found) => <Shown scan={found} projectId={projectId} />}
      </Load>
    </>
  );
}

function Shown({ scan, projectId }: { scan: ScanData; projectId: string }) {
  const { text, language } = useWording();
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const { live, error } = useFollowedScan(scan);
  const { status, progress, credits, result, failure } = scan;
  return (
    <>
      <h1 className="display">
        {scans.one} {format.when(scan.createdAt)}
      </h1>
      <section className="card" aria-live="polite">
        <p>
          <strong>{scans.status[status]}</strong>
          {live && <span className="badge live">{scans.live}</span>}
        </p>
        <progress max={100} value={progress.percent} aria-label={scans.status[status]} />
        <p>
          {scans.recorded(format.count(progress.recorded), format.count(progress.planned))}
          {progress.failed > 0 && `, ${scans.failedOf(format.count(progress.failed))}`}
          {live && progress.etaSeconds !== null && `, ${scans.eta(progress.etaSeconds)}`} ·{' '}
          {credits.held > 0
            ? scans.held(format.count(credits.held))
            : scans.spent(format.count(credits.spent))}
        </p>
        {error && <p className="small">{scans.broken}</p>}
        {failure && <p className="notice bad">{failure.message}</p>}
        {result?.headline && (
          <>
            <p className="estimate">
              <Why
                figure={result.headline.presence}
                projectId={projectId}
                scanId={scan.id}
                engines={result.headline.engines}
              >
                {estimateText(result.headline.presence, language) ??
                  text.status[result.headline.presence.status]}
              </Why>
            </p>
            <p>
              <Badge provenance={result.headline.provenance} origin={scan.origin} />{' '}
              <HeadlineWords headline={result.headline} />
            </p>
          </>
        )}
        <Actions scan={scan} projectId={projectId} />
      </section>
      <Runs scan={scan} projectId={projectId} />
      {result && <ScanQuality scanId={scan.id} />}
    </>
  );
}

function Runs({ scan, projectId }: { scan: ScanData; projectId: string }) {
  const { text, language } = useWording();
  const { figure } = text;
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const labels = useLabels();
  const { result: found } = scan;
  if (scan.runs.length === 0) return null;
  return (
    <Table
      name={scans.engines}
      rows={scan.runs}
      keyOf={({ id }) => id}
      columns={[
        { label: scans.engines, value: ({ engine }) => labels.engine(engine) },
        { label: figure.status, value: ({ status }) => scans.status[status] },
        {
          label: figure.answers,
          value: ({ recorded }) => recorded,
          show: ({ recorded, planned, failed }) => (
            <>
              {scans.recorded(format.count(recorded), format.count(planned))}
              {failed > 0 && `, ${scans.failedOf(format.count(failed))}`}
            </>
          ),
          end: false,
        },
        {
          label: text.home.presence,
          value: ({ engine }) => found?.engines.find((one) => one.engine === engine)?.presence.value ?? null,
          show: ({ engine }) =>
            found?.engines
              .filter((one) => one.engine === engine)
              .map(({ label, presence }) => (
                <Why
                  key={engine}
                  name={label}
                  figure={presence}
                  projectId={projectId}
                  scanId={scan.id}
                  engines={[engine]}
                >
                  {estimateText(presence, language) ?? text.status[presence.status]}
                </Why>
              )),
          end: false,
          nowrap: true,
        },
      ]}
    />
  );
}

function Actions({ scan, projectId }: { scan: ScanData; projectId: string }) {
  const { answers } = useText();
  const scans = useAreaText(scanWords);
  const scanId = scan.id;
  const cancel = useAct(cancelScan, { of: { scanId } });
  const retry = useAct(retryFailedRuns, { of: { scanId } });
  const busy = cancel.isPending || retry.isPending;
  const error = cancel.error ?? retry.error;
  const open = scan.status === 'queued' || scan.status === 'running';
  const again = ['partial', 'failed', 'completed'].includes(scan.status) && scan.progress.failed > 0;
  return (
    <>
      <p className="actions">
        {open && (
          <button type="button" disabled={busy} onClick={() => cancel.mutate()}>
            {scans.cancel}
          </button>
        )}
        {again && (
          <button type="button" disabled={busy} onClick={() => retry.mutate()}>
            {scans.retry}
          </button>
        )}
        {scan.progress.recorded > 0 && (
          <Link
            className="button"
            to="/projects/$projectId/answers"
            params={{ projectId }}
            search={{ scanId: scan.id }}
          >
            {answers.ofThisScan}
          </Link>
        )}
      </p>
      {open && <p className="small">{scans.cancelSays}</p>}
      {error && <Failed error={error} />}
    </>
  );
}
