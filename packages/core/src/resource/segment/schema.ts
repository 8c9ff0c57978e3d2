import { z } from 'zod';
import { id, listOf, mode, orNull, page, timestamp } from '../../kernel/index.ts';
import { CellRules } from '../cell/index.ts';
import { Estimate } from '../score/index.ts';

const fields = {
  name: z.string().trim().min(1).max(120).meta({ description: 'Its name in lists.', example: 'Buying' }),
  description: orNull(z.string().max(1_000)),
  rules: CellRules,
};

export const Segment = z
  .strictObject({
    id: id('segment', 'The segment.'),
    projectId: id('project', 'The project.'),
    ...fields,
    version: z.int().meta({ description: 'Raised when its rules change.' }),
    createdAt: timestamp('When it was made.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Segment', description: 'Rules that pick prompts, engines and scans, for every figure.' });
export type Segment = z.output<typeof Segment>;
export const SegmentList = listOf('SegmentList', Segment);

export const CreateSegment = z
  .strictObject({ ...fields, description: fields.description.default(null) })
  .meta({ id: 'CreateSegment' });
export type CreateSegment = z.output<typeof CreateSegment>;

export const UpdateSegment = z.strictObject(fields).partial().meta({ id: 'UpdateSegment' });
export type UpdateSegment = z.output<typeof UpdateSegment>;

export const SegmentParams = z.strictObject({
  projectId: id('project', 'The project.'),
  segmentId: id('segment', 'The segment.'),
});
export type SegmentParams = z.output<typeof SegmentParams>;

export const ListSegments = z.strictObject({
  ...page,
  sort: z.enum(['-createdAt', 'name']).default('-createdAt'),
});
export type ListSegments = z.output<typeof ListSegments>;

export const PreviewSegment = z.strictObject({ rules: CellRules }).meta({ id: 'PreviewSegment' });
export type PreviewSegment = z.output<typeof PreviewSegment>;

export const SegmentPreview = z
  .strictObject({
    mode,
    scanId: orNull(id('scan', 'The newest scan, on which they were tried.')),
    prompts: z.int(),
    engines: z.array(z.string()),
    answers: z.int().meta({ description: 'Answers that can be read, copies counted once.' }),
    presence: orNull(Estimate).meta({ description: 'null before the first scan.' }),
    note: orNull(z.string()).meta({ description: 'Why the rules match nothing, and which values exist.' }),
  })
  .meta({ id: 'SegmentPreview' });
export type SegmentPreview = z.output<typeof SegmentPreview>;
