import { z } from 'zod';
import { maxCostUsd, writerCost } from '../../account/provider-key/schema-writer.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, intervalAtLevel, orNull, points, provenance, timestamp } from '../../kernel/schema.ts';
import { Spread } from '../prediction/schema.ts';
import { moveNames } from './move-name.ts';
import { Case } from './schema-case.ts';

const projectId = id('project', 'The project.');
const recId = id('recommendation', 'The recommendation.');
const move = z.enum(moveNames).meta({ id: 'Move' });

export const states = [
  'suggested',
  'accepted',
  'in_progress',
  'shipped',
  'verified',
  'not_confirmed',
  'dismissed',
] as const;
export const state = z.enum(states).meta({ id: 'RecommendationState' });
export type State = z.output<typeof state>;

const Evidence = z.strictObject({ operation: z.string(), url: z.string() });

/** What was found, as it is stored. */
export interface Finding {
  label: string;
  why: string;
  /** What `why` was made from. Left out by earlier releases. */
  message?: { id: string; values: object };
  promptIds: string[];
  engines: string[];
  pages: string[];
  evidence: z.output<typeof Evidence>[];
  answerIds: string[];
  proofCredits: number;
  /** Left out: an earlier release found it, without a case. */
  case?: Case;
}

export const UpliftPrediction = z
  .strictObject({
    overall: Spread.meta({ description: 'Change of mean presence over all prompts and engines.' }),
    affected: Spread.meta({ description: 'The same on the affected prompts alone.' }),
    byEngine: z.array(z.strictObject({ engine: z.string(), uplift: Spread })),
    scale: z.number().meta({
      description:
        'Measured share of the published effects for this project’s moves; 1 until one is verified.',
    }),
    learned: z
      .strictObject({
        sd: z.number().meta({ description: 'Standard error of `scale`.' }),
        moves: z.int().meta({ description: 'Measured moves it was learned from.' }),
        alike: z.int().meta({ description: 'Of these, moves of the same kind as this one.' }),
      })
      .optional()
      .meta({ description: 'What `scale` rests on; missing until a move was measured.' }),
    modelVersion: z.string(),
    rank: z.int().optional().meta({
      description:
        '1: no other is predicted to bring more. Predictions that differ only by chance share a rank.',
    }),
    label: z.string(),
    at: timestamp('Time of the prediction.'),
  })
  .meta({ id: 'UpliftPrediction', description: 'In probability: 0.01 is one point.' });
export type UpliftPrediction = z.output<typeof UpliftPrediction>;

const Arm = z.strictObject({ cells: z.int(), clusters: z.int(), before: z.number(), after: z.number() });

export const Measured = z
  .strictObject({
    verdict: z.enum(['rise', 'no_rise', 'unclear']).meta({
      description:
        'rise: more than on the other prompts. no_rise: the predicted rise would have been detected.',
    }),
    value: points.meta({ description: 'Change on affected prompts minus change on the others.' }),
    ci: intervalAtLevel(points),
    pValue: z.number(),
    level: z.number().meta({ description: 'Threshold for p at this look; all looks share 5%.' }),
    look: z.int(),
    standardError: z.number(),
    smallestVisible: z.number().meta({
      description: 'The smallest effect these answers would detect 4 times in 5, at this look’s level.',
    }),
    predicted: Spread.meta({ description: 'What was predicted for the affected prompts.' }),
    treated: Arm,
    control: Arm,
    provenance,
    asOf: timestamp('When the newest scan in it began.'),
  })
  .meta({ id: 'MeasuredUplift' });
export type Measured = z.output<typeof Measured>;

/** What verification keeps from one call to the next. */
export interface Verification {
  scanId: string | null;
  measured: Measured | null;
}

export const Step = z.strictObject({
  at: timestamp('When.'),
  by: z.string(),
  state,
  note: orNull(z.string()),
});
export type Step = z.output<typeof Step>;

const head = {
  id: recId,
  projectId,
  mode,
  move,
  title: z.string(),
  state,
  found: z.boolean().meta({ description: 'false: the last run no longer found it.' }),
  effortDays: z.number().meta({ description: 'A typical estimate.' }),
  uplift: orNull(Spread).meta({ description: 'Predicted, over all prompts; null: no effect is known.' }),
  rank: orNull(z.int()).meta({
    description: '1 has the largest uplift; moves that differ only by chance share a rank.',
  }),
  provenance: z.literal('predicted'),
  prompts: z.int().meta({ description: 'Prompts affected.' }),
  lost: orNull(z.int()).meta({ description: 'Of these, those won by others.' }),
  owner: orNull(z.string()),
  due: orNull(z.string()),
  createdAt: timestamp('When it was first found.'),
  updatedAt: timestamp('When it last changed.'),
};

export const RecommendationSummary = z.strictObject(head).meta({ id: 'RecommendationSummary' });
export type RecommendationSummary = Omit<z.output<typeof RecommendationSummary>, 'mode'>;
export const RecommendationList = listOf('RecommendationList', RecommendationSummary);

