export { analysisEvents } from './events.ts';
export { analysisOperations } from './resource.ts';
