import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { getProjectOverview, listProjects } from '../data/operations.gen.ts';
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

/** What can be set of the workspace. Areas of a project, at their address of before, lead on to its own. */
export function Settings() {
  const text = useAreaText(frameText);
  const { area } = useParams({ from: '/frame/settings/$area' });
  const projects = useRead(listProjects, { limit: 1, state: 'active' });
  const { project } = useSearch({ from: '/frame/settings/$area' });
  const first = project ?? projects.data?.items[0]?.id;
  const navigate = useNavigate({ from: '/settings/$area' });
  // The menu has the project’s settings, too: which one stands in the address.
  useEffect(() => {
    if (first === undefined || first === project) return;
    void navigate({ search: (before) => ({ ...before, project: first }), replace: true });
  }, [first, project, navigate]);
  return (
    <main id="content" tabIndex={-1} className="settings-page">
      <Suspense fallback={<Skeleton lines={8} />}>
        {isWorkspaceArea(area) ? (
          <OfWorkspace area={area} />
        ) : isProjectArea(area) ? (
          <Load query={projects} lines={8}>
            {() =>
              first === undefined ? (
                <>
                  <h1 className="display">{text.areas[area]}</h1>
                  <Empty action={<Link to="/new">{text.make}</Link>}>{text.none}</Empty>
                </>
              ) : (
                <Navigate
                  to="/projects/$projectId/settings/$area"
                  params={{ projectId: first, area }}
                  replace
                />
              )
            }
          </Load>
        ) : (
          <Unknown />
        )}
      </Suspense>
    </main>
  );
}

/** What can be set of one project. */
export function ProjectSettings() {
  const { area, projectId } = useParams({ from: '/frame/projects/$projectId/settings/$area' });
  const overview = useRead(getProjectOverview, { projectId }, { keep: false });
  return (
    <main id="content" tabIndex={-1} className="settings-page">
      <Suspense fallback={<Skeleton lines={8} />}>
        {isProjectArea(area) ? (
          <Load query={overview} lines={8}>
            {({ project }) => (
              <ZoneContext value={project.timeZone}>
                <OfProject area={area} projectId={projectId} />
              </ZoneContext>
            )}
          </Load>
        ) : (
          <Unknown />
        )}
      </Suspense>
    </main>
  );
}

function Unknown() {
  const text = useAreaText(frameText);
  return (
    <>
      <h1 className="display">{text.title}</h1>
      <Failed error={new Error(text.unknown)} />
    </>
  );
}

function OfWorkspace({ area }: { area: WorkspaceArea }) {
  const Area = workspaceAreas[area];
  return <Area />;
}

function OfProject({ area, projectId }: { area: ProjectArea; projectId: string }) {
  const Area = projectAreas[area];
  // Another project's form starts anew.
  return <Area key={projectId} projectId={projectId} />;
}
