import { z } from 'zod';
import { CreateGoal } from '../../act/goal/schema.ts';
import { orNull } from '../../kernel/schema.ts';

const { segmentId: _, ...own } = CreateGoal.shape;
export const ConfigGoal = z.strictObject({
  ...own,
  segment: orNull(z.string().max(130)).default(null),
});
export type ConfigGoal = z.output<typeof ConfigGoal>;
