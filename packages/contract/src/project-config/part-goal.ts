import { z } from 'zod';
import { CreateGoal } from '../goal/schema.ts';
import { orNull } from '../kernel/schema.ts';

const { engine, surface, segmentId, ...own } = CreateGoal.shape;
export const ConfigGoal = z.strictObject({
  ...own,
  engine: orNull(engine.unwrap()).default(null),
  surface: orNull(surface.unwrap()).default(null),
  segment: orNull(z.string().max(130)).default(null),
});
export type ConfigGoal = z.output<typeof ConfigGoal>;
