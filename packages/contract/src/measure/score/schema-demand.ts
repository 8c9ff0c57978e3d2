import { z } from 'zod';
import { orNull, probability, provenance, timestamp } from '../../kernel/schema.ts';
import { estimateLabel, Interval } from './schema-estimate.ts';

export const DemandWeighted = z
  .strictObject({
    value: orNull(probability).meta({ description: 'null: see `reason`.' }),
    ci: orNull(Interval),
    prompts: z.int().meta({ description: 'Prompts with known search demand.' }),
    of: z.int().meta({ description: 'All prompts counted.' }),
    n: z.int().meta({ description: 'Those of `prompts` with an answer; topics, if they have any.' }),
    effectiveN: z
      .number()
      .meta({ description: 'Independent answers that would give an equally narrow `ci`.' }),
    label: estimateLabel,
    weights: z.literal('rank within the source').meta({
      description:
        'A prompt’s weight is (rank − ½) / m among the m prompts of its source, least searched first, because impressions are those of one site and not all searches.',
    }),
    reason: orNull(z.string()).meta({ description: 'Why there is no figure.' }),
    provenance,
    asOf: timestamp(
      'How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for.',
    ),
    methodVersion: z.string(),
  })
  .meta({
    id: 'DemandWeighted',
    description:
      'Presence on questions like these, weighted by search demand. Given besides `presence`; missing in older results.',
  });
export type DemandWeighted = z.output<typeof DemandWeighted>;
