export { competitorOperations } from './resource.ts';
