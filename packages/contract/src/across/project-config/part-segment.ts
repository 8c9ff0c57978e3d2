import { z } from 'zod';
import { CreateSegment } from '../../measure/segment/schema.ts';

const { promptIds, ...rules } = CreateSegment.shape.rules.shape;
export const ConfigSegment = z.strictObject({
  ...CreateSegment.shape,
  rules: z.strictObject({
    ...rules,
    prompts: z.array(z.string().max(2_000)).max(200).optional().meta({ description: 'Their texts.' }),
  }),
});
export type ConfigSegment = z.output<typeof ConfigSegment>;
