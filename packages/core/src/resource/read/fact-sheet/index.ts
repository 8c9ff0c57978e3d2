export { findFactSheet } from './queries.ts';
export { getClaimAccuracy, setFactSheet } from './service.ts';
export { factSheetVerbs } from './verbs.ts';
