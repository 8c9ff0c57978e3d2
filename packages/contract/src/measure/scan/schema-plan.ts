import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, provenance, timestamp } from '../../kernel/schema.ts';

const rate = z.number().min(0.001).max(0.999);

/** For estimates and for plans. */
export const detectableMarketChange = orNull(z.number().min(0).max(1)).meta({
  description:
    'The smallest fall between two scans of the same prompts that is found 4 times in 5 for questions like these (market), if it takes the same share from every prompt. null: not even a fall to nothing would be found so often.',
});

const source = z.enum(['history', 'default', 'given']);

export const AssumedPanel = z
  .strictObject({
    rate: z.number().meta({ description: 'Expected presence.' }),
    rateSource: source,
    icc: z.number().meta({ description: 'Intraclass correlation of the answers to one prompt, 0 to 1.' }),
    iccSource: source.meta({
      description:
        'history: from prompts asked at least twice, shrunk towards .62 (the default, from open data) by their uncertainty.',
    }),
    iccRange: z.strictObject({ low: z.number(), high: z.number() }).meta({
      description: '95% interval of the ICC. With few repeats it is wide, and the plan may miss by more.',
    }),
    iccLearned: z.number().meta({ description: 'Weight of your own answers in icc, 0 to 1.' }),
    source: source.meta({
      description: 'history: the project’s scans; given: rate and icc are the caller’s.',
    }),
    scans: z.int().meta({ description: 'Scans learned from: the last three that have figures.' }),
    scanId: orNull(z.string()).meta({ description: 'The newest of them.' }),
  })
  .meta({ id: 'AssumedPanel', description: 'What the expected widths assume.' });
export type AssumedPanel = z.output<typeof AssumedPanel>;

export const SamplePlan = z
  .strictObject({
    prompts: z.int(),
    samplesK: z.int(),
    credits: z.int().meta({ description: 'Prompts × samples × engines.' }),
    marketHalfWidth: z.number().meta({ description: 'Expected half-width of `market.ci` on each engine.' }),
    trackedHalfWidth: z.number().meta({ description: 'Expected half-width of `ci` on each engine.' }),
    detectableChange: z.number().meta({
      description:
        'The smallest change between two such scans of the same prompts that is found 4 times in 5, on these prompts (tracked).',
    }),
    detectableMarketChange,
  })
  .meta({ id: 'SamplePlan', description: 'A way to spend credits, and the precision it buys.' });
export type SamplePlan = z.output<typeof SamplePlan>;

export const PlanSamples = z
  .strictObject({
    projectId: id('project', 'Learn rate, ICC and engines from this project.').optional(),
    halfWidth: z
      .number()
      .min(0.005)
      .max(0.5)
      .optional()
      .meta({ description: 'Wanted half-width, such as 0.05 for ±5 points.' }),
    estimand: z
      .enum(['market', 'tracked'])
      .default('market')
      .meta({ description: 'The interval that halfWidth refers to.' }),
    detectableChange: z
      .number()
      .min(0.01)
      .max(1)
      .optional()
      .meta({ description: 'Alternatively: the smallest change that two scans should detect.' }),
    engines: z
      .int()
      .min(1)
      .max(20)
      .optional()
      .meta({ description: 'Number of engines asked. Default: the project’s, or 1.' }),
    maxPrompts: z.int().min(1).max(1_000).default(1_000).meta({ description: 'Prompts available.' }),
    maxSamplesK: z.int().min(1).max(50).default(10),
    maxCredits: z.int().min(1).optional().meta({
      description: 'Most credits. Alone, without a target: the most precise plan that they buy.',
    }),
    baseline: rate
      .optional()
      .meta({ description: 'Expected presence. Default: that of the last scans, or 0.5, the widest.' }),
    icc: z.number().min(0).max(0.99).optional().meta({
      description:
        'Intraclass correlation of the answers to one prompt. Default: learned, shrunk towards 0.62.',
    }),
  })
  .meta({ id: 'PlanSamples' });
export type PlanSamples = z.output<typeof PlanSamples>;

export const PlannedSamples = z
  .strictObject({
    mode,
    plan: orNull(SamplePlan).meta({
      description:
        'The cheapest plan that reaches the target; null if the limits do not allow it. Without a target: the best.',
    }),
    best: SamplePlan.meta({ description: 'As close as the limits allow.' }),
    alternatives: z.array(SamplePlan).meta({ description: 'The same credits, split differently.' }),
    engines: z.int(),
    assumed: AssumedPanel,
    notes: z.array(z.string()),
  })
  .meta({ id: 'PlannedSamples' });
export type PlannedSamples = z.output<typeof PlannedSamples>;

export const Advice = z
  .strictObject({
    code: z.string(),
    importance: z.enum(['high', 'medium', 'low']),
    message: z.string(),
    action: orNull(z.string()).meta({ description: 'What to do, for people.' }),
    call: orNull(z.string().max(2_000)).meta({ description: 'The call that does it, for programs.' }),
  })
  .meta({ id: 'ScanAdviceItem' });
export type Advice = z.output<typeof Advice>;

export const ScanAdvice = z
  .strictObject({
    projectId: id('project', 'The project.'),
    mode,
    provenance,
    basedOn: orNull(
      z.strictObject({
        scanId: z.string(),
        finishedAt: orNull(timestamp('When it ended.')),
        prompts: z.int().meta({ description: 'Questions counted.' }),
        samplesK: z.int(),
        engines: z.array(z.string()),
        rate: z.number(),
        icc: z.number().meta({ description: 'Intraclass correlation of the answers to one prompt, 0 to 1.' }),
        assumed: AssumedPanel,
        noiseFloor: orNull(z.number()),
      }),
    ).meta({ description: 'The newest scan; null before the first.' }),
    current: orNull(SamplePlan).meta({ description: 'Cost and precision of such a scan.' }),
    sameCredits: z.array(SamplePlan).meta({ description: 'The same credits, split differently.' }),
    items: z.array(Advice).meta({ description: 'Most important first.' }),
  })
  .meta({ id: 'ScanAdvice' });
export type ScanAdvice = z.output<typeof ScanAdvice>;
