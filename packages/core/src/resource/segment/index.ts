export { findSegment } from './queries.ts';
export { segmentOperations } from './resource.ts';
