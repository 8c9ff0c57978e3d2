import { operation, resource } from '../../kernel/operation.ts';
import { PreviewSegment, SegmentPreview, segments } from './schema.ts';

const { operations, reading } = segments;

export const segmentOperations = resource('Segments', [
  operations.list(
    'List segments',
    'Saved rules that select prompts, engines and scans; every figure accepts one as `segmentId`.',
  ),
  operations.create(
    'Create a segment',
    'Saves rules under a name. Preview them first: few prompts give a wide interval.',
  ),
  operation({
    ...reading,
    id: 'preview_segment',
    address: 'POST /v1/projects/{projectId}/segments/preview',
    effect: 'read',
    summary: 'Try rules on the newest scan',
    description:
      'How many prompts and answers the rules select in the newest scan, and presence with its interval.',
    body: PreviewSegment,
    returns: SegmentPreview,
  }),
  operations.update('Change a segment', 'New rules raise its version and apply to past figures too.'),
  operations.delete('Delete a segment', 'Measurements stay; figures can no longer be filtered by it.'),
]);
