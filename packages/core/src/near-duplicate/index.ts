export { areAlike, contentWords, createLikenessIndex } from './near-duplicate.ts';
