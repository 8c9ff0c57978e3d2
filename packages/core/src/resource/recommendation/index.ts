export { recommendationEvents } from './events.ts';
export { measureShippedJob } from './jobs.ts';
export { measureAwaited } from './measure.ts';
export { recommendationOperations } from './resource.ts';
export { casesOf, type ToldCase } from './told.ts';
