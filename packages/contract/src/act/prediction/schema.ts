import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { engineId, id, orNull, provenance, timestamp } from '../../kernel/schema.ts';
import { modelLabels } from '../../measure/predictor/model-label.ts';
import { promptIntents } from '../../measure/prompt-set/intent.ts';
import { Estimate } from '../../measure/score/schema-estimate.ts';

const text = z.string().trim().min(1).max(2_000);
const organicRank = z.number().min(1).max(1_000).optional().meta({
  description:
    'Rank of your best page among Google’s organic results, such as the average position of Search Console. Left out: as the newest Google answer to this prompt showed it.',
  example: 4,
});
const tier = z.enum(['niche', 'mid', 'global']);
export const intent = z.enum(promptIntents);

const page = {
  url: z.string().trim().max(2_000).optional().meta({
    description: 'Page to fetch and read; with html, its address. Default: the project’s own pages.',
  }),
  html: z.string().max(900_000).optional().meta({ description: 'The page itself; nothing is fetched.' }),
};
export const engineList = z.array(engineId).min(1).max(20).optional().meta({
  description: 'Default: the project’s, without the sandbox.',
});
const common = {
  engines: engineList,
  ...page,
  brandTier: tier
    .optional()
    .meta({ description: 'How widely known the brand is; left out: averaged over the tiers.' }),
};

export const ScorePrompt = z
  .strictObject({
    promptId: id('prompt', 'A prompt of the project.').optional(),
    text: text.optional().meta({ description: 'Or the text of any prompt.' }),
    intent: intent.optional().meta({ description: 'Default: inferred from the text.' }),
    organicRank,
    ...common,
  })
  .meta({ id: 'ScorePrompt' });
export type ScorePrompt = z.output<typeof ScorePrompt>;

export const ScorePrompts = z
  .strictObject({
    promptIds: z.array(id('prompt', 'A prompt of the project.')).max(500).optional(),
    prompts: z
      .array(z.strictObject({ text, intent: intent.optional(), organicRank }))
      .max(500)
      .optional(),
    scanId: id(
      'scan',
      'A finished scan with config.drawPrompts: `wholeSet` then estimates all prompts of its set.',
    ).optional(),
    ...common,
  })
  .meta({
    id: 'ScorePrompts',
    description: 'With neither promptIds nor prompts: the project’s active prompt set.',
  });
export type ScorePrompts = z.output<typeof ScorePrompts>;

export const Contribution = z
  .strictObject({
    id: z.string(),
    description: z.string(),
    value: orNull(z.number()).meta({
      description: 'The feature’s value; null: it is not a feature of the page.',
    }),
    typical: orNull(z.number()).meta({ description: 'The value of a typical page.' }),
    logOdds: z.number(),
    points: z.number().meta({
      description: 'In probability: 0.03 is 3 points. They add up to the prediction minus the baseline.',
    }),
    evidence: z.strictObject({ studies: z.array(z.string()), answers: z.int() }),
  })
  .meta({ id: 'Contribution' });
export type Contribution = z.output<typeof Contribution>;

export const headline = z.string().meta({
  description:
    'The sentence to show. If the interval is wider than 60 points it gives no figure, but how many answers would be needed.',
});

export const answersNeeded = orNull(z.int().min(1).max(100)).meta({
  description:
    'If not null, show no figure: the interval is wider than 60 points. This many answers would narrow it to ±15 points or less.',
});

export const EnginePrediction = z
  .strictObject({
    id: id('prediction', 'The prediction; a later scan judges it.'),
    engine: z.string(),
    presence: Estimate,
    headline,
    answersNeeded,
    byFeatures: z
      .number()
      .meta({ description: 'The prediction from features alone, before your own answers.' }),
    history: orNull(z.strictObject({ answers: z.number(), present: z.number() })).meta({
      description:
        'Your earlier answers to this prompt on this engine, older ones counting less; null: none.',
    }),
    unseen: z
      .array(z.string())
      .meta({ description: 'Features that could not be observed; they widen the interval.' }),
    contributions: z.array(Contribution),
  })
  .meta({ id: 'EnginePrediction' });

