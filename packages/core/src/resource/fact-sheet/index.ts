export { findFactSheet } from './queries.ts';
export { factSheetOperations } from './resource.ts';
export { Fact, SetFactSheet } from './schema.ts';
export { getClaimAccuracy, setFactSheet } from './service.ts';
