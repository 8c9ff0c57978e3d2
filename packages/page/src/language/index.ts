export { type DetectedLanguage, detectLanguage } from './detect.ts';
export { isFiller } from './filler-word.ts';
export { stopWords } from './stop-word.ts';
export { fold, singularOf, splitSentences, splitWords, termOf } from './words.ts';
