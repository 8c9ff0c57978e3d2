import { z } from 'zod';
import { CreateScorecard } from '../../act/scorecard/schema.ts';

const { segmentId, ...row } = CreateScorecard.shape.rows.element.shape;
export const ConfigScorecard = z.strictObject({
  ...CreateScorecard.shape,
  rows: z
    .array(z.strictObject({ ...row, segment: z.string().max(130).optional() }))
    .min(1)
    .max(30),
});
