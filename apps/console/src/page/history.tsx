import { type components, unwrap } from '@svc/client';
import { scanHistory } from '@svc/figures';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { client } from '../api.ts';
import { FigureBox } from '../figure/figure-box.tsx';
import { defined } from '../part/defined.ts';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { MeasureChoice } from '../part/measure-choice.tsx';
import { overviewQuery } from '../part/queries.ts';
import { Said } from '../part/said.tsx';
import { SegmentChoice } from '../part/segment-choice.tsx';
import { Unmeasured } from '../part/unmeasured.tsx';
import { useWording } from '../text/index.ts';

type ChangeMark = components['schemas']['ChangeMark'];
type Series = components['schemas']['History']['series'][number];
const from = '/frame/projects/$projectId/trend';

/** Did it change? One point for each scan, joined only where scans can be compared. */
export function History() {
  const { text } = useWording();
  const { history, pages } = text;
  const format = useFormat();
  const { projectId } = useParams({ from });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const { days = 90, measure = 'presence', by = 'surface', segmentId } = useSearch({ from });
  const navigate = useNavigate({ from: '/projects/$projectId/trend' });
  const query = { projectId, days, measure, by, timeZone: format.zone, ...defined({ segmentId }) } as const;
  const read = useQuery({
    queryKey: ['history', query],
    queryFn: () => unwrap(client.GET('/v1/analytics/history', { params: { query } })),
    placeholderData: (before) => before,
  });
  return (
    <>
      <h1>{pages.history}</h1>
      <p>{history.lead}</p>
      <form className="filters">
        <label>
          {history.span}
          <select
            value={days}
            onChange={({ target }) =>
              void navigate({ search: (before) => ({ ...before, days: Number(target.value) }) })
            }
          >
            {[7, 30, 90, 365].map((one) => (
              <option key={one} value={one}>
                {history.days(one)}
              </option>
            ))}
          </select>
        </label>
        <MeasureChoice
          value={measure}
          onChange={({ target: { value } }) =>
            void navigate({
              search: (before) => ({
                ...before,
                measure: value === 'mention' || value === 'citation' ? value : undefined,
              }),
            })
          }
        />
        <SegmentChoice
          projectId={projectId}
          value={segmentId}
          choose={(segmentId) => void navigate({ search: (before) => ({ ...before, segmentId }) })}
        />
        <label>
          {history.lines}
          <select
            value={by}
            onChange={({ target: { value } }) =>
              void navigate({
                search: (before) => ({ ...before, by: value === 'engine' ? 'engine' : undefined }),
              })
            }
          >
            <option value="surface">{history.pooled}</option>
            <option value="engine">{history.byEngine}</option>
          </select>
        </label>
      </form>
      <Load query={read} lines={10}>
        {({ series, changes, notes }) => (
          <>
            {series.length === 0 && <Unmeasured projectId={projectId} otherwise={history.empty} />}
            {series.map((one) => (
              <One
                key={`${one.surface} ${one.engine ?? ''}`}
                series={one}
                changes={changes}
                projectId={projectId}
                engines={one.engine === null ? data.project.engines : [one.engine]}
              />
            ))}
            {series.length > 0 && <p className="small">{history.belt}</p>}
            {changes.length > 0 && (
              <section className="card">
                <h2>{history.marks}</h2>
                <ul>
                  {changes.map(({ id, at, note }) => (
                    <li key={id}>
                      {format.day(at)}: {note}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {series.length > 0 &&
              notes.map((note) => (
                <p key={note} className="small">
                  <Said>{note}</Said>
                </p>
              ))}
          </>
        )}
      </Load>
    </>
  );
}

interface Props {
  series: Series;
  changes: readonly ChangeMark[];
  projectId: string;
  engines: readonly string[];
}

function One({ series, changes, projectId, engines }: Props) {
  const { text, language } = useWording();
  const { history, figure } = text;
  const format = useFormat();
  const surface = text.surface[series.surface] ?? series.surface;
  const name = series.engine === null ? text.presence.pooled(surface) : `${series.engine}, ${surface}`;
  const points = series.points.map(({ at, figure: { value, ci }, breaks }) => ({
    at: Date.parse(at),
    value,
    interval: ci,
    breakBefore: breaks[0]?.detail ?? null,
  }));
  const marks = changes.map(({ at, note }) => ({ at: Date.parse(at), note }));
  const breaks = series.points.filter(({ breaks }) => breaks.length > 0);
  return (
    <section className="card">
      <h2>{name}</h2>
      <FigureBox
        name={name}
        draw={(width) =>
          scanHistory(
            { points, changes: marks, expected: series.expectedNext, timeZone: format.zone },
            { width, language, title: name },
          )
        }
        table={{
          columns: [history.when, figure.value, figure.low, figure.high, figure.present, figure.answers],
          rows: series.points.map(({ at, figure: { value, ci, successes, trials } }) => [
            format.when(at),
            value,
            ci?.low ?? null,
            ci?.high ?? null,
            successes,
            trials,
          ]),
        }}
        why={series.points.map(({ figure, scans: [scanId = null, ...more] }) => ({
          name,
          figure,
          projectId,
          scanId: more.length === 0 ? scanId : null,
          engines,
        }))}
      />
      {breaks.length > 0 && (
        <details>
          <summary>{history.breaks}</summary>
          <ul>
            {breaks.map(({ at, breaks }) => (
              <li key={at}>
                {format.when(at)}: {breaks.map(({ detail }) => detail).join('; ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
