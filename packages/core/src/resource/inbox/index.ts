export { inboxOperations } from './resource.ts';
