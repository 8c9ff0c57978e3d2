export { insightOperations } from './resource.ts';
