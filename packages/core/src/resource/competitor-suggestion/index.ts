export { discoverCompetitors } from './discover.ts';
export { competitorSuggestionEvents } from './events.ts';
export { discoverCompetitorsJob } from './jobs.ts';
export { competitorSuggestionOperations } from './resource.ts';
