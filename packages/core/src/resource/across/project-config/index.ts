export { projectConfigVerbs } from './verbs.ts';
