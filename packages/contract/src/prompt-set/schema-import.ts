import { z } from 'zod';
import { id, orNull } from '../kernel/schema.ts';

export const ImportPrompts = z
  .strictObject({
    format: z.enum(['csv', 'json', 'search_console', 'searches']).meta({
      description:
        'csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt a line. json: texts or such objects. search_console: the export of queries. searches: what connected services gave, without content.',
    }),
    content: z.string().min(1).max(10_000_000).optional().meta({
      description: 'The file’s text, 10 MB at most.',
      example: 'text,intent\nWhich time tracker do lawyers use?,best_of',
    }),
    dryRun: z.boolean().default(false).meta({ description: 'Only tell what would be added.' }),
    branded: z
      .enum(['keep', 'reject'])
      .optional()
      .meta({ description: 'Rows that name the brand. Left out: rejected of searches, else kept.' }),
    most: z
      .int()
      .min(1)
      .max(1_000)
      .default(1_000)
      .meta({ description: 'Added at most; of searches those with most impressions.' }),
  })
  .refine(({ format, content }) => (content === undefined) === (format === 'searches'), {
    path: ['content'],
    message: 'is the file’s text; left out for format searches',
  })
  .meta({ id: 'ImportPrompts' });
export type ImportPrompts = z.output<typeof ImportPrompts>;

export const ImportedPrompts = z
  .strictObject({
    dryRun: z.boolean(),
    added: z.int().meta({ description: 'Or would be.' }),
    duplicates: z.int(),
    rejected: z.int(),
    rows: z
      .array(
        z.strictObject({
          row: z.int().meta({ description: 'Of the file’s records, from 1, without its header.' }),
          text: z.string(),
          status: z.enum(['added', 'duplicate', 'rejected']),
          promptId: orNull(id('prompt', 'The new prompt, or the one that asks the same.')),
          reason: orNull(z.string()),
          intent: orNull(z.string()).meta({ description: 'Of what is added.' }),
          impressions: orNull(z.int()).meta({
            description: 'Of searches: of 90 days, with those that ask the same joined.',
          }),
        }),
      )
      .meta({ description: 'The first 1,000; what was not added comes first, of searches last.' }),
  })
  .meta({ id: 'ImportedPrompts' });
export type ImportedPrompts = z.output<typeof ImportedPrompts>;