const head = {
  projectId: id('project', 'The project.'),
  mode,
  provenance: z.literal('predicted'),
  modelVersion: z.string(),
  label: z
    .enum(modelLabels)
    .meta({ description: '`calibrated` only once the model has learned from live answers.' }),
};
const Prompt = z.strictObject({
  id: orNull(z.string()),
  text: z.string(),
  intent: z.string(),
  branded: z.boolean(),
  organicRank: z.number().optional().meta({ description: 'As it was given.' }),
});
const notes = z.array(z.string());

export const PromptPrediction = z
  .strictObject({
    ...head,
    prompt: Prompt,
    page: orNull(z.string()).meta({
      description: 'The page whose features were used; null: none was known.',
    }),
    predictions: z.array(EnginePrediction),
    formula: z.string(),
    notes,
  })
  .meta({
    id: 'PromptPrediction',
    description: 'Predicted presence of one prompt. 0 credits; not a measurement.',
  });
export type PromptPrediction = z.output<typeof PromptPrediction>;

export const Spread = z
  .strictObject({
    mean: z.number(),
    median: z.number(),
    low80: z.number(),
    high80: z.number(),
    low95: z.number(),
    high95: z.number(),
    probabilityPositive: z.number(),
  })
  .meta({ id: 'Spread', description: 'Median and intervals of an uncertain quantity, from random draws.' });

export const WholeSet = z
  .strictObject({
    engine: z.string(),
    prompts: z.int().meta({ description: 'Prompts of the set, asked or not.' }),
    presence: Estimate,
    answersAlone: Estimate,
  })
  .meta({
    id: 'WholeSet',
    description:
      'Presence over a whole prompt set, estimated from a random part of it. `presence`: predictions for all prompts, corrected by the answers to those asked. `answersAlone`: without predictions; the asked prompts count with the noise of their answers, and the rest is estimated from them.',
  });
export type WholeSet = z.output<typeof WholeSet>;

export const PromptPredictions = z
  .strictObject({
    ...head,
    portfolio: z.strictObject({
      presence: Spread,
      headline,
      answersNeeded,
      cells: z.int(),
      sharedSd: z
        .number()
        .meta({ description: 'Uncertainty shared by all prompts; more prompts do not reduce it.' }),
      promptSd: z.number().meta({ description: 'Uncertainty of each prompt’s own.' }),
    }),
    wholeSet: orNull(z.array(WholeSet)).meta({ description: 'null: no scanId was given.' }),
    items: z.array(
      z.strictObject({
        prompt: Prompt,
        page: orNull(z.string()),
        predictions: z.array(EnginePrediction.omit({ contributions: true, unseen: true })),
      }),
    ),
    notes,
  })
  .meta({ id: 'PromptPredictions' });
export type PromptPredictions = z.output<typeof PromptPredictions>;

export const ScoreExplanation = z
  .strictObject({
    scoreId: z.string(),
    projectId: id('project', 'The project.'),
    kind: z.enum(['prediction', 'cell', 'aggregate']),
    engine: orNull(z.string()),
    promptText: orNull(z.string()),
    mode,
    provenance,
    presence: Estimate,
    baseline: z.number().meta({ description: 'The starting point of the contributions.' }),
    contributions: z.array(Contribution).meta({
      description:
        'Largest first. Log-odds add up to those of the figure less the baseline’s, except for an aggregate.',
    }),
    drivers: z.array(Contribution).meta({
      description: 'For a measured cell: what the predictor associates it with. Associations, not causes.',
    }),
    unseen: z.array(z.string()),
    evidence: z
      .strictObject({ prompts: z.int(), answers: z.int(), present: z.int() })
      .meta({ description: 'Answers behind the figure.' }),
    formula: z.string(),
    modelVersion: orNull(z.string()),
    asOf: timestamp('When it was computed.'),
    notes,
  })
  .meta({ id: 'ScoreExplanation', description: 'Why a figure is what it is.' });
export type ScoreExplanation = z.output<typeof ScoreExplanation>;

export const ScoreParams = z.strictObject({
  projectId: id('project', 'The project.'),
  scoreId: z
    .string()
    .max(40)
    .regex(/^(scr|prd)_[0-9a-f]{32}$/, 'the id of a score or a prediction')
    .meta({
      description: 'A score (scr_…) or a prediction (prd_…).',
      example: 'scr_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f',
    }),
});
