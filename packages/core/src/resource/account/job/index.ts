export { jobVerbs } from './verbs.ts';
