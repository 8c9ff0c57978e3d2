import { z } from 'zod';
import { id, orNull, provenance } from '../../kernel/index.ts';

const rate = z.number().min(0).max(1);
const points = z.number().min(-1).max(1);

const Side = z.strictObject({
  value: orNull(rate),
  ci: orNull(z.strictObject({ low: rate, high: rate, level: z.literal(0.95), method: z.string() })),
  n: z.int(),
  k: z.number(),
});

export const Difference = z
  .strictObject({
    value: orNull(points).meta({ description: 'After minus before: 0.05 is 5 points more.' }),
    ci: orNull(z.strictObject({ low: points, high: points, level: z.literal(0.95), method: z.string() })),
    changed: z.boolean().meta({ description: 'Whether the interval leaves 0 out.' }),
    pValue: orNull(rate).meta({
      description: 'Paired sign-flip test over prompts; null when nothing is paired.',
    }),
    before: Side,
    after: Side,
    pairing: z.enum(['paired', 'unpaired']),
    label: z.enum(['ok', 'indicative', 'upper_bound', 'few_topics', 'insufficient']),
    methodVersion: z.string(),
  })
  .meta({ id: 'Difference', description: 'A change with its interval; never “do the intervals overlap”.' });
export type Difference = z.output<typeof Difference>;

const both = {
  tracked: Difference.meta({ description: 'On the prompts that both scans asked.' }),
  market: Difference.meta({ description: 'On questions like these.' }),
};

export const Mover = z
  .strictObject({
    kind: z.enum(['brand', 'engine', 'intent']),
    id: z.string(),
    name: z.string(),
    prompts: z.int(),
    change: points,
    pValue: rate,
    qValue: rate.meta({ description: 'Benjamini-Hochberg over all that was tested here.' }),
    moved: z.boolean().meta({ description: 'At most 1 in 10 of those marked so is a false alarm.' }),
  })
  .meta({ id: 'Mover' });
export type Mover = z.output<typeof Mover>;

const Counts = z.strictObject({ present: z.int(), answers: z.int() });

export const ScanComparison = z
  .strictObject({
    before: z.strictObject({ scanId: z.string(), at: z.string() }),
    after: z.strictObject({ scanId: z.string(), at: z.string() }),
    provenance,
    engines: z.array(z.string()).meta({ description: 'Asked by both; only these are compared.' }),
    pairedPrompts: z.int(),
    overall: orNull(z.strictObject(both)).meta({
      description: 'null when engines of several surfaces were asked.',
    }),
    byEngine: z.array(z.strictObject({ engine: z.string(), ...both })),
    movers: z.array(Mover).meta({ description: 'Brands, engines and intents, largest change first.' }),
    prompts: z
      .array(
        z.strictObject({
          promptId: orNull(z.string()),
          text: z.string(),
          before: Counts,
          after: Counts,
          change: points,
        }),
      )
      .meta({
        description: 'The 20 prompts that changed most. Three answers a prompt prove nothing one by one.',
      }),
    notes: z
      .array(z.string())
      .meta({ description: 'What else changed between the scans: models, identity, prompts, samples.' }),
  })
  .meta({ id: 'ScanComparison' });
export type ScanComparison = z.output<typeof ScanComparison>;

export const CompareScans = z.strictObject({
  with: id('scan', 'The earlier scan; left out: the one before this in its project.').optional(),
});
export type CompareScans = z.output<typeof CompareScans>;
