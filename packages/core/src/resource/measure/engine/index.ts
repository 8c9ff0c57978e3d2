export { assertEngineToFilter } from './known.ts';
export { engineVerbs } from './verbs.ts';
