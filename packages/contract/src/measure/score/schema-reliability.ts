import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, intervalOf, orNull, provenance } from '../../kernel/schema.ts';

export const ReliabilityQuery = z.strictObject({
  scanId: id('scan', 'This scan; default: the project’s newest.').optional(),
});
export type ReliabilityQuery = z.output<typeof ReliabilityQuery>;

const range = intervalOf(z.number());

const figures = {
  splitHalf: orNull(z.number()).meta({
    description: 'Correlation of prompts’ rates between two halves of their answers; null when undefined.',
  }),
  reliability: orNull(z.number()).meta({
    description: 'The same for the whole scan (Spearman-Brown), 0 to 1.',
  }),
  splitHalfCi: orNull(range).meta({
    description: 'Of `splitHalf`, over prompts like these; null below eight prompts.',
  }),
  ci: orNull(range).meta({ description: 'Of `reliability`.' }),
  noiseFloor: orNull(z.number()).meta({
    description: 'Repeating the scan with nothing changed moves presence by less than this 19 times in 20.',
  }),
  n: z.int().meta({ description: 'Prompts with at least two answers, on which this is based.' }),
  k: z.number().meta({ description: 'Mean answers per prompt.' }),
};

export const MeasurementReliability = z
  .strictObject({
    projectId: id('project', 'The project.'),
    scanId: orNull(id('scan', 'The scan examined.')),
    mode,
    provenance,
    overall: z.strictObject(figures),
    engines: z.array(z.strictObject({ engine: z.string(), ...figures })),
    meaning: z.string(),
    next: orNull(z.string()).meta({ description: 'What to do if there is no result.' }),
  })
  .meta({
    id: 'MeasurementReliability',
    description: 'How repeatable a scan is, and which changes are noise.',
  });
export type MeasurementReliability = z.output<typeof MeasurementReliability>;
