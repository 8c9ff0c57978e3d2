import { z } from 'zod';
import { orNull } from '../../kernel/schema.ts';
import { SetSchedule } from '../../measure/schedule/schema.ts';

const { promptSetId, personaId, ...asked } = SetSchedule.shape.config.unwrap().shape;
const name = z.string().max(130).optional();
export const ConfigSchedule = orNull(
  z.strictObject({
    ...SetSchedule.shape,
    timeZone: SetSchedule.shape.timeZone.unwrap(),
    config: z.strictObject({ ...asked, promptSet: name, persona: name }).default({}),
    state: z.enum(['active', 'paused']).default('active'),
  }),
);
export type ConfigSchedule = z.output<typeof ConfigSchedule>;
