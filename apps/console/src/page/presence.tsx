import type { components } from '@svc/client';
import { bandRows, percent } from '@svc/figures';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { bandRowsOf, tableOf } from '../figure/estimate-rows.ts';
import { FigureBox } from '../figure/figure-box.tsx';
import { Badge, ChangeSince } from '../part/badge.tsx';
import { estimateText, useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { overviewQuery, visibilityQuery } from '../part/queries.ts';
import { HeadlineWords, Said } from '../part/said.tsx';
import { TooFew } from '../part/too-few.tsx';
import { Unmeasured } from '../part/unmeasured.tsx';
import { Why } from '../part/why.tsx';
import { useWording } from '../text/index.ts';
import { ByDemand } from './presence-demand.tsx';

type ScanResult = components['schemas']['ScanResult'];
type Visibility = components['schemas']['Visibility'];
type Overview = components['schemas']['ProjectOverview'];

/** Is the brand in the answers, and how sure is that? */
export function Presence() {
  const { text } = useWording();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const { data: overview } = useSuspenseQuery(overviewQuery(projectId));
  const visibility = useQuery(visibilityQuery(projectId));
  return (
    <>
      <h1>{text.presence.question(overview.project.brand.name)}</h1>
      <Running overview={overview} />
      <Load query={visibility} lines={9}>
        {(found) =>
          found.result && (found.result.headline || found.result.surfaces.some(isMeasured)) ? (
            <Measured visibility={found} result={found.result} overview={overview} />
          ) : (
            <Unmeasured projectId={projectId} />
          )
        }
      </Load>
    </>
  );
}

const isMeasured = ({ presence }: { presence: ScanResult['surfaces'][number]['presence'] }): boolean =>
  presence.status === 'measured';

/** A scan that goes on: where to follow it. */
function Running({ overview }: { overview: Overview }) {
  const { text } = useWording();
  const { lastScan, project } = overview;
  if (!lastScan || !['queued', 'running', 'cancelling'].includes(lastScan.status)) return null;
  return (
    <p className="notice" role="status">
      {text.presence.running}.{' '}
      <Link to="/projects/$projectId/scans/$scanId" params={{ projectId: project.id, scanId: lastScan.id }}>
        {text.presence.follow}
      </Link>
    </p>
  );
}

/** From the figure to what follows from it. */
function Next({ projectId }: { projectId: string }) {
  const { text } = useWording();
  const params = { projectId };
  return (
    <section className="next">
      <h2>{text.presence.next}</h2>
      <p className="actions">
        <Link className="button" to="/projects/$projectId/competitors" params={params}>
          {text.presence.compare}
        </Link>
        <Link className="button" to="/projects/$projectId/answers" params={params}>
          {text.presence.read}
        </Link>
        <Link className="button" to="/projects/$projectId/sources" params={params}>
          {text.presence.cite}
        </Link>
        <Link className="button" to="/projects/$projectId/improve" params={params} search={{ view: 'moves' }}>
          {text.presence.improve}
        </Link>
        <Link
          className="button"
          to="/projects/$projectId/improve"
          params={params}
          search={{ view: 'changes' }}
        >
          {text.presence.worked}
        </Link>
        <Link className="button" to="/projects/$projectId/scans" params={params}>
          {text.presence.again}
        </Link>
      </p>
    </section>
  );
}

interface Place {
  projectId: string;
  scanId: string | null;
}

interface HeadlineProps {
  headline: NonNullable<ScanResult['headline']>;
  result: ScanResult;
  place: Place;
}

/** The one figure of engines that can be pooled. */
function Headline({ headline, result, place }: HeadlineProps) {
  const { text, language } = useWording();
  const format = useFormat();
  const { presence } = headline;
  const about = { figure: presence, ...place, engines: headline.engines };
  return (
    <>
      {headline.source === 'predictor' && <p>{text.presence.forecast}</p>}
      <p className="estimate large">
        <Why {...about}>{estimateText(presence, language) ?? text.status[presence.status]}</Why>
      </p>
      <p>
        <Badge provenance={presence.provenance} />{' '}
        <span className="small">
          {presence.provenance === 'predicted' ? text.why.asOf : text.home.measured}{' '}
          {format.when(presence.asOf)}
        </span>{' '}
        <Why {...about} />
      </p>
      <p className="sentence">
        <HeadlineWords headline={headline} />
      </p>
      {headline.source === 'predictor' && result.overall && result.overall.presence.value !== null && (
        <p className="small">
          {text.presence.sandboxSays(estimateText(result.overall.presence, language) ?? '')}
        </p>
      )}
      {headline.source === 'measured' && <ByDemand weighted={result.overall?.demandWeighted} />}
    </>
  );
}

/** Engines of several surfaces have no figure together: each surface has its own. */
function BySurface({ surfaces, place }: { surfaces: ScanResult['surfaces']; place: Place }) {
  const { text, language } = useWording();
  const format = useFormat();
  return (
    <>
      {surfaces.map(({ surface, engines, presence, demandWeighted, shown }) => (
        <div key={surface}>
          <h2>{text.presence.pooled(text.surface[surface] ?? surface)}</h2>
          <p className="estimate large">
            <Why figure={presence} {...place} engines={engines}>
              {estimateText(presence, language) ?? text.status[presence.status]}
            </Why>
          </p>
          <p>
            <Badge provenance={presence.provenance} />{' '}
            <span className="small">
              {text.home.measured} {format.when(presence.asOf)}
            </span>
          </p>
          <ByDemand weighted={demandWeighted} />
          {shown && shown.value !== null && (
            <p className="small">{text.presence.shown(percent(shown.value, shown.ci, language))}</p>
          )}
        </div>
      ))}
      <p className="small">{text.presence.apart}</p>
    </>
  );
}

interface Props {
  visibility: Visibility;
  result: ScanResult;
  overview: Overview;
}

function Measured({ visibility, result, overview }: Props) {
  const { text, language } = useWording();
  const { headline, engines, surfaces, notes } = result;
  const change = overview.latest?.change;
  const { scanId } = visibility;
  const { id: projectId } = overview.project;
  const rows = [
    ...(surfaces.length > 1 || engines.length > 1
      ? surfaces.map(({ surface, engines, presence }) => ({
          label: text.presence.pooled(text.surface[surface] ?? surface),
          engines,
          figure: presence,
        }))
      : []),
    ...engines.map(({ engine, label, presence }) => ({ label, engines: [engine], figure: presence })),
  ];
  const why = rows.map(({ label, engines, figure }) => ({ name: label, figure, projectId, scanId, engines }));
  const missing = engines.filter(({ presence }) => presence.status !== 'measured');
  const { overall } = visibility.longRun;
  return (
    <>
      <section className="headline">
        {headline ? (
          <Headline headline={headline} result={result} place={{ projectId, scanId }} />
        ) : (
          <BySurface surfaces={surfaces.filter(isMeasured)} place={{ projectId, scanId }} />
        )}
        {change && (
          <p>
            <ChangeSince change={change} />{' '}
            <Link to="/projects/$projectId/history" params={{ projectId }}>
              {text.pages.history}
            </Link>
          </p>
        )}
        {overall && (
          <p className="small">
            {text.presence.longRun(percent(overall.value, overall.ci, language), overall.scans)}
          </p>
        )}
      </section>
      {headline &&
        (headline.presence.market === null || headline.presence.label === 'indicative') &&
        headline.source === 'measured' && (
          <TooFew figure={headline.presence} projectId={projectId} engines={headline.engines.length} />
        )}
      {missing.length > 0 && (
        <section className="notice">
          <h2>{text.presence.partial}</h2>
          <ul>
            {missing.map(({ engine, label, presence }) => (
              <li key={engine}>
                {label}: {text.status[presence.status]}
              </li>
            ))}
          </ul>
          {scanId !== null && (
            <Link to="/projects/$projectId/scans/$scanId" params={{ projectId, scanId }}>
              {text.unmeasured.look}
            </Link>
          )}
        </section>
      )}
      <section className="card">
        <h2>{text.presence.engines}</h2>
        <FigureBox
          name={text.presence.engines}
          draw={(width) =>
            bandRows(bandRowsOf(rows, text), { width, language, title: text.presence.engines })
          }
          table={tableOf(rows, text)}
          why={why}
        />
        <p className="small">{text.presence.these}</p>
      </section>
      <Next projectId={projectId} />
      {notes.length > 0 && (
        <details>
          <summary>{text.presence.notes}</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <Said>{note}</Said>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
