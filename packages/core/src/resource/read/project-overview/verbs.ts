import { projectOverviewOperations } from '@svc/contract/read/project-overview';
import { implement } from '../../../implement/index.ts';
import { getProjectOverview, listProjectsWithScores } from './service.ts';

export const projectOverviewVerbs = implement(projectOverviewOperations, {
  list_projects: { run: listProjectsWithScores },
  get_project_overview: { run: getProjectOverview },
});
