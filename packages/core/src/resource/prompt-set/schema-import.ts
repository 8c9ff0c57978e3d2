import { z } from 'zod';
import { id, orNull } from '../../kernel/index.ts';

export const ImportPrompts = z
  .strictObject({
    format: z.enum(['csv', 'json', 'search_console']).meta({
      description:
        'csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt a line. json: texts or such objects. search_console: the export of queries.',
    }),
    content: z.string().min(1).max(10_000_000).meta({
      description: 'The file’s text, 10 MB at most.',
      example: 'text,intent\nWhich time tracker do lawyers use?,best_of',
    }),
    dryRun: z.boolean().default(false).meta({ description: 'Only tell what would be added.' }),
    branded: z
      .enum(['keep', 'reject'])
      .optional()
      .meta({ description: 'Rows that name the brand. Left out: rejected of search_console, else kept.' }),
    most: z
      .int()
      .min(1)
      .max(1_000)
      .default(1_000)
      .meta({ description: 'Added at most; of search_console those with most impressions.' }),
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
        }),
      )
      .meta({ description: 'The first 1,000; what was not added comes first.' }),
  })
  .meta({ id: 'ImportedPrompts' });
export type ImportedPrompts = z.output<typeof ImportedPrompts>;
