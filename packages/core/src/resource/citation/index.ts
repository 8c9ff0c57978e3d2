export { citationOperations } from './resource.ts';
export {
  getCitationDomains,
  getFanoutQueries,
  getPageCitations,
  getSourceGaps,
  getSourceTypes,
  listCitationChanges,
  promptsOfSourceGaps,
} from './service.ts';
