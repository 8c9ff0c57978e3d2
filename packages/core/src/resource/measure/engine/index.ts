export { engineVerbs } from './verbs.ts';
