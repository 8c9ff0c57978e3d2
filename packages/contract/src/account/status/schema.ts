import { z } from 'zod';
import { orNull, timestamp } from '../../kernel/schema.ts';

const state = z.enum(['operational', 'degraded', 'down', 'unknown']);
export type State = z.output<typeof state>;

export const Component = z
  .strictObject({
    id: z.string().meta({ example: 'worker' }),
    name: z.string(),
    status: state,
    detail: z.string().meta({ description: 'What was measured, in words.' }),
  })
  .meta({ id: 'StatusComponent' });
export type Component = z.output<typeof Component>;

export const ServiceStatus = z
  .strictObject({
    status: state.exclude(['unknown']).meta({ description: 'The state of the worst part.' }),
    checkedAt: timestamp('Now: each part was checked for this response.'),
    components: z.array(Component),
    incidents: z
      .array(
        z.strictObject({
          id: z.string(),
          component: z.string(),
          summary: z.string(),
          startedAt: timestamp('When it was first seen.'),
          endedAt: orNull(timestamp('null: ongoing.')),
        }),
      )
      .meta({ description: 'In the last 30 days, newest first.' }),
  })
  .meta({ id: 'ServiceStatus' });
export type ServiceStatus = z.output<typeof ServiceStatus>;
