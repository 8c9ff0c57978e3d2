export { discoverCompetitors } from './discover.ts';
export { competitorSuggestionEvents } from './events.ts';
export { discoverCompetitorsJob } from './jobs.ts';
export { forgetExamples } from './queries.ts';
export { competitorSuggestionOperations } from './resource.ts';
