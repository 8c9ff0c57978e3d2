import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, intervalOf, orNull, points, provenance } from '../../kernel/schema.ts';

const rate = z.number().min(0).max(1);
const interval = intervalOf(points);

const verdict = z.enum(['rise', 'fall', 'no_change_shown', 'too_few', 'not_comparable']).meta({
  id: 'Verdict',
  description:
    'rise, fall: the interval excludes 0. no_change_shown: it does not; smallestVisible says what may have been missed. too_few: fewer than six prompts. not_comparable: nothing in common.',
});
const question = z.enum(['tracked', 'market']).meta({
  description: 'tracked: on the prompts that both asked. market: on questions like these.',
});

export const Difference = z
  .strictObject({
    question,
    verdict,
    value: orNull(points).meta({ description: 'After minus before: 0.05 is 5 points more.' }),
    ci: orNull(interval),
    pValue: orNull(rate).meta({ description: 'From the same test as `ci`: below .05 when `ci` excludes 0.' }),
    smallestVisible: orNull(rate).meta({
      description: 'The smallest change these answers would detect 4 times in 5.',
    }),
    before: orNull(rate),
    after: orNull(rate),
    shared: z
      .int()
      .meta({ description: 'Prompts that both asked; for the market their topics, from 8 topics on.' }),
    unshared: z.int().meta({
      description:
        'Prompts, or topics, that only one of them asked and that contribute to the figure; market only.',
    }),
    cells: z.int().meta({ description: 'Prompts × engines with answers in both; each has the same weight.' }),
    label: z.enum(['ok', 'indicative', 'upper_bound', 'few_topics', 'insufficient']),
    methodVersion: z.string(),
  })
  .meta({
    id: 'Difference',
    description:
      'A change with interval, test and verdict that always agree; never “do the intervals overlap”.',
  });
export type Difference = z.output<typeof Difference>;

const both = {
  tracked: Difference.meta({ description: 'On the prompts that both scans asked.' }),
  market: Difference.meta({ description: 'On questions like these.' }),
};

export const Mover = z
  .strictObject({
    kind: z.enum(['brand', 'engine', 'intent', 'topic', 'prompt']),
    id: z.string(),
    name: z.string(),
    prompts: z.int().meta({ description: 'Prompts, or topics from 8 on, with answers in both scans.' }),
    change: points.meta({ description: 'After minus before.' }),
    ci: orNull(intervalOf(points)).meta({
      description:
        'Interval of `change`, for this one alone; too narrow for the largest of many. null below six prompts or topics.',
    }),
    beyond: orNull(points).meta({
      description:
        'Engines and intents: the change beyond the brand’s overall change. Other brands: their change. null when not tested.',
    }),
    pValue: orNull(rate),
    qValue: orNull(rate).meta({ description: 'Benjamini-Hochberg over everything tested here.' }),
    verdict: z.enum(['moved', 'no_move_shown', 'too_few']).meta({
      description:
        'moved: at most 1 in 10 of these is expected to be a false alarm; a one-day move of an engine or topic counts. too_few: fewer than six prompts with differing answers, so no outcome could show a move.',
    }),
  })
  .meta({ id: 'Mover' });
export type Mover = z.output<typeof Mover>;

const Counts = z.strictObject({ present: z.int(), answers: z.int() });

const Against = z.strictObject({
  ...both,
  sentence: z.string().meta({ description: 'The market’s verdict in words.' }),
});
export const BaselineComparison = z
  .strictObject({
    scans: z
      .array(z.strictObject({ scanId: z.string(), at: z.string() }))
      .meta({ description: 'The earlier scans behind the level, 3 to 8, oldest first.' }),
    day: Against.meta({
      description: 'That day against this level, whether or not the change lasts.',
    }),
    lasting: Against.meta({
      description: 'Whether the level changed: the interval includes day-to-day variation.',
    }),
    confirmation: z.enum(['not_needed', 'waiting', 'confirmed']).meta({
      description:
        'Scans less than five days apart: a lasting verdict needs two scans in a row against the same level, or one far out. waiting: only this scan shows it, so the verdict is no_change_shown.',
    }),
    dayDeviation: points.meta({
      description: 'Day-to-day standard deviation beyond sampling noise. Included in the lasting interval.',
    }),
  })
  .meta({
    id: 'BaselineComparison',
    description: 'The scan against the pooled level of several earlier ones.',
  });
export type BaselineComparison = z.output<typeof BaselineComparison>;

export const ScanComparison = z
  .strictObject({
    headline: z.strictObject({ question, verdict, sentence: z.string() }).meta({
      description: 'The verdict and its sentence: for the market, over the engines both scans asked.',
    }),
    before: z.strictObject({ scanId: z.string(), at: z.string() }),
    after: z.strictObject({ scanId: z.string(), at: z.string() }),
    mode,
    provenance,
    engines: z.array(z.string()).meta({ description: 'Engines asked by both; only these are compared.' }),
    pairedPrompts: z.int(),
    overall: orNull(z.strictObject(both)).meta({
      description: 'null when engines of several surfaces were asked.',
    }),
    byEngine: z.array(z.strictObject({ engine: z.string(), ...both })),
    shift: Difference.meta({
      description: 'The brand’s overall change on engines asked by both; movers differ from it.',
    }),
    baseline: orNull(BaselineComparison).meta({
      description:
        'Against the last comparable scans, for half the credits of two scans with the same interval; null: `noBaseline` says why.',
    }),
    noBaseline: orNull(z.string()),
    movers: z.array(Mover).meta({
      description:
        'Engines and intents that moved differently from the brand, and other brands that moved; largest first.',
    }),
    prompts: z
      .array(
        z.strictObject({
          promptId: orNull(z.string()),
          text: z.string(),
          before: Counts,
          after: Counts,
          change: points,
          ci: interval,
        }),
      )
      .meta({
        description:
          'The 20 prompts that changed most. With three answers per prompt, none proves anything by itself.',
      }),
    notes: z
      .array(z.string())
      .meta({ description: 'What else changed between the scans: models, identity, prompts, samples.' }),
  })
  .meta({ id: 'ScanComparison' });
export type ScanComparison = z.output<typeof ScanComparison>;

export const CompareScans = z.strictObject({
  with: id('scan', 'The earlier scan; default: the previous one in the project.').optional(),
  baseline: z.coerce.number().int().min(3).max(8).default(7).meta({
    description:
      'Maximum number of earlier scans behind `baseline`: with the same questions, engines, models and names, since the level last changed.',
  }),
});
export type CompareScans = z.output<typeof CompareScans>;
