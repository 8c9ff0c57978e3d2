export { privacyOperations } from './resource.ts';
export { retain, retainJob } from './retain.ts';
