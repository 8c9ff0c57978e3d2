export { scorecardOperations } from './resource.ts';
