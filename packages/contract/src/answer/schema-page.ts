import { z } from 'zod';
import { id, orNull, timestamp } from '../kernel/schema.ts';

const KeptPage = z
  .strictObject({
    html: z.string().meta({
      description:
        'Its structure and words. Scripts, styles, forms, pictures and all that loads or leads elsewhere are removed; addresses of links stand in `title`.',
    }),
    sha256: z
      .string()
      .meta({ description: 'Hex; of the file as it came, which the answer’s `evidence` links to.' }),
    bytes: z.int().meta({ description: 'Of the file as it came.' }),
    source: orNull(z.string()).meta({
      description: 'Who sent it: a provider, or “import”. null: not noted.',
    }),
    keptAt: orNull(timestamp('When it was kept.')).meta({
      description: 'When it was kept. null: not noted.',
    }),
  })
  .meta({ id: 'KeptPage' });
export type KeptPage = z.output<typeof KeptPage>;

export const AnswerPage = z
  .strictObject({
    answerId: id('answer', 'The answer.'),
    page: orNull(KeptPage).meta({ description: 'null: none was kept, or it is kept no longer.' }),
  })
  .meta({ id: 'AnswerPage' });
export type AnswerPage = z.output<typeof AnswerPage>;
