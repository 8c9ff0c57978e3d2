export { savedViewOperations } from './resource.ts';
