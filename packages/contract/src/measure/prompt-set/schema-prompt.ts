import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, provenance, timestamp } from '../../kernel/schema.ts';
import { CellStatus, Estimate } from '../score/schema-estimate.ts';
import { aboutTopic, intent, Prompt, paraphraseGroup, stage, tags } from './schema.ts';

export const PromptWithScores = z
  .strictObject({
    mode,
    ...Prompt.shape,
    scores: z
      .array(
        z.strictObject({
          engine: z.string(),
          scanId: id('scan', 'The newest scan that asked it there.'),
          status: CellStatus,
          provenance,
          presence: Estimate,
          asOf: timestamp('When it was computed.'),
        }),
      )
      .meta({ description: 'The newest on each engine.' }),
  })
  .meta({ id: 'PromptWithScores' });
export type PromptWithScores = z.output<typeof PromptWithScores>;

export const UpdatePrompt = z
  .strictObject({
    text: z.string().trim().min(1).max(2_000).optional().meta({
      description: 'Only in a draft that no scan has asked.',
    }),
    intent: orNull(intent).optional().meta({ description: 'null: derive it by rules again.' }),
    stage: orNull(stage).optional().meta({ description: 'null: derive it by rules again.' }),
    tags: tags.optional(),
    paraphraseGroup: orNull(paraphraseGroup).optional(),
    topic: orNull(z.string().trim().min(1).max(100)).optional().meta(aboutTopic),
  })
  .meta({ id: 'UpdatePrompt' });
export type UpdatePrompt = z.output<typeof UpdatePrompt>;

const promptIds = z.array(id('prompt', 'A prompt of the project.')).min(1).max(500);
const changed = z.strictObject({ promptId: z.string(), tags });

export const TagPrompts = z
  .strictObject({ promptIds, add: tags.default([]), remove: tags.default([]) })
  .meta({ id: 'TagPrompts' });
export type TagPrompts = z.output<typeof TagPrompts>;
export const TaggedPrompts = z
  .strictObject({ changed: z.array(changed), unchanged: z.int() })
  .meta({ id: 'TaggedPrompts' });
export type TaggedPrompts = z.output<typeof TaggedPrompts>;

export const ClassifyPrompts = z
  .strictObject({
    promptSetId: id('promptSet', 'All prompts of this set.').optional(),
    promptIds: promptIds.optional().meta({ description: 'Or only these.' }),
  })
  .meta({ id: 'ClassifyPrompts' });
export type ClassifyPrompts = z.output<typeof ClassifyPrompts>;

const told = z.strictObject({ intent, stage, branded: z.boolean() });
export const ClassifiedPrompts = z
  .strictObject({
    checked: z.int(),
    changed: z.array(z.strictObject({ promptId: z.string(), before: told, after: told })),
    keptByHand: z.int().meta({ description: 'Prompts whose class was set by a person.' }),
  })
  .meta({ id: 'ClassifiedPrompts' });
export type ClassifiedPrompts = z.output<typeof ClassifiedPrompts>;

export const SuggestVariants = z
  .strictObject({
    count: z.int().min(1).max(20).default(6).meta({ description: 'Maximum per kind.' }),
  })
  .meta({ id: 'SuggestVariants' });
export type SuggestVariants = z.output<typeof SuggestVariants>;

export const PromptVariants = z
  .strictObject({
    promptId: id('prompt', 'The prompt.'),
    paraphraseGroup: z.string().meta({
      description: 'Set it on the prompt and its paraphrases, so that they count as one question.',
    }),
    paraphrases: z
      .array(z.strictObject({ text: z.string() }))
      .meta({ description: 'The same in other words.' }),
    siblings: z
      .array(z.strictObject({ text: z.string(), constraint: z.string() }))
      .meta({ description: 'Narrower questions: with an audience, or a requirement.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'PromptVariants' });
export type PromptVariants = z.output<typeof PromptVariants>;
