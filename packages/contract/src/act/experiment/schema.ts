import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, points, provenance, timestamp } from '../../kernel/schema.ts';
import { measures } from '../../measure/figure/schema.ts';
import { engineList } from '../prediction/schema.ts';

const projectId = id('project', 'The project.');
const experimentId = id('experiment', 'The experiment.');
const share = z.number().min(0).max(1);

export const stopRules = ['fixed', 'sequential'] as const;

/** What is decided before anything is measured. */
const plan = {
  engines: engineList,
  samplesK: z.int().min(1).max(10).default(3),
  scansBefore: z.int().min(1).max(5).default(1),
  scansAfter: z.int().min(1).max(8).default(2),
  stopRule: z.enum(stopRules).default('fixed').meta({
    description: 'fixed: judged after the last scan. sequential: after each, at some cost in power.',
  }),
  smallestEffect: z.number().min(0.01).max(0.5).default(0.1),
};
const promptIds = z
  .array(id('prompt', 'A prompt that the active set measures.'))
  .min(12)
  .max(500)
  .optional()
  .meta({ description: 'Default: all.' });

export const EstimateExperiment = z.strictObject({ ...plan, promptIds }).meta({ id: 'EstimateExperiment' });
export type EstimateExperiment = z.output<typeof EstimateExperiment>;

export const ExperimentEstimate = z
  .strictObject({
    projectId,
    mode,
    provenance,
    sizes: z
      .array(
        z.strictObject({
          prompts: z.int(),
          credits: z.int(),
          power: share.meta({ description: 'Simulated power: how often the effect would be detected.' }),
          standardError: z.number(),
        }),
      )
      .meta({ description: 'As requested, half and double.' }),
    assumed: z.strictObject({
      rate: share,
      icc: share,
      agreement: share,
      source: z.enum(['history', 'default']),
    }),
    advice: z.array(z.string()),
  })
  .meta({ id: 'ExperimentEstimate' });
export type ExperimentEstimate = Omit<z.output<typeof ExperimentEstimate>, 'mode'>;

export const CreateExperiment = z
  .strictObject({
    name: z.string().trim().min(1).max(120),
    change: z
      .string()
      .trim()
      .min(1)
      .max(1_000)
      .meta({ description: 'What will be done for the prompts that get the change.' }),
    measure: z.enum(measures).default('presence'),
    unit: z.enum(['prompt', 'page']).default('prompt').meta({
      description: 'page: prompts with the same best-fitting own page stay together.',
    }),
    ...plan,
    promptIds,
  })
  .meta({ id: 'CreateExperiment' });
export type CreateExperiment = z.output<typeof CreateExperiment>;

const Arm = z.enum(['treated', 'holdout']);

export const Design = z
  .strictObject({
    change: z.string(),
    measure: z.enum(measures),
    unit: z.enum(['prompt', 'page']),
    engines: z.array(z.string()),
    samplesK: z.int(),
    scansBefore: z.int(),
    scansAfter: z.int(),
    stopRule: z.enum(stopRules),
    smallestEffect: z.number(),
    seed: z.int().meta({ description: 'Seed of the randomisation, to reproduce it.' }),
    analysis: z.string(),
    prompts: z.array(
      z.strictObject({ promptId: z.string(), arm: Arm, unit: z.string(), intent: z.string() }),
    ),
  })
  .meta({ id: 'ExperimentDesign' });
export type Design = z.output<typeof Design>;

const ArmFigures = z.strictObject({
  cells: z.int(),
  clusters: z.int(),
  before: z.number(),
  after: z.number(),
});

export const Result = z.strictObject({
  look: z.int(),
  level: z.number().meta({ description: 'Threshold for p at this look.' }),
  value: points.meta({
    description: 'Change on prompts with the change (treated) minus that on prompts without it (holdout).',
  }),
  ci: z.strictObject({ low: points, high: points, level: z.number(), method: z.string() }),
  pValue: z.number(),
  verdict: z.enum(['rise', 'fall', 'no_change_shown', 'too_few']),
  final: z.boolean(),
  treated: ArmFigures,
  holdout: ArmFigures,
  provenance,
  at: timestamp('When it was evaluated.'),
});
export type Result = z.output<typeof Result>;

const state = z.enum(['registered', 'baseline', 'running', 'ended', 'stopped']);

const head = {
  id: experimentId,
  projectId,
  mode,
  name: z.string(),
  state,
  provenance,
  hash: z.string().meta({ description: 'SHA-256 of the design; the audit log has it from the start.' }),
  treated: z.int().meta({ description: 'Prompts.' }),
  holdout: z.int(),
  scans: z.strictObject({ before: z.int(), after: z.int(), open: z.int() }),
  treatedAt: orNull(timestamp('When the change was reported live.')),
  endedAt: orNull(timestamp('When it ended.')),
  createdAt: timestamp('When it was registered.'),
};

export const Experiment = z.strictObject({ ...head, design: Design }).meta({ id: 'Experiment' });
export type Experiment = Omit<z.output<typeof Experiment>, 'mode'>;
export const ExperimentSummary = z.strictObject(head).meta({ id: 'ExperimentSummary' });
export type ExperimentSummary = Omit<z.output<typeof ExperimentSummary>, 'mode'>;
export const ExperimentList = listOf('ExperimentList', ExperimentSummary);

export const ExperimentDetail = z
  .strictObject({
    ...head,
    design: Design,
    arms: z.array(
      z.strictObject({
        promptId: z.string(),
        text: orNull(z.string()).meta({ description: 'null: the prompt is deleted.' }),
        arm: Arm,
        unit: z.string(),
      }),
    ),
    sentence: z.string().meta({ description: 'What it compares, and what is to be done next.' }),
  })
  .meta({ id: 'ExperimentDetail' });
export type ExperimentDetail = Omit<z.output<typeof ExperimentDetail>, 'mode'>;

export const ExperimentResults = z
  .strictObject({
    ...head,
    result: orNull(Result).meta({ description: 'null: too early to judge.' }),
    balance: orNull(
      z.strictObject({
        treated: z.number(),
        holdout: z.number(),
        standardised: orNull(z.number()).meta({ description: 'Difference before, in standard deviations.' }),
        balanced: z.boolean(),
      }),
    ),
    sentence: z.string(),
  })
  .meta({ id: 'ExperimentResults' });
export type ExperimentResults = Omit<z.output<typeof ExperimentResults>, 'mode'>;

export type ExperimentParams = PathOf<'projectId' | 'experimentId'>;
export const ListExperiments = z.strictObject({ ...page, state: state.optional() });
export type ListExperiments = z.output<typeof ListExperiments>;

export const StartExperiment = z
  .strictObject({
    live: z.boolean().default(false).meta({
      description: 'true: the change is live for treated prompts; later scans count as “after”.',
    }),
    maxCredits: z.int().min(0).optional(),
  })
  .meta({ id: 'StartExperiment' });
export type StartExperiment = z.output<typeof StartExperiment>;
