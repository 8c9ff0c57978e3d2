import { z } from 'zod';
import { orNull, probability, provenance, timestamp } from '../kernel/schema.ts';
import { estimateLabel, Interval } from './schema-estimate.ts';

export const DemandWeighted = z
  .strictObject({
    value: orNull(probability).meta({ description: 'null: see `reason`.' }),
    ci: orNull(Interval),
    prompts: z.int().meta({ description: 'Prompts of which it is known how often they are searched.' }),
    of: z.int().meta({ description: 'All prompts that count.' }),
    n: z.int().meta({ description: 'Those of `prompts` with an answer; topics, where they have any.' }),
    effectiveN: z.number().meta({ description: 'Independent answers that would make `ci` equally sure.' }),
    label: estimateLabel,
    weights: z.literal('rank within the source').meta({
      description:
        'A prompt weighs (rank − ½) / m among the m prompts of its source, the least searched first: impressions are of one site, no count of all searches.',
    }),
    reason: orNull(z.string()).meta({ description: 'Why there is no figure.' }),
    provenance,
    asOf: timestamp('When the newest answer behind it came.'),
    methodVersion: z.string(),
  })
  .meta({
    id: 'DemandWeighted',
    description:
      'Presence on questions like these, each weighing by how much it is searched. Stands beside `presence`; left out of results that were stored before it was told.',
  });
export type DemandWeighted = z.output<typeof DemandWeighted>;
