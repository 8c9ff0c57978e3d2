import { z } from 'zod';
import { id, orNull } from '../../kernel/schema.ts';

export const ImportPrompts = z
  .strictObject({
    format: z.enum(['csv', 'json', 'search_console', 'searches']).meta({
      description:
        'csv: columns text, intent, stage, tags, topic, paraphraseGroup, or one prompt per line. json: texts or objects with these fields. search_console: its export of queries. searches: from connected services, without content.',
    }),
    content: z.string().min(1).max(10_000_000).optional().meta({
      description: 'The file’s text, at most 10 MB.',
      example: 'text,intent\nWhich time tracker do lawyers use?,best_of',
    }),
    dryRun: z.boolean().default(false).meta({ description: 'Only report what would be added.' }),
    branded: z.enum(['keep', 'reject']).optional().meta({
      description:
        'What to do with rows that name the brand. Default: reject them for searches, keep them otherwise.',
    }),
    most: z
      .int()
      .min(1)
      .max(1_000)
      .default(1_000)
      .meta({ description: 'Maximum number to add; for searches, those with most impressions.' }),
  })
  .refine(({ format, content }) => (content === undefined) === (format === 'searches'), {
    path: ['content'],
    message: 'the text of the file, or nothing for the format “searches”',
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
          row: z.int().meta({ description: 'Record number in the file, from 1, not counting the header.' }),
          text: z.string(),
          status: z.enum(['added', 'duplicate', 'rejected']),
          promptId: orNull(id('prompt', 'The new prompt, or the existing duplicate.')),
          reason: orNull(z.string()),
          intent: orNull(z.string()).meta({ description: 'Of what is added.' }),
          impressions: orNull(z.int()).meta({
            description: 'For searches: over 90 days, duplicates merged.',
          }),
        }),
      )
      .meta({ description: 'The first 1,000; rejected rows come first, for searches last.' }),
  })
  .meta({ id: 'ImportedPrompts' });
export type ImportedPrompts = z.output<typeof ImportedPrompts>;
