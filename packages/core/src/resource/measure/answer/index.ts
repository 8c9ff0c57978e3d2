export type { KeptEvidence } from './queries.ts';
export { indexWords } from './queries.ts';
export { getAnswer, listAnswers, listScanAnswers } from './service.ts';
export { answerVerbs } from './verbs.ts';
export { indexWordsJob } from './words.ts';
