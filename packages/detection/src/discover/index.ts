/** Brands that nobody named: found in answers by layout, letters and cited domains. */
export { type AnswerNames, namesVersion, readNames } from './answer-names.ts';
export { Discovery, defaultCut } from './discover.ts';
export { type Evidence, keyOf } from './name.ts';
export type { KnownBrand } from './relation.ts';
export type { DiscoveryAnswer, Suggestion } from './types.ts';