export const Recommendation = z
  .strictObject({
    ...head,
    why: z.string(),
    steps: z.array(z.string()),
    proof: z.string().meta({ description: 'What would show that it worked.' }),
    caution: orNull(z.string()),
    published: z.array(
      z.strictObject({
        feature: z.string(),
        description: z.string(),
        logOdds: z.number(),
        sd: z.number(),
        tested: z.boolean().meta({ description: 'false: an association, never tested by an experiment.' }),
        sources: z.array(z.string()),
      }),
    ),
    promptIds: z.array(z.string()),
    engines: z.array(z.string()),
    pages: z.array(z.string()),
    evidence: z.array(Evidence),
    answerIds: z.array(z.string()).meta({ description: 'Answers that show it.' }),
    case: orNull(Case).meta({ description: 'null: found by an earlier release.' }),
    prediction: orNull(UpliftPrediction),
    proofCredits: z.int().meta({ description: 'Cost of two scans that measure it.' }),
    shippedAt: orNull(timestamp('When it went live.')),
    changeId: orNull(z.string()).meta({ description: 'Its entry in the change log.' }),
    measured: orNull(Measured),
    history: z.array(Step),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = Omit<z.output<typeof Recommendation>, 'mode'>;

export type RecommendationParams = PathOf<'projectId' | 'recId'>;

export const Generate = z
  .strictObject({
    days: z.int().min(1).max(365).default(30),
    readPages: z.int().min(0).max(20).default(8).meta({
      description:
        'Cited pages to read now if no copy is stored, most cited first, for at most ten seconds. 0: none.',
    }),
    engine: z.string().max(60).optional().meta({
      description:
        'Lets this engine word the five best cases, on your own key. Unsupported statements are dropped.',
      example: 'openai',
    }),
    maxCostUsd,
  })
  .meta({ id: 'GenerateRecommendations' });
export type Generate = z.output<typeof Generate>;

export const Generated = z
  .strictObject({
    projectId,
    mode,
    provenance: z.literal('predicted'),
    modelVersion: z.string(),
    made: z.int(),
    renewed: z.int(),
    gone: z.int().meta({ description: 'Suggested before, no longer found.' }),
    items: z
      .array(RecommendationSummary)
      .meta({ description: 'The 20 with the highest uplift per day of work.' }),
    written: orNull(
      z.strictObject({
        ...writerCost,
        cases: z.int().meta({ description: 'Worded by the engine, in at least one language.' }),
        refused: z.int().meta({ description: 'Sentences dropped because their facts do not support them.' }),
      }),
    ).meta({ description: 'null: no engine was asked.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'GeneratedRecommendations' });
export type Generated = Omit<z.output<typeof Generated>, 'mode' | 'items'> & {
  items: RecommendationSummary[];
};

export const ListRecommendations = z.strictObject({
  ...page,
  state: z
    .enum(['open', ...states])
    .optional()
    .meta({ description: 'open: not shipped, not dismissed.' }),
  move: move.optional(),
  sort: z.enum(['-priority', '-createdAt']).default('-priority'),
});
export type ListRecommendations = z.output<typeof ListRecommendations>;

const given = ['suggested', 'accepted', 'in_progress', 'shipped', 'dismissed'] as const;
export const UpdateRecommendation = z
  .strictObject({
    state: z.enum(given),
    owner: orNull(z.string().trim().min(1).max(120)),
    due: orNull(z.iso.date()),
    shippedAt: z.iso.datetime({ offset: true }).max(40).meta({ description: 'Default: now.' }),
    note: z.string().trim().min(1).max(1_000),
  })
  .partial()
  .meta({ id: 'UpdateRecommendation' });
export type UpdateRecommendation = z.output<typeof UpdateRecommendation>;

export const RecommendationsOverview = z
  .strictObject({
    projectId,
    mode,
    provenance: z.literal('predicted'),
    modelVersion: z.string(),
    states: z.array(z.strictObject({ state, count: z.int() })),
    open: z.strictObject({
      moves: z.int(),
      effortDays: z.number(),
      uplift: orNull(Spread).meta({ description: 'Expected effect of all open moves together.' }),
      sumOfParts: z.number().meta({ description: 'Sum of the single effects; not the combined effect.' }),
      best: z.array(RecommendationSummary),
    }),
    measured: z
      .strictObject({
        moves: z.int(),
        predicted: z.number(),
        realised: z.number(),
        realisedCi: orNull(z.strictObject({ low: z.number(), high: z.number() })).meta({
          description: 'At least 95%; null: nothing was measured.',
        }),
        withinPredicted: z
          .int()
          .meta({ description: 'Measured uplift within the predicted 95% range, allowing for noise.' }),
        scale: z.strictObject({ mean: z.number(), sd: z.number() }),
      })
      .meta({ description: 'Predicted beside measured uplift, on affected prompts.' }),
  })
  .meta({ id: 'RecommendationsOverview' });
export type RecommendationsOverview = z.output<typeof RecommendationsOverview>;
