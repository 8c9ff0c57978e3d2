export { changeLogVerbs } from './verbs.ts';
