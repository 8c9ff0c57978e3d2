export { recommendationEvents } from './events.ts';
export { recommendationOperations } from './resource.ts';
