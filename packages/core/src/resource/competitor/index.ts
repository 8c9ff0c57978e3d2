export { competitorOperations } from './resource.ts';
export { addCompetitor, updateCompetitor } from './service.ts';
