export { measureShippedJob } from './jobs.ts';
export { measureAwaited } from './measure.ts';
export { casesOf, type ToldCase } from './told.ts';
export { recommendationVerbs } from './verbs.ts';
