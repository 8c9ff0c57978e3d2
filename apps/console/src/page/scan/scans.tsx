import type { components } from '@svc/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { listScans } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { estimateText, useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { Why } from '../../part/why.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { figuresOf } from './figures-of.ts';
import { ScanTabs } from './scan-tabs.tsx';
import { StartScan } from './start-scan.tsx';
import { scanWords } from './words.ts';

type Scan = components['schemas']['Scan'];

const ends = new Set<Scan['status']>(['completed', 'partial', 'failed', 'cancelled']);
const bad = new Set<Scan['status']>(['partial', 'failed']);

/** Every scan of the project, and how to start another. */
export function Scans() {
  const { text } = useWording();
  const { pages } = text;
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const { projectId } = useParams({ from: '/frame/projects/$projectId/scans' });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const { start } = useSearch({ from: '/frame/projects/$projectId/scans' });
  const navigate = useNavigate({ from: '/projects/$projectId/scans' });
  const show = (open: boolean) =>
    void navigate({ search: (before) => ({ ...before, start: open || undefined }), replace: !open });
  const found = useRows(
    listScans,
    { projectId },
    { limit: 50, goesOn: ({ status }) => !ends.has(status) && status !== 'awaiting_approval' },
  );
  const columns = useColumns(projectId);
  const [last] = found.rows;
  return (
    <>
      <ScanTabs projectId={projectId} />
      <h1 className="display">
        {last === undefined
          ? found.data
            ? scans.empty
            : pages.scans
          : scans.headline(
              format.when(last.createdAt),
              format.count(last.progress.recorded),
              format.count(last.progress.planned),
            )}
      </h1>
      <p className="lead">{scans.lead}</p>
      {start && <StartScan project={data.project} close={() => show(false)} />}
      <div className="grid">
        <Card
          className="flush"
          title={pages.scans}
          about={scans.newest}
          action={
            <button type="button" className="main" onClick={() => show(true)}>
              {scans.start}
            </button>
          }
        >
          <Listed found={found} empty={scans.empty}>
            {(rows) => (
              <Table
                name={pages.scans}
                part={found.hasNextPage}
                rows={rows}
                keyOf={({ id }) => id}
                columns={columns}
              />
            )}
          </Listed>
        </Card>
      </div>
    </>
  );
}

function useColumns(projectId: string): Column<Scan>[] {
  const { text, language } = useWording();
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const labels = useLabels();
  return [
    {
      label: scans.started,
      value: ({ createdAt }) => createdAt,
      show: ({ id, createdAt }) => (
        <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId: id }} className="nowrap">
          {format.when(createdAt)}
        </Link>
      ),
    },
    {
      label: text.figure.status,
      value: ({ status }) => scans.status[status],
      show: ({ status, progress }) => (
        <>
          <span className={`tag ${bad.has(status) ? 'warn' : ''}`}>{scans.status[status]}</span>
          {progress.failed > 0 && (
            <div className="small">{scans.failedOf(format.count(progress.failed))}</div>
          )}
        </>
      ),
    },
    {
      label: scans.result,
      end: false,
      value: ({ result }) => figuresOf(result)[0]?.presence.value ?? null,
      show: ({ id, result }) => {
        const figures = figuresOf(result);
        if (figures.length === 0) return '–';
        return (
          <div>
            {figures.map(({ surface, engines, presence }) => (
              <div key={surface} className="nowrap">
                <Why figure={presence} {...{ projectId, scanId: id, engines }}>
                  {estimateText(presence, language)}
                </Why>{' '}
                {result?.overall === null && (
                  <span className="small">{labels.surface(surface, engines)}</span>
                )}
              </div>
            ))}
          </div>
        );
      },
    },
    {
      label: scans.engines,
      value: ({ engines }) => engines.map(labels.engine).join(', '),
      show: ({ engines }) => <span className="small">{engines.map(labels.engine).join(', ')}</span>,
    },
    {
      label: text.figure.answers,
      value: ({ progress }) => progress.recorded,
      show: ({ progress: { recorded, planned } }) =>
        recorded === planned ? format.count(recorded) : `${format.count(recorded)}/${format.count(planned)}`,
    },
    { label: scans.creditsSpent, value: ({ credits }) => credits.spent },
  ];
}
