export { analysisOperations } from './resource.ts';
