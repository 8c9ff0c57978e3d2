export { findFactSheet } from './queries.ts';
export { factSheetOperations } from './resource.ts';
export { getClaimAccuracy } from './service.ts';
