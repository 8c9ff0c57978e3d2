import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useText } from '../text/index.ts';
import { ZoneContext } from './format.ts';
import { Load } from './load.tsx';
import { projectPages } from './pages.ts';
import { overviewQuery } from './queries.ts';
import { useInMenu } from './use-in-menu.ts';

/** Loaded after the page: nobody waits for it. */
const SavedViews = lazy(() => import('../view/saved-views.tsx'));

/** The pages of one project. */
export function ProjectFrame() {
  const { pages, frame } = useText();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const overview = useQuery(overviewQuery(projectId));
  useInMenu(useRouterState({ select: ({ location }) => location.pathname }));
  const zone = overview.data?.project.timeZone;
  return (
    <div className="project">
      <nav className="side" aria-label={frame.menu}>
        <div className="stay">
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
          <Suspense>
            <SavedViews projectId={projectId} />
          </Suspense>
          {zone !== undefined && <p className="small zone">{frame.times(zone)}</p>}
        </div>
      </nav>
      <main id="content" tabIndex={-1}>
        {overview.error && !overview.data && <h1>{pages.project}</h1>}
        <Load query={overview} lines={10}>
          {({ project }) => (
            <ZoneContext value={project.timeZone}>
              <Outlet />
            </ZoneContext>
          )}
        </Load>
      </main>
    </div>
  );
}
