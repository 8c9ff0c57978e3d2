import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timeFrom, timestamp, timeTo } from '../../kernel/schema.ts';

const position = z.int().min(0).meta({ description: 'Its place in the log, from 0.' });
const hash = (description: string) => z.string().meta({ description, example: 'q83vEjRWeJA…' });

export const AuditEvent = z
  .strictObject({
    id: id('audit', 'The entry.'),
    position: orNull(position).meta({ description: 'null for up to a second, until it gets its place.' }),
    at: timestamp('When it happened.'),
    actor: z
      .strictObject({
        id: z.string(),
        name: orNull(z.string()),
        agent: orNull(z.string()).meta({ description: 'The calling program, as it identifies itself.' }),
        address: orNull(z.string()).meta({
          description: 'The address that the call came from.',
          example: '203.0.113.7',
        }),
      })
      .meta({ description: 'The key, member or process that did it.' }),
    action: z.string().meta({ example: 'project.deleted' }),
    resourceId: orNull(z.string()).meta({ description: 'The resource concerned.' }),
    requestId: orNull(z.string()),
    detail: z.record(z.string(), z.unknown()).meta({ description: 'What changed, before and after.' }),
    canonical: z.string().optional().meta({ description: 'The exact text that is hashed, if asked for.' }),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.output<typeof AuditEvent>;
export const AuditEventList = listOf('AuditEventList', AuditEvent);

export const ListAuditEvents = z.strictObject({
  ...page,
  actor: z.string().max(60).optional().meta({ description: 'A key’s or member’s id.' }),
  action: z
    .string()
    .max(60)
    .regex(/^[a-z_]+\.(?:[a-z_]+|\*)$/, 'looks like project.deleted, or project.* for all of projects')
    .optional()
    .meta({ description: 'For instance project.deleted, or project.* for all.', example: 'project.*' }),
  resourceId: z.string().max(80).optional(),
  from: timeFrom('Not before this time.').optional(),
  to: timeTo('Before this time.').optional(),
  include: z
    .enum(['canonical'])
    .optional()
    .meta({ description: 'canonical: the exact text that is hashed.' }),
});
export type ListAuditEvents = z.output<typeof ListAuditEvents>;

/** The size of a tree: at most 2^53 entries, so that it fits in a JSON number. */
const count = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const VerifyAuditChain = z
  .strictObject({
    from: count.default(0).meta({ description: 'First position to check.' }),
    to: count.optional().meta({ description: 'Position to stop before. Default: at most 100,000 entries.' }),
    knownSize: count.optional().meta({ description: 'Size of a checkpoint that you kept.' }),
    knownRoot: z
      .string()
      .regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64')
      .max(44)
      .optional()
      .meta({ description: 'Its root, to prove that the log was not rewound or rewritten since.' }),
  })
  .refine(({ knownSize, knownRoot }) => (knownSize === undefined) === (knownRoot === undefined), {
    path: ['knownRoot'],
    message: 'both knownSize and knownRoot, or neither',
  });
export type VerifyAuditChain = z.output<typeof VerifyAuditChain>;

export const problemKinds = [
  'changed',
  'missing',
  'unexpected',
  'tree',
  'root',
  'checkpoint',
  'history',
] as const;

export const AuditVerification = z
  .strictObject({
    ok: z.boolean(),
    from: position,
    to: z.int().meta({ description: 'Checked up to here (exclusive).' }),
    size: z.int().meta({ description: 'Entries of the log.' }),
    root: hash('Root over all entries, in base64.'),
    signed: z.boolean().meta({ description: 'Whether the operator’s key has signed this size and root.' }),
    problems: z
      .array(
        z.strictObject({
          kind: z.enum(problemKinds),
          position: orNull(z.int()),
          detail: z.string(),
        }),
      )
      .max(100)
      .meta({ description: 'Mismatches, the first 100.' }),
  })
  .meta({ id: 'AuditVerification' });
export type AuditVerification = z.output<typeof AuditVerification>;
export type AuditProblem = AuditVerification['problems'][number];

const checkpointFields = {
  origin: z.string().meta({ description: 'Names the log.' }),
  size: z.int().meta({ description: 'Entries covered.' }),
  root: hash('Root over them, in base64.'),
  checkpoint: orNull(z.string()).meta({
    description: 'Signed note (C2SP). Keep it elsewhere; null: the operator signs none.',
  }),
  verifierKey: orNull(z.string()).meta({ description: 'Public key that verifies the note.' }),
};

export const AuditCheckpoint = z
  .strictObject({
    ...checkpointFields,
    consistency: orNull(z.strictObject({ from: z.int(), path: z.array(hash('A node, in base64.')) })).meta({
      description: 'Proves that a tree of `from` entries is a prefix of this one (RFC 6962).',
    }),
  })
  .meta({ id: 'AuditCheckpoint' });
export type AuditCheckpoint = z.output<typeof AuditCheckpoint>;

export const GetAuditCheckpoint = z.strictObject({
  from: count.optional().meta({ description: 'Size of an older checkpoint, to prove that it still holds.' }),
});
export type GetAuditCheckpoint = z.output<typeof GetAuditCheckpoint>;

export const AuditProof = z
  .strictObject({
    ...checkpointFields,
    position,
    canonical: z
      .string()
      .meta({ description: 'The exact text; its hash is SHA-256 of the byte 0x00 followed by it.' }),
    path: z
      .array(hash('A node, in base64.'))
      .meta({ description: 'From the entry up to the root (RFC 6962).' }),
  })
  .meta({ id: 'AuditProof' });
export type AuditProof = z.output<typeof AuditProof>;
