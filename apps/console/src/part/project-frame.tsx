import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useText } from '../text/index.ts';
import { Load } from './load.tsx';
import { projectPages } from './pages.ts';
import { overviewQuery } from './queries.ts';

/** The pages of one project. */
export function ProjectFrame() {
  const { pages, frame } = useText();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const overview = useQuery(overviewQuery(projectId));
  return (
    <div className="project">
      <nav className="side" aria-label={frame.menu}>
        <p className="project-name">{overview.data?.project.brand.name}</p>
        <ul>
          {projectPages.map(({ name, to }) => (
            <li key={name}>
              <Link
                to={to}
                params={{ projectId }}
                activeOptions={{ exact: name === 'presence', includeSearch: false }}
              >
                {pages[name]}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/settings/$area" params={{ area: 'project' }} search={{ project: projectId }}>
              {frame.settings}
            </Link>
          </li>
        </ul>
      </nav>
      <main id="content" tabIndex={-1}>
        <Load query={overview} lines={10}>
          {() => <Outlet />}
        </Load>
      </main>
    </div>
  );
}
