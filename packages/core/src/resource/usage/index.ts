export { noteUsage } from './queries.ts';
export { usageOperations } from './resource.ts';
