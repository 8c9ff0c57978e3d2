export { discoverCompetitors } from './discover.ts';
export { discoverCompetitorsJob } from './jobs.ts';
export { forgetExamples } from './queries.ts';
export { competitorSuggestionVerbs } from './verbs.ts';
