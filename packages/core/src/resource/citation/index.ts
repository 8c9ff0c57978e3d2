export { citationEvents } from './events.ts';
export { findCitationChangesJob } from './jobs.ts';
export { readFanoutsOfPrompts } from './queries.ts';
export { forgetContents, readCitedFeatures } from './queries-content.ts';
export { citationOperations } from './resource.ts';
export {
  getCitationDomains,
  getDomainsAndGaps,
  getPageCitations,
  getSourceGaps,
  getSourceTypes,
  listCitationChanges,
  promptsOfSourceGaps,
} from './service.ts';
export { findCitationChanges } from './tell-changes.ts';
