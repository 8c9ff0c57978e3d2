export { sentimentOperations } from './resource.ts';
