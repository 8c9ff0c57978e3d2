import { z } from 'zod';
import { maxCostUsd, writerCost } from '../../account/provider-key/schema-writer.ts';
import { mode } from '../../kernel/mode.ts';
import { id, orNull } from '../../kernel/schema.ts';
import { answersNeeded, headline, Spread } from '../prediction/schema.ts';

const projectId = id('project', 'The project.');
const recommendationId = id('recommendation', 'The recommendation.');
const share = z.number().min(0).max(1);

export const PlanQuery = z.strictObject({
  budget: z.coerce.number().gt(0).max(100_000).default(10),
  unit: z.enum(['days', 'credits']).default('days').meta({ description: 'credits: the cost of proving it.' }),
});
export type PlanQuery = z.output<typeof PlanQuery>;

export const OptimizationPlan = z
  .strictObject({
    projectId,
    mode,
    provenance: z.literal('predicted'),
    modelVersion: z.string(),
    unit: z.enum(['days', 'credits']),
    budget: z.number(),
    spent: z.number(),
    steps: z.array(
      z.strictObject({
        recommendationId,
        title: z.string(),
        cost: z.number(),
        gain: Spread.meta({ description: 'What it adds to the previous steps.' }),
        next: orNull(
          z.strictObject({
            recommendationId,
            probability: share.meta({ description: 'Probability that this step gains more for its cost.' }),
            tie: z.boolean().meta({ description: 'true: the order hardly matters.' }),
          }),
        ).meta({ description: 'The best alternative at this place.' }),
      }),
    ),
    uplift: Spread.meta({ description: 'For the whole plan.' }),
    sumOfParts: z
      .number()
      .meta({ description: 'Sum of the steps’ single effects; not the combined effect.' }),
    topThree: z
      .strictObject({ recommendationIds: z.array(recommendationId), uplift: Spread })
      .meta({ description: 'The three of highest uplift that the budget allows.' }),
    beatsTopThree: share.meta({ description: 'Probability; .5 if both are equal.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'OptimizationPlan' });
export type OptimizationPlan = z.output<typeof OptimizationPlan>;

export const BriefRequest = z
  .strictObject({
    engine: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'Also writes it out as prose, on your own key.', example: 'openai' }),
    maxCostUsd,
  })
  .meta({ id: 'CreateContentBrief' });
export type BriefRequest = z.output<typeof BriefRequest>;

const Question = z.strictObject({
  promptId: orNull(z.string()),
  text: z.string(),
  intent: z.string(),
  presence: share.meta({ description: 'Predicted, mean over engines.' }),
  ci: z
    .strictObject({ low: share, high: share, level: z.literal(0.95), method: z.string() })
    .meta({ description: 'Interval of the prediction: how often an engine would name the brand here.' }),
  headline,
  answersNeeded,
  searches: z.array(z.string()).meta({ description: 'What engines searched for before answering.' }),
});

export const ContentBrief = z
  .strictObject({
    recommendationId,
    mode,
    provenance: z.literal('predicted'),
    title: z.string(),
    page: orNull(z.string()).meta({ description: 'The page that it is about; null: write one.' }),
    days: z.int().meta({ description: 'Sources, searches and cited pages are of these last days.' }),
    questions: z.array(Question).meta({ description: 'Those with the lowest presence first.' }),
    facts: z.array(z.strictObject({ factId: z.string(), terms: z.array(z.string()), value: z.string() })),
    sources: z.array(
      z.strictObject({ domain: z.string(), urls: z.array(z.string()), answers: z.int(), withOwn: z.int() }),
    ),
    sections: z.array(
      z.strictObject({ heading: z.string(), why: z.string(), promptIds: z.array(z.string()) }),
    ),
    lacks: z.array(
      z.strictObject({
        feature: z.string(),
        description: z.string(),
        here: orNull(z.number()).meta({ description: 'null: the page is new.' }),
        cited: orNull(z.number()).meta({ description: 'Mean over `citedPages`; null: observed on none.' }),
        others: orNull(z.number()).meta({ description: 'Mean over the third-party pages read.' }),
        usual: z.number().meta({ description: 'Mean over pages in general.' }),
      }),
    ),
    citedPages: z.array(z.string()).meta({
      description: 'Third-party pages cited in answers to these questions, if read.',
    }),
    prose: orNull(
      z.strictObject({
        text: z.string().meta({ description: 'Markdown, in the language of the project.' }),
        unsupported: z
          .array(z.string())
          .meta({ description: 'Figures and addresses in it that are not in the brief: check them.' }),
        ...writerCost,
      }),
    ).meta({ description: 'The brief written out by an engine; null: not requested.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ContentBrief' });
export type ContentBrief = z.output<typeof ContentBrief>;
