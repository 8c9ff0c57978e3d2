import { z } from 'zod';
import { id, timestamp } from '../../kernel/schema.ts';

/** Fields of a logged change, without its measured effect. */
export const loggedChange = {
  id: id('loggedChange', 'The change.'),
  kind: z.enum(['content', 'technical', 'links', 'publicity', 'product', 'other']),
  note: z
    .string()
    .trim()
    .min(1)
    .max(1_000)
    .meta({ description: 'What was changed.', example: 'Pricing page has a comparison table.' }),
  at: timestamp('When it went live.'),
  pages: z.array(z.url({ protocol: /^https?$/ }).max(2_000)).max(20),
  promptIds: z.array(id('prompt', 'A prompt.')).max(200),
  loggedBy: z.string().meta({ description: 'The API key that logged it.' }),
};

export const ChangeMark = z
  .strictObject({ id: loggedChange.id, kind: loggedChange.kind, at: loggedChange.at, note: z.string() })
  .meta({ id: 'ChangeMark', description: 'A logged change within the span.' });
export type ChangeMark = z.output<typeof ChangeMark>;

export const changeFields = z.strictObject(loggedChange);
export type LoggedChange = z.output<typeof changeFields>;
