export { answerOperations } from './resource.ts';
export { Answer } from './schema.ts';
export { getAnswer } from './service.ts';
