import { z } from 'zod';

const oneOf = (description: string) =>
  z.array(z.string().trim().min(1).max(200)).min(1).max(200).optional().meta({ description });

/** Which cells count: one of each list, and every list that is given. */
export const CellRules = z
  .strictObject({
    engines: oneOf('The engines.'),
    surfaces: oneOf('api, api+search, serp or sandbox.'),
    models: oneOf('The models.'),
    intents: oneOf('The intents.'),
    topics: oneOf('The topics.'),
    tags: oneOf('The tags.'),
    promptIds: oneOf('The prompts.'),
    countries: oneOf('The countries.'),
    languages: oneOf('The languages.'),
    personas: oneOf('Who is asking.'),
    origins: z
      .array(z.enum(['measured', 'imported']))
      .min(1)
      .max(2)
      .optional()
      .meta({
        description: 'Measured or imported answers. Default: imported ones only if nothing was measured.',
      }),
    contains: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Text that the prompt contains.' }),
    branded: z.enum(['exclude', 'include', 'only']).optional().meta({
      description: 'Prompts that name the brand. Excluded by default.',
    }),
  })
  .meta({ id: 'CellRules' });
export type CellRules = z.output<typeof CellRules>;
