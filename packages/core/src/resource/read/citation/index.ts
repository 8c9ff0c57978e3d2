export { getCitedContent, type ReadContent, readContent } from './content.ts';
export { findCitationChangesJob } from './jobs.ts';
export {
  forgetContents,
  type KeptContent,
  type PageShows,
  readCitedFeatures,
  readContents,
} from './queries-content.ts';
export { readFanoutsOfPrompts } from './queries-fanouts.ts';
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
export { citationVerbs } from './verbs.ts';
