import { z } from 'zod';
import { Locale } from '../../account/project/schema.ts';
import { maxCostUsd, writerCost } from '../../account/provider-key/schema-writer.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { promptIntents, promptStages } from './intent.ts';
import { foundSources } from './source.ts';

export const intent = z
  .enum(promptIntents)
  .meta({ id: 'Intent', description: 'What the asker wants.', example: 'comparison' });
export const stage = z
  .enum(promptStages)
  .meta({ id: 'Stage', description: 'The buyer’s funnel stage.', example: 'consideration' });
export const tags = z
  .array(z.string().trim().min(1).max(60))
  .max(20)
  .meta({ description: 'Used by filters and segments.' });
export const paraphraseGroup = z.string().trim().min(1).max(100).meta({
  description:
    'Shared by prompts that ask the same in other words; they count as one cluster in every interval.',
});

export const aboutTopic = {
  description:
    'Its topic. From 8 topics on, prompts of one topic count as one cluster for the market figure.',
  example: 'time tracking',
};

/** Where prompts come from, best first. */
export const promptSources = [
  'searched',
  'search_page',
  'fan_out',
  'engine',
  'page',
  'corpus',
  'import',
  'own',
] as const;

export const Demand = z
  .strictObject({
    impressions: z.int().min(0).meta({ description: 'How often the brand’s pages were shown for it.' }),
    days: orNull(z.int()).meta({ description: 'Number of days covered; null: the file does not say.' }),
    from: z.string().meta({ description: 'Who counted them.', example: 'search_console' }),
    until: orNull(z.string()).meta({ description: 'The last of these days.', example: '2026-05-01' }),
  })
  .meta({ id: 'Demand', description: 'Counted impressions, not an estimate of all searches.' });

const promptFields = {
  id: id('prompt', 'The prompt.'),
  promptSetId: id('promptSet', 'Its set.'),
  text: z
    .string()
    .meta({ description: 'Asked word for word.', example: 'What is the best project tool for agencies?' }),
  intent,
  stage,
  setByHand: z
    .array(z.enum(['intent', 'stage']))
    .meta({ description: 'Values set by a person; classify_prompts leaves them.' }),
  branded: z
    .boolean()
    .meta({ description: 'Whether it names the brand; such prompts say little about being found.' }),
  tags,
  paraphraseGroup: orNull(paraphraseGroup),
  topic: orNull(z.string()).meta(aboutTopic),
  source: orNull(z.enum(promptSources)).meta({
    description:
      'searched: people searched for it. search_page: a results page asks it. fan_out: an engine searched for it. engine: an engine wrote it. page: the brand’s page asks it. corpus: from our corpus for kinds of business. null: unknown.',
  }),
  why: orNull(z.string()).meta({ description: 'Why it was chosen.' }),
  demand: orNull(Demand).meta({ description: 'How often it is searched for, if known.' }),
  createdAt: timestamp('When it was added.'),
  updatedAt: timestamp('When it last changed.'),
};

export const Prompt = z.strictObject(promptFields).meta({ id: 'Prompt' });
export type Prompt = z.output<typeof Prompt>;
export const PromptList = listOf('PromptList', Prompt);

const set = {
  id: id('promptSet', 'The set.'),
  projectId: id('project', 'Its project.'),
  name: z.string(),
  description: orNull(z.string()),
  engines: orNull(z.array(z.string())).meta({
    description: 'Engines its scans ask by default; null: the project’s.',
  }),
  version: z.int().meta({ description: 'Incremented with each change of its prompts.' }),
  state: z
    .enum(['draft', 'active', 'locked', 'archived'])
    .meta({ description: 'locked: its wording is frozen, so that scans stay comparable.' }),
  active: z.boolean().meta({
    description: 'Whether scans ask it: one set per project and locale. A locked set can be active.',
  }),
  locale: Locale,
  promptCount: z.int(),
  createdAt: timestamp('When it was created.'),
  updatedAt: timestamp('When it or one of its prompts last changed.'),
};

export const PromptSet = z.strictObject(set).meta({ id: 'PromptSet' });
export type PromptSet = z.output<typeof PromptSet>;
export const PromptSetList = listOf('PromptSetList', PromptSet);

export const PromptSetWithPrompts = z
  .strictObject({ ...set, prompts: z.array(Prompt) })
  .meta({ id: 'PromptSetWithPrompts' });
export type PromptSetWithPrompts = z.output<typeof PromptSetWithPrompts>;

export const GeneratedPromptSet = z
  .strictObject({
    ...PromptSetWithPrompts.shape,
    mode,
    notes: z
      .array(z.string())
      .meta({ description: 'What fell short: topics too thin, a language without templates.' }),
    writer: orNull(
      z.strictObject({
        ...writerCost,
        rejected: z
          .array(z.strictObject({ reason: z.string(), count: z.int() }))
          .meta({ description: 'What it wrote that was rejected.' }),
      }),
    ).meta({ description: 'The engine that wrote them; null: templates.' }),
  })
  .meta({ id: 'GeneratedPromptSet' });
export type GeneratedPromptSet = z.output<typeof GeneratedPromptSet>;

export const promptsPerSet = 1_000;

export const topics = z.array(z.string().trim().min(2).max(100)).min(1).max(50);
export const setName = z.string().trim().min(1).max(120);

export const CreatePromptSet = z
  .strictObject({
    name: setName,
    locale: Locale.partial().optional().meta({ description: 'Default: the project’s.' }),
  })
  .meta({ id: 'CreatePromptSet' });
export type CreatePromptSet = z.output<typeof CreatePromptSet>;

