export { citationOperations } from './resource.ts';
export { getPageCitations, listCitationChanges } from './service.ts';
