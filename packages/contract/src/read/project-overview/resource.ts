import { ListProjects } from '../../account/project/schema.ts';
import { operation, resource } from '../../kernel/operation.ts';
import { ProjectList, ProjectOverview } from './schema.ts';

export const projectOverviewOperations = resource('Projects', [
  operation({
    id: 'list_projects',
    address: 'GET /v1/projects',
    scope: 'projects:read',
    summary: 'List projects',
    description:
      'With the newest scan’s presence and the tested change since the scan before, newest first. Deleted ones only with state=deleted.',
    query: ListProjects,
    returns: ProjectList,
  }),
  operation({
    id: 'get_project_overview',
    address: 'GET /v1/projects/{projectId}/overview',
    scope: 'projects:read',
    summary: 'Read a project at a glance',
    description:
      'Newest presence with interval, the change since the scan before with its verdict, the last scan, the active prompt set, open alerts, the next scheduled run, free credits, and what to do next.',
    returns: ProjectOverview,
  }),
]);
