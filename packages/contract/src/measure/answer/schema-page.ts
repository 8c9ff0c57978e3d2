import { z } from 'zod';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

const KeptPage = z
  .strictObject({
    html: z.string().meta({
      description:
        'Its structure and text. Scripts, styles, forms, images and everything that loads or links elsewhere are removed; link addresses are in `title`.',
    }),
    sha256: z
      .string()
      .meta({ description: 'In hex, of the original file, which the answer’s `evidence` links to.' }),
    bytes: z.int().meta({ description: 'Of the file as it came.' }),
    source: orNull(z.string()).meta({
      description: 'Who sent it: a provider, or “import”. null: not recorded.',
    }),
    keptAt: orNull(timestamp('When it was kept.')).meta({
      description: 'When it was stored. null: not recorded.',
    }),
  })
  .meta({ id: 'KeptPage' });
export type KeptPage = z.output<typeof KeptPage>;

export const AnswerPage = z
  .strictObject({
    answerId: id('answer', 'The answer.'),
    page: orNull(KeptPage).meta({ description: 'null: none was stored, or it has been deleted.' }),
  })
  .meta({ id: 'AnswerPage' });
export type AnswerPage = z.output<typeof AnswerPage>;
