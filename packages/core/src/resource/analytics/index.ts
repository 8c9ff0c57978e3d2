export { analyticsOperations } from './resource.ts';
