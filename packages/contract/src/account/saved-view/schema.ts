import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';
import { orNull } from '../../kernel/schema.ts';

const fields = {
  name: z.string().trim().min(1).max(120).meta({ description: 'Its name in lists.', example: 'Refusals' }),
  shows: z
    .string()
    .max(60)
    .regex(/^[a-z]+(_[a-z]+)+$/, 'an operation such as list_answers')
    .meta({ description: 'The operation it shows.', example: 'list_answers' }),
  filters: z
    .record(z.string().max(60), z.string().max(500))
    .refine((filters) => Object.keys(filters).length <= 30, 'at most 30 filters')
    .meta({ description: 'Query parameters of that operation.', example: { outcome: 'refused' } }),
  columns: z
    .array(z.string().min(1).max(60))
    .max(50)
    .meta({
      description: 'Fields of an item to show, in this order; none: all.',
      example: ['engine', 'prompt'],
    }),
  period: orNull(z.enum(['7d', '30d', '90d', '365d'])).meta({
    description: 'Period in days; null: everything.',
  }),
  visibility: z
    .enum(['private', 'shared'])
    .meta({ description: 'private: for the key that made it. shared: for every key of the workspace.' }),
};

export const savedViews = entity({
  one: 'saved_view',
  param: 'viewId',
  noun: 'view',
  path: '/v1/saved-views',
  reading: { scope: 'projects:read', fine: 'views:read' },
  writing: { scope: 'projects:write', fine: 'views:write' },
  description: 'Filters, columns and a period, kept under a name.',
  fields,
  defaults: { filters: {}, columns: [], period: null, visibility: 'private' },
  added: { createdBy: z.string().meta({ description: 'The API key that made it.' }) },
  query: {
    shows: fields.shows.optional(),
    visibility: fields.visibility.optional(),
    sort: z.enum(['-createdAt', 'name']).default('-createdAt'),
  },
});

export type SavedView = z.output<typeof savedViews.schema>;
export const CreateSavedView = savedViews.create;
export type CreateSavedView = z.output<typeof CreateSavedView>;
export type UpdateSavedView = z.output<typeof savedViews.update>;
export const ListSavedViews = savedViews.query;
