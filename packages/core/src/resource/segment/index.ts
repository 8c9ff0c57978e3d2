export { findSegment, segmentIds } from './queries.ts';
export { segmentOperations } from './resource.ts';
export { createSegment } from './service.ts';
