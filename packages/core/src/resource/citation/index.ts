export { citationOperations } from './resource.ts';
