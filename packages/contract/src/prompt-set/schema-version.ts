import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { id, orNull, provenance, timestamp } from '../kernel/schema.ts';
import { promptIntents, promptStages } from './intent.ts';
import { setName } from './schema.ts';

export const UpdatePromptSet = z
  .strictObject({
    name: setName.optional(),
    description: orNull(z.string().trim().max(2_000)).optional(),
    engines: orNull(
      z
        .array(
          z
            .string()
            .max(40)
            .regex(/^[a-z0-9-]{2,40}$/),
        )
        .min(1)
        .max(20),
    )
      .optional()
      .meta({ description: 'Asked by its scans unless they name their own; null: the project’s.' }),
  })
  .meta({ id: 'UpdatePromptSet' });
export type UpdatePromptSet = z.output<typeof UpdatePromptSet>;

const version = z.coerce.number().int().min(1).max(1_000_000);
export const DiffQuery = z.strictObject({
  from: version.optional().meta({ description: 'Left out: the version before `to`.' }),
  to: version.optional().meta({ description: 'Left out: the present version.' }),
});
export type DiffQuery = z.output<typeof DiffQuery>;

const VersionedPrompt = z.strictObject({ promptId: z.string(), text: z.string() });
const comparable = z.enum(['all', 'part', 'none']).meta({
  description:
    'all: every prompt that the scan asked stands in the version. part: six or more do, and changes are judged on those. none: fewer.',
});

export const PromptSetDiff = z
  .strictObject({
    promptSetId: id('promptSet', 'The set.'),
    from: z.int(),
    to: z.int(),
    added: z.array(VersionedPrompt),
    removed: z.array(VersionedPrompt).meta({ description: 'A changed wording is removed and added.' }),
    unchanged: z.int(),
    trend: z
      .array(
        z.strictObject({
          scanId: id('scan', 'The scan.'),
          at: timestamp('When it was asked for.'),
          prompts: z.int(),
          sharedWithFrom: z.int(),
          sharedWithTo: z.int(),
          comparableWithFrom: comparable,
          comparableWithTo: comparable,
        }),
      )
      .meta({ description: 'The set’s newest 50 scans: which stay comparable with scans of `to`.' }),
    becomeIncomparable: z.array(z.string()).meta({
      description: 'Scans that are comparable with `from` and not with `to`.',
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
      description: 'What counts in an interval: without branded prompts, what asks the same counted once.',
    }),
    tier: z.enum(['exploratory', 'standard', 'broad']).meta({
      description: 'Fewer than 50 questions: exploratory. 200 or more: broad.',
    }),
    expectedHalfWidth: orNull(share).meta({
      description: 'Of `market.ci` with three answers a prompt on one engine, at 30% presence.',
    }),
    branded: z.strictObject({ prompts: z.int(), share }),
    intents: z.record(z.enum(promptIntents), z.int()),
    stages: z.record(z.enum(promptStages), z.int()),
    nearDuplicates: z.array(z.array(VersionedPrompt)).meta({ description: 'Groups that ask the same.' }),
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
              description:
                'How far apart chance alone puts the highest and the lowest, 1 time in 20 further.',
            }),
            wordings: z.array(
              z.strictObject({ ...VersionedPrompt.shape, present: z.int(), answers: z.int() }),
            ),
          }),
        ),
        meanSpread: orNull(
          z.strictObject({
            value: share.meta({ description: 'Mean of highest minus lowest.' }),
            byChance: z
              .strictObject({ value: share, low: share, high: share })
              .meta({ description: 'The same where wordings do not differ: the mean, and 95 in 100.' }),
          }),
        ).meta({ description: 'null without measured paraphrases.' }),
      })
      .meta({ description: 'How far presence differs between wordings of one question, as measured.' }),
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