/** Prompts that are generated for one set at most. */
export const mostGenerated = 200;

export const GeneratePrompts = z
  .strictObject({
    promptSetId: id(
      'promptSet',
      'Activate this set instead of making one; give `activate: true` with it.',
    ).optional(),
    addTo: id(
      'promptSet',
      'Add prompts to this draft or active set instead of making one: no duplicates, other topics first. Existing prompts stay, so scans stay comparable on them.',
    ).optional(),
    activate: z
      .boolean()
      .default(false)
      .meta({ description: 'Make it the set that scans ask; the active one of its locale is archived.' }),
    name: setName.optional().meta({ description: 'Default: the date.' }),
    count: z
      .int()
      .min(1)
      .max(mostGenerated)
      .default(24)
      .meta({ description: 'Number of prompts; fewer if the topics do not yield more.' }),
    topics: topics.optional().meta({
      description: 'What buyers look for. Default: read from the project’s stored pages and description.',
      example: ['project management software', 'time tracking'],
    }),
    audience: z
      .enum(['business', 'consumer'])
      .optional()
      .meta({ description: 'Who buys it. Default: inferred from the offer.' }),
    personaIds: z
      .array(id('persona', 'A persona of the project.'))
      .max(20)
      .optional()
      .meta({ description: 'The audience that questions ask for, instead of a usual one.' }),
    location: z
      .string()
      .trim()
      .min(2)
      .max(100)
      .optional()
      .meta({ description: 'The town they ask from; adds local questions.', example: 'Berlin' }),
    intents: z
      .array(intent)
      .min(1)
      .max(promptIntents.length)
      .optional()
      .meta({ description: 'Default: a mix of all.' }),
    locale: Locale.partial().optional().meta({ description: 'Default: the project’s.' }),
    seed: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .default(1)
      .meta({ description: 'Another seed gives other wordings.' }),
    engine: z.string().max(60).optional().meta({
      description: 'Lets this engine write them instead of templates, on your own key.',
      example: 'openai',
    }),
    maxCostUsd,
    sources: z.array(z.enum(foundSources)).max(foundSources.length).optional().meta({
      description:
        'Sources used before written ones: searched, at most half; search_page, a quarter; fan_out, an eighth. Default: all.',
    }),
  })
  .meta({ id: 'GeneratePrompts' });
export type GeneratePrompts = z.output<typeof GeneratePrompts>;

const text = (most: number) =>
  z.string().trim().min(1).max(most).meta({ description: 'Asked word for word; at most 2,000 characters.' });

export const AddPrompt = z
  .strictObject({
    text: text(2_000),
    intent: intent.optional().meta({ description: 'Default: inferred from the wording.' }),
    stage: stage.optional().meta({ description: 'Default: inferred from intent and brand.' }),
    tags: tags.default([]),
    paraphraseGroup: paraphraseGroup.optional(),
    topic: z.string().trim().min(1).max(100).optional().meta(aboutTopic),
    source: z.enum(promptSources).optional().meta({
      description: 'Its source, as given by a preview. Default: own.',
    }),
    why: z.string().trim().max(300).optional().meta({ description: 'Why it was chosen.' }),
  })
  .meta({ id: 'AddPrompt' });
export type AddPrompt = z.output<typeof AddPrompt>;

// Rows are checked one by one, so that a bad one does not refuse the rest.
const row = z.strictObject({
  ...AddPrompt.shape,
  text: z.string().max(20_000),
  intent: z.string().max(60).optional(),
});
export const AddPrompts = z
  .strictObject({ prompts: z.array(row).min(1).max(500) })
  .meta({ id: 'AddPrompts' });
export type AddPrompts = z.output<typeof AddPrompts>;

export const AddedPrompts = z
  .strictObject({
    added: z.int(),
    duplicates: z.int(),
    rejected: z.int(),
    rows: z.array(
      z.strictObject({
        index: z.int().meta({ description: 'Index of the row in the request, from 0.' }),
        status: z.enum(['added', 'duplicate', 'rejected']),
        promptId: orNull(id('prompt', 'The new prompt, or the existing one.')),
        reason: orNull(z.string()),
      }),
    ),
  })
  .meta({ id: 'AddedPrompts' });
export type AddedPrompts = z.output<typeof AddedPrompts>;

export type SetParams = PathOf<'projectId' | 'setId'>;
export const SetQuery = z.strictObject({
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .meta({ description: 'The set at that version. Default: the current one.' }),
});
export type SetQuery = z.output<typeof SetQuery>;
export type PromptParams = PathOf<'projectId' | 'promptId'>;

export const ListPromptSets = z.strictObject({ ...page, state: PromptSet.shape.state.optional() });
export type ListPromptSets = z.output<typeof ListPromptSets>;

const share = z.coerce.number().min(0).max(1).optional();
export const ListPrompts = z.strictObject({
  ...page,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(20)
    .meta({ description: 'Maximum number of items.' }),
  promptSetId: id('promptSet', 'Only this set; default: all sets.').optional(),
  tag: z.string().max(60).optional(),
  intent: intent.optional(),
  stage: stage.optional(),
  branded: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  search: z.string().max(200).optional().meta({ description: 'Part of the text.' }),
  engine: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'Measured on this engine; the bounds below apply to its newest score.' }),
  minPresence: share,
  maxPresence: share,
  minHalfWidth: share.meta({ description: 'Least width of the 95% interval, to find uncertain prompts.' }),
  maxHalfWidth: share,
});
export type ListPrompts = z.output<typeof ListPrompts>;
