import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { overviewQuery } from '../part/queries.ts';
import { useInMenu } from '../part/use-in-menu.ts';
import { useAreaText } from '../text/area.ts';
import { useText } from '../text/index.ts';
import { groups } from './areas.ts';
import { frameText } from './text/frame.ts';

/** The left column of the settings: the way back, then what can be set, in groups. */
export default function SettingsMenu() {
  const text = useAreaText(frameText);
  const { devices } = useText();
  const { project } = useSearch({ strict: false }) as { project?: string };
  const overview = useQuery({ ...overviewQuery(project ?? ''), enabled: project !== undefined });
  useInMenu(project);
  const name = overview.data?.project.name ?? text.groups.project;
  return (
    <>
      <Link
        to={project === undefined ? '/' : '/projects/$projectId'}
        params={{ projectId: project ?? '' }}
        activeProps={{ className: '' }}
        className="back"
      >
        <Icon name="back" /> <span>{project === undefined ? text.back : text.backTo(name)}</span>
      </Link>
      {groups
        .filter((group) => group.name !== 'project' || project !== undefined)
        .map((group) => (
          <div key={group.name} className="menu-group">
            <h2>{text.groups[group.name]}</h2>
            <ul>
              {group.areas.map((area) => (
                <li key={area}>
                  <Link
                    to="/settings/$area"
                    params={{ area }}
                    search={(before) => ({ ...before, ...(project !== undefined && { project }) })}
                    activeOptions={{ includeSearch: false }}
                  >
                    <span>{text.areas[area]}</span>
                  </Link>
                </li>
              ))}
              {group.name === 'you' && (
                <li>
                  <Link
                    to="/settings/devices"
                    search={(before) => ({ ...before, ...(project !== undefined && { project }) })}
                    activeOptions={{ includeSearch: false }}
                  >
                    <span>{devices.open}</span>
                  </Link>
                </li>
              )}
            </ul>
          </div>
        ))}
    </>
  );
}
