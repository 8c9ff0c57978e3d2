export { areAlike, contentWords, createLikenessIndex } from './likeness.ts';
