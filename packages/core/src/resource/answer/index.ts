export type { KeptEvidence } from './queries.ts';
export { indexWords } from './queries.ts';
export { answerOperations } from './resource.ts';
export { Answer } from './schema.ts';
export { SourceType } from './schema-detection.ts';
export { getAnswer, listAnswers, listScanAnswers } from './service.ts';
export { indexWordsJob } from './words.ts';
