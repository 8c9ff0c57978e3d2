export { projectConfigOperations } from './resource.ts';
