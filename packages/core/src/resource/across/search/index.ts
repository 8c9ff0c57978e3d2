export { searchVerbs } from './verbs.ts';
