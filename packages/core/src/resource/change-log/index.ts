export { changeLogOperations } from './resource.ts';
