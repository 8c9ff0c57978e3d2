import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { id, orNull, provenance, timestamp } from '../kernel/schema.ts';

const rate = z.number().min(0.001).max(0.999);

/** Of an estimate and of a plan. */
export const detectableMarketChange = orNull(z.number().min(0).max(1)).meta({
  description:
    'The smallest fall between two scans of the same prompts that is found 4 times in 5 for questions like these (market), if it takes the same share from every prompt. null: not even a fall to nothing would be found so often.',
});

const source = z.enum(['history', 'default', 'given']);

export const AssumedPanel = z
  .strictObject({
    rate: z.number().meta({ description: 'Presence that is expected.' }),
    rateSource: source,
    icc: z.number().meta({ description: 'How much answers to one prompt agree, 0 to 1.' }),
    iccSource: source.meta({
      description:
        'history: from prompts asked twice or more, drawn to .62 (default, from open data) by how unsure they are.',
    }),
    iccRange: z.strictObject({ low: z.number(), high: z.number() }).meta({
      description: '95% interval of the ICC. With few repeats it is wide, and the plan may miss by more.',
    }),
    iccLearned: z.number().meta({ description: 'Share of icc that comes from your own answers, 0 to 1.' }),
    source: source.meta({
      description: 'history: the project’s scans; given: rate and icc are the caller’s.',
    }),
    scans: z.int().meta({ description: 'Scans learned from: the last three that have figures.' }),
    scanId: orNull(z.string()).meta({ description: 'The newest of them.' }),
  })
  .meta({ id: 'AssumedPanel', description: 'What expected widths rest on.' });
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
  .meta({ id: 'SamplePlan', description: 'A way to spend credits, and what it buys.' });
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
      .meta({ description: 'Which interval halfWidth speaks of.' }),
    detectableChange: z
      .number()
      .min(0.01)
      .max(1)
      .optional()
      .meta({ description: 'Instead: the smallest change that two scans should find.' }),
    engines: z
      .int()
      .min(1)
      .max(20)
      .optional()
      .meta({ description: 'How many are asked. Left out: the project’s, or 1.' }),
    maxPrompts: z
      .int()
      .min(1)
      .max(1_000)
      .default(1_000)
      .meta({ description: 'Prompts that there are to ask.' }),
    maxSamplesK: z.int().min(1).max(50).default(10),
    maxCredits: z.int().min(1).optional(),
    baseline: rate
      .optional()
      .meta({ description: 'Expected presence. Default: that of the last scans, or 0.5, the widest.' }),
    icc: z
      .number()
      .min(0)
      .max(0.99)
      .optional()
      .meta({ description: 'How much answers to one prompt agree. Left out: learned, drawn to 0.62.' }),
  })
  .meta({ id: 'PlanSamples' });
export type PlanSamples = z.output<typeof PlanSamples>;

export const PlannedSamples = z
  .strictObject({
    mode,
    plan: orNull(SamplePlan).meta({
      description: 'The cheapest way to the target; null when the limits do not allow it.',
    }),
    best: SamplePlan.meta({ description: 'As close as the limits let you come.' }),
    alternatives: z.array(SamplePlan).meta({ description: 'The same credits, split otherwise.' }),
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
    action: orNull(z.string()).meta({ description: 'The call that does it.' }),
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
        prompts: z.int().meta({ description: 'Questions that counted.' }),
        samplesK: z.int(),
        engines: z.array(z.string()),
        rate: z.number(),
        icc: z.number().meta({ description: 'How much answers to one prompt agree, 0 to 1.' }),
        assumed: AssumedPanel,
        noiseFloor: orNull(z.number()),
      }),
    ).meta({ description: 'The newest scan; null before the first.' }),
    current: orNull(SamplePlan).meta({ description: 'What such a scan costs and buys.' }),
    sameCredits: z.array(SamplePlan).meta({ description: 'The same credits, split otherwise.' }),
    items: z.array(Advice).meta({ description: 'Most important first.' }),
  })
  .meta({ id: 'ScanAdvice' });
export type ScanAdvice = z.output<typeof ScanAdvice>;
