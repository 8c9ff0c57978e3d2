export { discoverCompetitors } from './discover.ts';
export { discoverCompetitorsJob } from './jobs.ts';
export { forgetExamples } from './queries.ts';
export { forgetNames } from './queries-names.ts';
export { competitorSuggestionVerbs } from './verbs.ts';
