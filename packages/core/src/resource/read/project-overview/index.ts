export { getProjectOverview } from './service.ts';
export { projectOverviewVerbs } from './verbs.ts';
