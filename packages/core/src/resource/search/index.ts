export { searchOperations } from './resource.ts';
