import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';
import { mode } from '../../kernel/mode.ts';
import { id, orNull } from '../../kernel/schema.ts';
import { CellRules } from '../cell/schema.ts';
import { Estimate } from '../score/schema-estimate.ts';

const fields = {
  name: z.string().trim().min(1).max(120).meta({ description: 'Its name in lists.', example: 'Buying' }),
  description: orNull(z.string().max(1_000)),
  rules: CellRules,
};

export const segments = entity({
  one: 'segment',
  path: '/v1/projects/{projectId}/segments',
  reading: { scope: 'analytics:read', fine: 'segments:read' },
  writing: { scope: 'projects:write', fine: 'segments:write' },
  description: 'Rules that select prompts, engines and scans, for any figure.',
  fields,
  defaults: { description: null },
  added: { version: z.int().meta({ description: 'Incremented when its rules change.' }) },
  query: { sort: z.enum(['-createdAt', 'name']).default('-createdAt') },
});

export type Segment = z.output<typeof segments.schema>;
export const CreateSegment = segments.create;
export const ListSegments = segments.query;

export const PreviewSegment = z.strictObject({ rules: CellRules }).meta({ id: 'PreviewSegment' });
export type PreviewSegment = z.output<typeof PreviewSegment>;

export const SegmentPreview = z
  .strictObject({
    mode,
    scanId: orNull(id('scan', 'The newest scan, on which the rules were tried.')),
    prompts: z.int(),
    engines: z.array(z.string()),
    answers: z.int().meta({ description: 'Readable answers, copies counted once.' }),
    presence: orNull(Estimate).meta({ description: 'null before the first scan.' }),
    note: orNull(z.string()).meta({ description: 'Why the rules match nothing, and which values exist.' }),
  })
  .meta({ id: 'SegmentPreview' });
export type SegmentPreview = z.output<typeof SegmentPreview>;
