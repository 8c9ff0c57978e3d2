export { planOperations } from './resource.ts';
