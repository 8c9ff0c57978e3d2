import { z } from 'zod';
import { orNull, probability, provenance, timestamp } from '../../kernel/schema.ts';

export const Interval = z
  .strictObject({
    low: probability,
    high: probability,
    level: z.literal(0.95),
    method: z.string().meta({ description: 'How the interval was computed; see GET /v1/methodology.' }),
  })
  .meta({ id: 'Interval', description: 'A 95% confidence interval.' });

export const CellStatus = z
  .enum(['measured', 'insufficient', 'stale', 'not_run', 'failed', 'not_grounded'])
  .meta({
    id: 'CellStatus',
    description:
      'Missing is not zero. not_run: nothing asked yet. failed: every call failed. insufficient: answers came, none that can make a figure. not_grounded: the engine did not search, so there was nothing to cite.',
  });
export type CellStatus = z.output<typeof CellStatus>;

export const estimateLabel = z.enum(['ok', 'indicative', 'upper_bound', 'few_topics', 'insufficient']);

export const Estimate = z
  .strictObject({
    value: orNull(probability).meta({
      description: 'The rate over these prompts, 0 to 1; null when nothing was measured.',
    }),
    ci: orNull(Interval).meta({ description: 'For the mean over exactly these prompts (tracked).' }),
    market: orNull(
      z.strictObject({
        value: probability,
        ci: Interval,
        n: z.int().meta({ description: 'Independent questions, or topics.' }),
        effectiveN: z
          .number()
          .meta({ description: 'Independent answers that would tell as much about the market mean.' }),
        label: estimateLabel,
      }),
    ).meta({
      description:
        'For the mean over questions like these (market), if the prompts represent your questions.',
    }),
    n: z.int().meta({ description: 'Prompts (clusters) measured.' }),
    k: z.number().meta({
      description:
        'Samples per prompt (trials ÷ n), not successes; fewer than asked where answers repeat word for word.',
    }),
    successes: z.int().meta({ description: 'Counted answers with the brand.' }),
    trials: z.int().meta({
      description:
        'Answers counted, over all prompts. `value` weighs prompts alike, so it need not be successes ÷ trials.',
    }),
    distinct: probability.optional().meta({
      description:
        'Only where answers of a cell repeat word for word: the share of all read that is counted. No text counts twice in a cell, and each weighs as much as it comes.',
    }),
    effectiveN: z
      .number()
      .meta({ description: 'Independent answers that would give an equally narrow `ci`.' }),
    label: estimateLabel.meta({
      description:
        'ok: 20 prompts or more, answered by each engine. indicative: fewer. upper_bound: one sample a prompt, so the interval is wider than needed. insufficient: no interval, or a cell of fewer than 3 answers, whose figure leans on other prompts.',
    }),
    provenance,
    asOf: timestamp(
      'How old it is. Of one scan: when it was scored, or the oldest stored answer that it took over. Over a period: when the newest scan behind it was asked for.',
    ),
    status: CellStatus,
    methodVersion: z.string(),
  })
  .meta({ id: 'Estimate', description: 'A probability with its interval, its counts and its provenance.' });
export type Estimate = z.output<typeof Estimate>;
