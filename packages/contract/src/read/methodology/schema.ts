import { z } from 'zod';
import { orNull } from '../../kernel/schema.ts';

const text = (description: string) => z.string().meta({ description });

export const Methodology = z
  .strictObject({
    versions: z
      .strictObject({
        method: text('Changes whenever the same answers would give another interval.'),
        detector: text('Changes whenever the same answer would be read differently.'),
      })
      .meta({
        description:
          'Versions carried by every figure, so that old and new ones are not compared by mistake.',
      }),
    words: z.array(z.strictObject({ word: z.string(), meaning: z.string() })),
    estimands: z.array(
      z.strictObject({
        name: z.enum(['tracked', 'market']),
        field: z.string(),
        question: z.string(),
        assumes: z.string(),
      }),
    ),
    cluster: text('What counts as independent.'),
    methods: z.array(
      z.strictObject({
        situation: z.string(),
        method: z.string(),
        names: z.array(z.string()).meta({ description: 'Values of `ci.method`.' }),
        why: z.string(),
      }),
    ),
    labels: z.array(z.strictObject({ label: z.string(), meaning: z.string() })),
    statuses: z.array(z.strictObject({ status: z.string(), meaning: z.string() })),
    provenance: z.array(
      z.strictObject({ badge: z.enum(['live', 'cached', 'predicted']), meaning: z.string() }),
    ),
    modes: z
      .array(z.strictObject({ mode: z.enum(['live', 'test']), meaning: z.string() }))
      .meta({ description: 'Values of `mode`, carried by everything with figures.' }),
    collection: z
      .strictObject({
        surfaces: z.array(z.strictObject({ surface: z.string(), meaning: z.string() })),
        rules: z.array(z.string()),
      })
      .meta({ description: 'How answers are asked for.' }),
    detection: z.array(z.string()).meta({ description: 'How answers are read.' }),
    engines: z
      .array(
        z.strictObject({
          id: z.string(),
          label: z.string(),
          surface: z.string(),
          model: orNull(z.string()),
          state: z.string(),
        }),
      )
      .meta({ description: 'The engines of this deployment.' }),
    limits: z.array(z.string()).meta({ description: 'Limits of these figures.' }),
  })
  .meta({
    id: 'Methodology',
    description: 'The disclosure sheet: how the numbers are made and what they cannot tell.',
  });
export type Methodology = z.output<typeof Methodology>;
