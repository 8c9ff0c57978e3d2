import { spark } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { Num, Strip } from '../../kit/figure.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Verdict } from '../../kit/verdict.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed, Skeleton } from '../../part/load.tsx';
import { Why } from '../../part/why.tsx';
import { useAreaText } from '../../text/area.ts';
import { type Project, useStanding } from './standing.ts';
import { homeWords } from './words.ts';

/** One project: a line for each kind of answers, then rank, scans and what is open. */
export function ProjectCard({ project }: { project: Project }) {
  const words = useAreaText(homeWords);
  const format = useFormat(project.timeZone);
  const { id, name, brand, latest } = project;
  const { loading, error, spoken, overview, rank } = useStanding(project);
  const params = { projectId: id };
  return (
    <li className="card project-card">
      <div className="card-head">
        <div>
          <h2>
            <Link to="/projects/$projectId" params={params}>
              {name}
            </Link>
          </h2>
          <p>
            {[brand.name, rank && words.rank(format.rank(rank.rank), rank.of)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {overview && overview.alerts.length > 0 && (
          <Link to="/projects/$projectId/reports/alerts" params={params} className="tag warn">
            {words.alerts(overview.alerts.length)}
          </Link>
        )}
      </div>
      {error && !overview ? (
        <Failed error={error} />
      ) : loading ? (
        <Skeleton lines={3} />
      ) : spoken.length === 0 ? (
        <p className="project-none">
          {latest === null ? words.never : words.tooFew}.{' '}
          {latest === null && (
            <Link to="/projects/$projectId/scans" params={params} search={{ start: true }}>
              {words.start}
            </Link>
          )}
        </p>
      ) : (
        <ul className="lines">
          {spoken.map((one) => (
            <SurfaceLine key={one.surface.surface} {...one} projectId={id} />
          ))}
        </ul>
      )}
      <p className="card-foot">
        <span>
          {[
            latest && words.scan(format.moment(latest.at)),
            overview?.nextRunAt ? words.next(format.moment(overview.nextRunAt)) : words.unplanned,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </li>
  );
}

type Spoken = ReturnType<typeof useStanding>['spoken'][number];

function SurfaceLine({ surface, figure, shown, change, line, projectId }: Spoken & { projectId: string }) {
  const labels = useLabels();
  const values = line?.points.map(({ figure }) => figure.value) ?? [];
  const breaks = line?.points.flatMap(({ breaks }, index) => (breaks.length > 0 ? [index] : [])) ?? [];
  return (
    <li className="project-line">
      <div>
        <small>{labels.surface(surface.surface, surface.engines)}</small>
        <Why projectId={projectId} scanId={null} figure={figure} engines={surface.engines}>
          <Num shown={shown} frame="tracked" />
        </Why>
        <Strip shown={shown} width={150} />
      </div>
      <div>
        <Marks hidden figure={spark({ values, breaks, width: 96, title: '' })} />
        <Verdict change={change} short />
      </div>
    </li>
  );
}
