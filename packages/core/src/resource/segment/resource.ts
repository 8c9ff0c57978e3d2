import { deleted, operation, resource } from '../../kernel/index.ts';
import { ProjectParams } from '../project/index.ts';
import {
  CreateSegment,
  ListSegments,
  PreviewSegment,
  Segment,
  SegmentList,
  SegmentParams,
  SegmentPreview,
  UpdateSegment,
} from './schema.ts';
import { createSegment, deleteSegment, listSegments, previewSegment, updateSegment } from './service.ts';

const reading = { scope: 'analytics:read', fine: 'segments:read' } as const;
const writing = { scope: 'projects:write', fine: 'segments:write' } as const;

export const segmentOperations = resource('Segments', [
  operation({
    ...reading,
    id: 'list_segments',
    address: 'GET /v1/projects/{projectId}/segments',
    summary: 'List segments',
    description: 'Saved rules that pick prompts, engines and scans; every figure takes one as `segmentId`.',
    params: ProjectParams,
    query: ListSegments,
    returns: SegmentList,
    run: listSegments,
  }),
  operation({
    ...writing,
    id: 'create_segment',
    address: 'POST /v1/projects/{projectId}/segments',
    summary: 'Create a segment',
    description: 'Saves rules under a name. Preview them first: few prompts give a wide interval.',
    params: ProjectParams,
    body: CreateSegment,
    returns: Segment,
    run: createSegment,
  }),
  operation({
    ...reading,
    id: 'preview_segment',
    address: 'POST /v1/projects/{projectId}/segments/preview',
    effect: 'read',
    summary: 'Try rules on the newest scan',
    description:
      'How many prompts and answers the rules pick in the newest scan, and presence with its interval.',
    params: ProjectParams,
    body: PreviewSegment,
    returns: SegmentPreview,
    run: previewSegment,
  }),
  operation({
    ...writing,
    id: 'update_segment',
    address: 'PATCH /v1/projects/{projectId}/segments/{segmentId}',
    summary: 'Change a segment',
    description: 'New rules raise its version and apply to past figures too.',
    params: SegmentParams,
    body: UpdateSegment,
    returns: Segment,
    run: updateSegment,
  }),
  operation({
    ...writing,
    id: 'delete_segment',
    address: 'DELETE /v1/projects/{projectId}/segments/{segmentId}',
    summary: 'Delete a segment',
    description: 'What was measured stays; figures can no longer be filtered by it.',
    params: SegmentParams,
    returns: deleted,
    run: deleteSegment,
  }),
]);
