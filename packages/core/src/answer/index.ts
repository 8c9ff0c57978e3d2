export { answerOperations } from './resource.ts';
export { Answer } from './schema.ts';
