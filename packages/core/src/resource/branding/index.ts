export { brandingOperations } from './resource.ts';
