export { planVerbs } from './verbs.ts';
