export { workspaceOperations } from './resource.ts';
