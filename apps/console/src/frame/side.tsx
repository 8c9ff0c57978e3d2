import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../data/lazy.ts';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/index.ts';
import { placeOf, places } from './places.ts';
import { StatusLine } from './status-line.tsx';
import { Switcher } from './switcher.tsx';

/** Loaded after the page: nobody waits for them. */
const SavedViews = lazyPart(() => import('../view/saved-views.tsx'));
const SettingsMenu = lazyPart(() => import('../settings/menu.tsx'));

/** The left column: which project, its six places, and what stands beside them. */
export function Side({ projectId, inSettings }: { projectId: string | undefined; inSettings: boolean }) {
  const { frame } = useText();
  if (inSettings)
    return (
      <nav className="side" aria-label={frame.settings}>
        <div>
          <Suspense>
            <SettingsMenu />
          </Suspense>
        </div>
      </nav>
    );
  return (
    <nav className="side" aria-label={frame.menu}>
      <div>
        <Switcher projectId={projectId} />
        {projectId !== undefined && <Places projectId={projectId} />}
        {projectId !== undefined && (
          <Suspense>
            <SavedViews projectId={projectId} />
          </Suspense>
        )}
        <span className="fill" />
        <ul>
          {projectId === undefined && (
            <li>
              <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
                <Icon name="projects" /> <span>{frame.projects}</span>
              </Link>
            </li>
          )}
          <li>
            <Link
              {...(projectId === undefined
                ? { to: '/settings/$area', params: { area: 'workspace' } }
                : { to: '/projects/$projectId/settings/$area', params: { projectId, area: 'project' } })}
            >
              <Icon name="settings" /> <span>{frame.settings}</span>
            </Link>
          </li>
          {projectId !== undefined && (
            <li>
              <Link to="/projects/$projectId/help" params={{ projectId }}>
                <Icon name="help" /> <span>{frame.help}</span>
              </Link>
            </li>
          )}
        </ul>
        {projectId !== undefined && <StatusLine projectId={projectId} />}
      </div>
    </nav>
  );
}

function Places({ projectId }: { projectId: string }) {
  const { places: names } = useText();
  const here = useRouterState({ select: ({ location }) => placeOf(location.pathname) });
  return (
    <ul>
      {places.map(({ name, to, icon }) => (
        <li key={name}>
          <Link
            to={to}
            params={{ projectId }}
            activeOptions={{ exact: true }}
            activeProps={{ className: '' }}
            className={here === name ? 'active' : ''}
            {...(here === name && { 'aria-current': 'page' as const })}
          >
            <Icon name={icon} /> <span>{names[name]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
