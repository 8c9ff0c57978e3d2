export { findSegment, segmentIds } from './queries.ts';
export { segmentOperations } from './resource.ts';
export { CreateSegment, type Segment } from './schema.ts';
export { createSegment, deleteSegment, listSegments, updateSegment } from './service.ts';
