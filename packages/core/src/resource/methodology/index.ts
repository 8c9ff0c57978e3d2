export { methodologyOperations } from './resource.ts';
