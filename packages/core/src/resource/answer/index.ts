export { answerOperations } from './resource.ts';
export { Answer } from './schema.ts';
export { getAnswer, listScanAnswers } from './service.ts';
