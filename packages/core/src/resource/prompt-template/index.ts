export { promptTemplateOperations } from './resource.ts';
