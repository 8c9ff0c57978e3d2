import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouterState, useSearch } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { useMedia } from '../kit/use-media.ts';
import { overviewQuery } from '../part/queries.ts';
import { useInMenu } from '../part/use-in-menu.ts';
import { useAreaText } from '../text/area.ts';
import { useText } from '../text/index.ts';
import { groups, isProjectArea } from './areas.ts';
import { frameText } from './text/frame.ts';

/** The left column of the settings: the way back, then what can be set, in groups. */
export default function SettingsMenu() {
  const text = useAreaText(frameText);
  const { devices, frame } = useText();
  const phone = useMedia('(max-width: 45rem)');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { projectId } = useParams({ strict: false });
  const { project = projectId } = useSearch({ strict: false }) as { project?: string };
  const overview = useQuery({ ...overviewQuery(project ?? ''), enabled: project !== undefined });
  useInMenu(project);
  // The project whose settings stand in the menu goes along.
  const ofProject = project === undefined ? {} : { project };
  const name = overview.data?.project.name ?? text.groups.project;
  const list = groups
    .filter((group) => group.name !== 'project' || project !== undefined)
    .map((group) => (
      <div key={group.name} className="menu-group">
        <h2>{text.groups[group.name]}</h2>
        <ul>
          {group.areas.map((area) => (
            <li key={area}>
              <Link
                {...(project !== undefined && isProjectArea(area)
                  ? { to: '/projects/$projectId/settings/$area', params: { projectId: project, area } }
                  : { to: '/settings/$area', params: { area }, search: ofProject })}
                activeOptions={{ includeSearch: false }}
              >
                <span>{text.areas[area]}</span>
              </Link>
            </li>
          ))}
          {group.name === 'you' && (
            <li>
              <Link to="/settings/devices" search={ofProject} activeOptions={{ includeSearch: false }}>
                <span>{devices.open}</span>
              </Link>
            </li>
          )}
        </ul>
      </div>
    ));
  return (
    <>
      <Link
        to={project === undefined ? '/' : '/projects/$projectId'}
        params={{ projectId: project ?? '' }}
        activeProps={{ className: '' }}
        activeOptions={{ exact: true }}
        className="back"
      >
        <Icon name="back" /> <span>{project === undefined ? text.back : text.backTo(name)}</span>
      </Link>
      {phone ? (
        // Closed again after each way that it led.
        <details key={path}>
          <summary>{frame.settings}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}
