export { projectOverviewOperations } from './resource.ts';
export type { ProjectOverview } from './schema.ts';
export { getProjectOverview } from './service.ts';
