export { findSegment, segmentIds } from './queries.ts';
export { createSegment, deleteSegment, listSegments, segmentVerbs, updateSegment } from './verbs.ts';
