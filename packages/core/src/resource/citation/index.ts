export { forgetContents, readCitedFeatures } from './queries-content.ts';
export { citationOperations } from './resource.ts';
export {
  getCitationDomains,
  getDomainsAndGaps,
  getFanoutQueries,
  getPageCitations,
  getSourceGaps,
  getSourceTypes,
  listCitationChanges,
  promptsOfSourceGaps,
} from './service.ts';
