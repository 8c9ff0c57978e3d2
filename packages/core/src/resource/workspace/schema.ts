import { z } from 'zod';
import { id, orNull, planLimits, planNames } from '../../kernel/index.ts';

export const Me = z
  .strictObject({
    workspace: z.strictObject({ id: id('workspace', 'The workspace.'), name: z.string() }),
    organisation: z.strictObject({ id: id('organisation', 'Who pays.'), name: z.string() }),
    mode: z.enum(['live', 'test']).meta({ description: 'Test keys see a data set of their own.' }),
    plan: z.enum(planNames),
    limits: planLimits,
    key: z.strictObject({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.string()),
      projectIds: orNull(z.array(z.string())).meta({
        description: 'The only projects that it sees; null: all.',
      }),
    }),
    credits: z
      .strictObject({
        available: z.int().meta({ description: 'Free to spend now.' }),
        held: z.int().meta({ description: 'Set aside for scans that are running.' }),
        posted: z.int().meta({ description: 'Both together.' }),
      })
      .meta({ description: 'One credit is one live answer.' }),
  })
  .meta({ id: 'Me' });
export type Me = z.output<typeof Me>;
