export { metricOperations } from './resource.ts';
