export { assertEngineToFilter, assertSurfaceToFilter } from './known.ts';
export { engineVerbs } from './verbs.ts';
