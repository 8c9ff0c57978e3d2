import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { engineId, id, orNull, provenance, timestamp } from '../../kernel/schema.ts';
import { promptIntents, promptStages } from './intent.ts';
import { setName } from './schema.ts';

export const UpdatePromptSet = z
  .strictObject({
    name: setName.optional(),
    description: orNull(z.string().trim().max(2_000)).optional(),
    engines: orNull(z.array(engineId).min(1).max(20))
      .optional()
      .meta({ description: 'Engines its scans ask by default; null: the project’s.' }),
  })
  .meta({ id: 'UpdatePromptSet' });
export type UpdatePromptSet = z.output<typeof UpdatePromptSet>;

const version = z.coerce.number().int().min(1).max(1_000_000);
export const DiffQuery = z.strictObject({
  from: version.optional().meta({ description: 'Default: the version before `to`.' }),
  to: version.optional().meta({ description: 'Default: the current version.' }),
});
export type DiffQuery = z.output<typeof DiffQuery>;

const VersionedPrompt = z.strictObject({ promptId: z.string(), text: z.string() });
const comparable = z.enum(['all', 'part', 'none']).meta({
  description:
    'all: every prompt that the scan asked is in the version. part: six or more are, and changes are judged on those. none: fewer.',
});

export const PromptSetDiff = z
  .strictObject({
    promptSetId: id('promptSet', 'The set.'),
    from: z.int(),
    to: z.int(),
    added: z.array(VersionedPrompt),
    removed: z
      .array(VersionedPrompt)
      .meta({ description: 'A changed wording counts as one removed and one added.' }),
    unchanged: z.int(),
    trend: z
      .array(
        z.strictObject({
          scanId: id('scan', 'The scan.'),
          at: timestamp('When it was requested.'),
          prompts: z.int(),
          sharedWithFrom: z.int(),
          sharedWithTo: z.int(),
          comparableWithFrom: comparable,
          comparableWithTo: comparable,
        }),
      )
      .meta({ description: 'The set’s newest 50 scans: which stay comparable with scans of `to`.' }),
    becomeIncomparable: z.array(z.string()).meta({
      description: 'Scans comparable with `from` but not with `to`.',
    }),
  })
  .meta({ id: 'PromptSetDiff' });
export type PromptSetDiff = z.output<typeof PromptSetDiff>;

const share = z.number().min(0).max(1);

export const PromptSetAudit = z
  .strictObject({
    promptSetId: id('promptSet', 'The set.'),
    mode,
    version: z.int(),
    prompts: z.int(),
    questions: z.int().meta({
      description:
        'Independent questions for an interval: without branded prompts, paraphrases counted once.',
    }),
    tier: z.enum(['exploratory', 'standard', 'broad']).meta({
      description: 'Fewer than 50 questions: exploratory. 200 or more: broad.',
    }),
    expectedHalfWidth: orNull(share).meta({
      description: 'Half-width of `market.ci` with three answers per prompt on one engine, at 30% presence.',
    }),
    branded: z.strictObject({ prompts: z.int(), share }),
    intents: z.record(z.enum(promptIntents), z.int()),
    stages: z.record(z.enum(promptStages), z.int()),
    nearDuplicates: z.array(z.array(VersionedPrompt)).meta({ description: 'Groups of paraphrases.' }),
    leading: z.array(z.strictObject({ ...VersionedPrompt.shape, why: z.string() })),
    wordingSensitivity: z
      .strictObject({
        scanId: orNull(z.string()).meta({ description: 'The newest scan with such prompts.' }),
        provenance: orNull(provenance),
        groups: z.array(
          z.strictObject({
            paraphraseGroup: z.string(),
            lowest: share,
            highest: share,
            byChance: share.meta({
              description: 'The gap between highest and lowest that chance alone exceeds 1 time in 20.',
            }),
            wordings: z.array(
              z.strictObject({ ...VersionedPrompt.shape, present: z.int(), answers: z.int() }),
            ),
          }),
        ),
        meanSpread: orNull(
          z.strictObject({
            value: share.meta({ description: 'Mean gap between highest and lowest.' }),
            byChance: z.strictObject({ value: share, low: share, high: share }).meta({
              description: 'The same if wordings did not differ: the mean, and the 95th percentile.',
            }),
          }),
        ).meta({ description: 'null without measured paraphrases.' }),
      })
      .meta({ description: 'Measured difference in presence between wordings of one question.' }),
    findings: z.array(
      z.strictObject({
        code: z.string(),
        importance: z.enum(['high', 'medium', 'low']),
        message: z.string(),
        promptIds: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'PromptSetAudit' });
export type PromptSetAudit = z.output<typeof PromptSetAudit>;
