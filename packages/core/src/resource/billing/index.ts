export { billingOperations } from './resource.ts';
