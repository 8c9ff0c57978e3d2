export { engineRunVerbs } from './verbs.ts';
