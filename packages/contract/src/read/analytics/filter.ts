import { z } from 'zod';
import { id } from '../../kernel/schema.ts';

const one = (description: string) => z.string().trim().min(1).max(200).optional().meta({ description });

/** The filters of every figure, as a query. */
export const filterQuery = {
  engine: one('One engine.'),
  surface: one('api, api+search, serp or sandbox.'),
  model: one('One model.'),
  intent: one('One intent.'),
  topic: one('One topic.'),
  tag: one('One tag.'),
  promptId: id('prompt', 'One prompt.').optional(),
  country: one('One country.'),
  language: one('One language.'),
  personaId: id('persona', 'Who is asking.').optional(),
  branded: z.enum(['exclude', 'include', 'only']).optional().meta({
    description: 'Prompts that name the brand.',
  }),
  origin: z.enum(['measured', 'imported', 'both']).optional().meta({
    description: 'Measured, imported or both. Default: measured, if there are any.',
  }),
  segmentId: id('segment', 'One segment.').optional(),
};
