import { z } from 'zod';
import { id, listOf, orNull, page, timestamp } from '../../kernel/index.ts';

const fields = {
  name: z.string().trim().min(1).max(120).meta({ description: 'Its name in lists.', example: 'Refusals' }),
  shows: z
    .string()
    .max(60)
    .regex(/^[a-z]+(_[a-z]+)+$/, 'an operation such as list_answers')
    .meta({ description: 'The operation whose answers it shows.', example: 'list_answers' }),
  filters: z
    .record(z.string().max(60), z.string().max(500))
    .refine((filters) => Object.keys(filters).length <= 30, 'at most 30 filters')
    .meta({ description: 'Query of that operation, by name.', example: { outcome: 'refused' } }),
  columns: z
    .array(z.string().min(1).max(60))
    .max(50)
    .meta({
      description: 'Fields of an item to show, in this order; none: all.',
      example: ['engine', 'prompt'],
    }),
  period: orNull(z.enum(['7d', '30d', '90d', '365d'])).meta({
    description: 'How far back; null: all there is.',
  }),
  visibility: z
    .enum(['private', 'shared'])
    .meta({ description: 'private: for the key that made it. shared: for every key of the workspace.' }),
};

export const SavedView = z
  .strictObject({
    id: id('savedView', 'The view.'),
    ...fields,
    createdBy: z.string().meta({ description: 'The API key that made it.' }),
    createdAt: timestamp('When it was made.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'SavedView', description: 'Filters, columns and a period, kept under a name.' });
export type SavedView = z.output<typeof SavedView>;
export const SavedViewList = listOf('SavedViewList', SavedView);

export const CreateSavedView = z
  .strictObject({
    ...fields,
    filters: fields.filters.default({}),
    columns: fields.columns.default([]),
    period: fields.period.default(null),
    visibility: fields.visibility.default('private'),
  })
  .meta({ id: 'CreateSavedView' });
export type CreateSavedView = z.output<typeof CreateSavedView>;

export const UpdateSavedView = z.strictObject(fields).partial().meta({ id: 'UpdateSavedView' });
export type UpdateSavedView = z.output<typeof UpdateSavedView>;

export const SavedViewParams = z.strictObject({ viewId: id('savedView', 'The view.') });
export type SavedViewParams = z.output<typeof SavedViewParams>;

export const ListSavedViews = z.strictObject({
  ...page,
  shows: fields.shows.optional(),
  visibility: fields.visibility.optional(),
  sort: z.enum(['-createdAt', 'name']).default('-createdAt'),
});
export type ListSavedViews = z.output<typeof ListSavedViews>;
