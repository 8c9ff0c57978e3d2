import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { overviewQuery } from '../part/queries.ts';
import { useInMenu } from '../part/use-in-menu.ts';
import { useAreaText } from '../text/area.ts';
import { type ProjectArea, projectAreas, type WorkspaceArea, workspaceAreas } from './areas.ts';
import { frameText } from './text/frame.ts';

const keysOf = <T extends object>(of: T) => Object.keys(of) as Extract<keyof T, string>[];

/** The left column of the settings: the way back, then what can be set. */
export default function SettingsMenu() {
  const text = useAreaText(frameText);
  const { project } = useSearch({ strict: false }) as { project?: string };
  const overview = useQuery({ ...overviewQuery(project ?? ''), enabled: project !== undefined });
  useInMenu(project);
  return (
    <>
      {project === undefined ? (
        <Link to="/" activeProps={{ className: '' }}>
          <Icon name="back" /> <span>{text.back}</span>
        </Link>
      ) : (
        <Link to="/projects/$projectId" params={{ projectId: project }} activeProps={{ className: '' }}>
          <Icon name="back" /> <span>{overview.data?.project.name ?? text.project}</span>
        </Link>
      )}
      {project !== undefined && (
        <>
          <h2>{text.project}</h2>
          <Menu areas={keysOf(projectAreas)} project={project} />
        </>
      )}
      <h2>{text.workspace}</h2>
      <Menu areas={keysOf(workspaceAreas)} project={project} />
    </>
  );
}

function Menu({ areas, project }: { areas: (WorkspaceArea | ProjectArea)[]; project: string | undefined }) {
  const text = useAreaText(frameText);
  return (
    <ul>
      {areas.map((area) => (
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
    </ul>
  );
}
