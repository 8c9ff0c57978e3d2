import { type components, unwrap } from '@svc/client';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { useLabels } from '../../label/use-labels.ts';
import { estimateText, useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { Why } from '../../part/why.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { ScanTabs } from './scan-tabs.tsx';
import { StartScan } from './start-scan.tsx';
import { scanWords } from './words.ts';

/** One figure; of engines of several surfaces, which are not pooled, one each. */
function figuresOf(result: components['schemas']['ScanResult'] | null) {
  const { overall, surfaces = [], engines = [] } = result ?? {};
  const all = overall
    ? [{ surface: 'all', engines: engines.map(({ engine }) => engine), presence: overall.presence }]
    : surfaces;
  return all.filter(({ presence }) => presence.ci !== null);
}

/** Every scan of the project, and how to start another. */
export function Scans() {
  const { text, language } = useWording();
  const { pages } = text;
  const scans = useAreaText(scanWords);
  const format = useFormat();
  const labels = useLabels();
  const { projectId } = useParams({ from: '/frame/projects/$projectId/scans' });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const { start } = useSearch({ from: '/frame/projects/$projectId/scans' });
  const navigate = useNavigate({ from: '/projects/$projectId/scans' });
  const show = (open: boolean) =>
    void navigate({ search: (before) => ({ ...before, start: open || undefined }), replace: !open });
  const list = useQuery({
    queryKey: ['project', projectId, 'scans'],
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects/{projectId}/scans', {
          params: { path: { projectId }, query: { limit: 50 } },
        }),
      ),
  });
  return (
    <>
      <ScanTabs projectId={projectId} />
      <h1>{pages.scans}</h1>
      <p>{scans.lead}</p>
      <p>
        <button type="button" className="main" onClick={() => show(true)}>
          {scans.start}
        </button>
      </p>
      {start && <StartScan project={data.project} close={() => show(false)} />}
      <Load query={list} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{scans.empty}</Empty>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            <section className="scroller card" tabIndex={0} aria-label={pages.scans}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{scans.started}</th>
                    <th scope="col">{text.figure.status}</th>
                    <th scope="col">{scans.result}</th>
                    <th scope="col">{scans.engines}</th>
                    <th scope="col">{text.figure.answers}</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map(({ id, createdAt, status, result, engines, progress }) => (
                    <tr key={id}>
                      <th scope="row">
                        <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId: id }}>
                          {format.when(createdAt)}
                        </Link>
                      </th>
                      <td>{scans.status[status]}</td>
                      <td className="nowrap">
                        {figuresOf(result).map(({ surface, engines, presence }) => (
                          <div key={surface}>
                            <Why figure={presence} {...{ projectId, scanId: id, engines }}>
                              {estimateText(presence, language)}
                            </Why>{' '}
                            {result?.overall === null && (
                              <span className="small">{labels.surface(surface, engines)}</span>
                            )}
                          </div>
                        ))}
                        {figuresOf(result).length === 0 && '–'}
                      </td>
                      <td>{engines.map(labels.engine).join(', ')}</td>
                      <td>
                        {scans.recorded(format.count(progress.recorded), format.count(progress.planned))}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )
        }
      </Load>
    </>
  );
}
