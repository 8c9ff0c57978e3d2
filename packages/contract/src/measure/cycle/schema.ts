import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, points, provenance, timestamp } from '../../kernel/schema.ts';
import { Difference } from '../scan/schema-compare.ts';
import { Estimate } from '../score/schema-estimate.ts';

export type CycleParams = PathOf<'projectId'>;

const window = {
  from: timestamp('When its first part was asked.'),
  to: timestamp('When its last part was asked.'),
};

export const Level = z
  .strictObject({
    ...window,
    figure: orNull(Estimate).meta({
      description:
        'Presence over all parts, engines pooled; null where engines of different surfaces were asked.',
    }),
    engines: z.array(z.strictObject({ engine: z.string(), figure: Estimate })),
  })
  .meta({ id: 'CycleLevel' });
export type Level = z.output<typeof Level>;

export const CycleReading = z
  .strictObject({
    projectId: id('project', 'The project.'),
    mode,
    provenance,
    title: z
      .string()
      .meta({ description: 'What the level refers to.', example: 'Presence over the last 7 days' }),
    parts: orNull(z.int()).meta({ description: 'null: no run of a cycle has finished yet.' }),
    questions: orNull(z.int()).meta({ description: 'Questions of the whole set that count.' }),
    asked: z.int().meta({ description: 'Finished parts of the newest cycle: 0 to parts.' }),
    level: orNull(Level).meta({
      description: 'Over the newest run of every part; null: `missing` says why.',
    }),
    change: orNull(
      z.strictObject({
        before: z.strictObject(window),
        after: z.strictObject(window),
        sentence: z.string(),
        tracked: Difference,
        market: Difference,
        dayDeviation: points.meta({
          description: 'Day-to-day standard deviation beyond sampling noise. Included in the intervals.',
        }),
      }),
    ).meta({
      description: 'Each question compared with itself one cycle earlier; null: `missing` says why.',
    }),
    history: z
      .array(z.strictObject({ scanId: id('scan', 'The run that completes it.'), ...Level.shape }))
      .meta({
        description:
          'The level after each of the last runs, oldest first. Consecutive levels share all parts but one.',
      }),
    missing: z.strictObject({ level: orNull(z.string()), change: orNull(z.string()) }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'CycleReading' });
export type CycleReading = z.output<typeof CycleReading>;
