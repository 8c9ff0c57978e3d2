import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { listProjects } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { ZoneContext } from '../part/format.ts';
import { Empty, Failed, Load, Skeleton } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import {
  isProjectArea,
  isWorkspaceArea,
  type ProjectArea,
  projectAreas,
  type WorkspaceArea,
  workspaceAreas,
} from './areas.ts';
import { frameText } from './text/frame.ts';

/** Everything that can be set, behind one menu: of the workspace, and of one project. */
export function Settings() {
  const text = useAreaText(frameText);
  const { area } = useParams({ from: '/frame/settings/$area' });
  const projects = useRead(listProjects, { limit: 100, state: 'active' });
  const { project } = useSearch({ from: '/frame/settings/$area' });
  const items = projects.data?.items ?? [];
  const chosen = items.find(({ id }) => id === project) ?? items[0];
  const projectId = chosen?.id;
  const navigate = useNavigate({ from: '/settings/$area' });
  // What is shown stands in the address: a project that is made later does not take its place.
  useEffect(() => {
    if (projectId === undefined || projectId === project) return;
    void navigate({ search: (before) => ({ ...before, project: projectId }), replace: true });
  }, [projectId, project, navigate]);
  return (
    <main id="content" tabIndex={-1} className="settings-page">
      {items.length > 1 && chosen && isProjectArea(area) && (
        <Chooser projects={items} projectId={chosen.id} />
      )}
      <Suspense fallback={<Skeleton lines={8} />}>
        {isWorkspaceArea(area) ? (
          <OfWorkspace area={area} />
        ) : isProjectArea(area) ? (
          <Load query={projects} lines={8}>
            {() =>
              chosen === undefined ? (
                <>
                  <h1>{text.areas[area]}</h1>
                  <Empty action={<Link to="/new">{text.make}</Link>}>{text.none}</Empty>
                </>
              ) : (
                <ZoneContext value={chosen.timeZone}>
                  <OfProject area={area} projectId={chosen.id} />
                </ZoneContext>
              )
            }
          </Load>
        ) : (
          <>
            <h1>{text.title}</h1>
            <Failed error={new Error(text.unknown)} />
          </>
        )}
      </Suspense>
    </main>
  );
}

function OfWorkspace({ area }: { area: WorkspaceArea }) {
  const text = useAreaText(frameText);
  const Area = workspaceAreas[area];
  return (
    <>
      <h1 className="display">{text.areas[area]}</h1>
      <Area />
    </>
  );
}

function OfProject({ area, projectId }: { area: ProjectArea; projectId: string }) {
  const text = useAreaText(frameText);
  const Area = projectAreas[area];
  return (
    <>
      <h1 className="display">{text.areas[area]}</h1>
      {/* Another project's form starts anew. */}
      <Area key={projectId} projectId={projectId} />
    </>
  );
}

interface ChooserProps {
  projects: readonly { id: string; name: string }[];
  projectId: string;
}

function Chooser({ projects, projectId }: ChooserProps) {
  const text = useAreaText(frameText);
  const navigate = useNavigate({ from: '/settings/$area' });
  return (
    <label>
      <span className="hidden">{text.choose}</span>
      <select
        value={projectId}
        onChange={({ target }) =>
          void navigate({ search: (before) => ({ ...before, project: target.value }) })
        }
      >
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
