export { citationOperations } from './resource.ts';
export {
  getCitationDomains,
  getPageCitations,
  getSourceGaps,
  getSourceTypes,
  listCitationChanges,
} from './service.ts';
