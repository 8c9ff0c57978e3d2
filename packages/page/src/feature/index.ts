export type { PageFeature, PageFeatureId, PageFeatures } from './feature.ts';
export { type PageDate, readUpdated } from './origin.ts';
export { readFeatures } from './read-features.ts';
export { type PromptFeatureId, type PromptQuestion, readPromptFeatures, toFeatureVector } from './vector.ts';
