import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../api.ts';
import { Badge, Change, ChangeSince, tellingChange } from '../part/badge.tsx';
import { estimateText, useFormat } from '../part/format.ts';
import { lastVisit } from '../part/last-visit.ts';
import { Empty, Load } from '../part/load.tsx';
import { Why } from '../part/why.tsx';
import { useText, useWording } from '../text/index.ts';

type Project = components['schemas']['ProjectWithScore'];

/** Every project with its newest figure; above them what changed. */
export function Home() {
  const { home } = useText();
  const projects = useQuery({
    queryKey: ['projects'],
    queryFn: () => unwrap(client.GET('/v1/projects', { params: { query: { limit: 100, state: 'active' } } })),
  });
  return (
    <main id="content" tabIndex={-1}>
      <div className="line">
        <h1>{home.title}</h1>
        <Link to="/new" className="button main">
          {home.new}
        </Link>
      </div>
      <Load query={projects}>
        {({ items }) => (items.length === 0 ? <Empty>{home.empty}</Empty> : <Projects projects={items} />)}
      </Load>
    </main>
  );
}

function Projects({ projects }: { projects: readonly Project[] }) {
  const { home } = useText();
  const [since] = useState(lastVisit);
  const format = useFormat();
  const changed = projects.filter(({ latest }) => {
    if (!latest) return false;
    if (since !== null) return Date.parse(latest.at) > Date.parse(since);
    if (!latest.change) return false;
    const { verdict } = tellingChange(latest.change);
    return verdict === 'rise' || verdict === 'fall';
  });
  return (
    <>
      <section className="card">
        <h2>{home.changed}</h2>
        {since !== null && <p className="small">{home.since(`${format.when(since)} (${format.zone})`)}</p>}
        {changed.length === 0 && <p>{since === null ? home.nothingChanged : home.nothingNew}</p>}
        {changed.length > 0 && (
          <ul className="plain">
            {changed.map((project) => (
              <li key={project.id}>
                <Link to="/projects/$projectId" params={{ projectId: project.id }}>
                  {project.brand.name}
                </Link>
                :{' '}
                {project.latest?.change ? (
                  <Change change={tellingChange(project.latest.change)} />
                ) : (
                  home.first
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <ul className="tiles">
        {projects.map((project) => (
          <Tile key={project.id} project={project} />
        ))}
      </ul>
    </>
  );
}

function Tile({ project }: { project: Project }) {
  const { text, language } = useWording();
  const { home } = text;
  const format = useFormat(project.timeZone);
  const { latest, brand, name } = project;
  const presence = latest?.presence;
  return (
    <li className="card tile">
      <h2>
        <Link to="/projects/$projectId" params={{ projectId: project.id }}>
          {name}
        </Link>
      </h2>
      <p className="small">
        {brand.name}
        {project.description === null ? '' : ` · ${project.description}`}
      </p>
      <p className="estimate">
        {presence && latest ? (
          <Why figure={presence} projectId={project.id} scanId={latest.scanId} engines={project.engines}>
            {estimateText(presence, language) ?? text.status[presence.status]}
          </Why>
        ) : latest ? (
          // Engines of several surfaces were asked: no figure stands for all.
          latest.status === 'measured' ? (
            home.bySurface
          ) : (
            text.status[latest.status]
          )
        ) : (
          home.never
        )}
      </p>
      <p className="small">
        {presence && <Badge provenance={presence.provenance} />}{' '}
        {latest &&
          `${presence?.provenance === 'predicted' ? text.home.asOf : home.measured} ${format.when(latest.at)} (${format.zone})`}
      </p>
      {isSandbox(project) && latest && <p className="small">{text.presence.emulated}</p>}
      {latest && (
        <p className="small">
          {latest.change ? <ChangeSince change={latest.change} /> : `${home.change}: ${home.first}`}
        </p>
      )}
    </li>
  );
}

/** Asked nobody but the sandbox: the figure is about the given pages alone. */
const isSandbox = ({ engines }: Project): boolean => engines.every((engine) => engine === 'sandbox');
