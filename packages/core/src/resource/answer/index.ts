export { answerOperations } from './resource.ts';
export { Answer } from './schema.ts';
export { SourceType } from './schema-detection.ts';
export { getAnswer, listAnswers, listScanAnswers } from './service.ts';
export { indexWords, indexWordsJob } from './words.ts';
