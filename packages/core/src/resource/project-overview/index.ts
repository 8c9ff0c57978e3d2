export { projectOverviewOperations } from './resource.ts';
