export { jobOperations } from './resource.ts';
