import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { ZoneContext } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { overviewQuery } from '../part/queries.ts';
import { useText } from '../text/index.ts';

/** The pages of one project, once it is known which. */
export function ProjectFrame() {
  const { pages } = useText();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const overview = useQuery(overviewQuery(projectId));
  return (
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
  );
}
