import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { scopes } from '../../kernel/scopes.ts';

/** One schema rather than a union of two, which would stand twice as the same in the document. */
const ipAddress = z
  .string()
  .max(45)
  .refine((text) => z.ipv4().safeParse(text).success || z.ipv6().safeParse(text).success, {
    message: 'an IPv4 or IPv6 address',
  })
  .meta({ format: 'ip', example: '203.0.113.7' });

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({ description: 'What the key is for; use one key per integration.', example: 'Dashboard' }),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .meta({
      description: 'What it may do: at most what your own key may.',
      example: ['projects:read', 'scores:read'],
    }),
  projectIds: orNull(z.array(id('project', 'A project.')).min(1).max(500)).meta({
    description:
      'The only projects it can see; null: all. A scan without a project is visible to the key that started it.',
  }),
  monthlyCreditCap: orNull(z.int().min(0).max(1_000_000_000)).meta({
    description: 'Credits it may spend per calendar month (UTC), counted when its scans start; null: no cap.',
  }),
  requestsPerMinute: orNull(z.int().min(1).max(1_000_000)).meta({
    description: 'Its own requests per minute, below the workspace’s limit; null: only the workspace’s.',
  }),
  concurrentRequests: orNull(z.int().min(1).max(10_000)).meta({
    description: 'Its own limit of concurrent requests.',
  }),
  ipAllowList: orNull(z.array(ipAddress).min(1).max(100)).meta({
    description: 'The only addresses it may be used from; null: any.',
  }),
  expiresAt: orNull(z.iso.datetime({ offset: true }).max(40)).meta({
    description: 'Refused after this time; null: never.',
  }),
};

export const ApiKey = z
  .strictObject({
    id: id('apiKey', 'The key.'),
    mode: z
      .enum(['live', 'test'])
      .meta({ description: 'Test keys have their own data and spend test credits.' }),
    hint: z
      .string()
      .meta({ description: 'Its first and last characters, to tell keys apart.', example: 'svc_live_…x7Qa' }),
    name: fields.name,
    scopes: z.array(z.string()),
    projectIds: fields.projectIds,
    monthlyCreditCap: fields.monthlyCreditCap,
    requestsPerMinute: fields.requestsPerMinute,
    concurrentRequests: fields.concurrentRequests,
    ipAllowList: orNull(z.array(z.string())),
    state: z.enum(['active', 'expired', 'revoked']),
    expiresAt: orNull(timestamp('Refused after this time.')),
    revokedAt: orNull(timestamp('When it was revoked.')),
    lastUsedAt: orNull(timestamp('When it was last used, to the minute.')),
    memberId: orNull(z.string()).meta({
      description: 'The member it acts for; null: none, as for the first key.',
    }),
    client: orNull(
      z.strictObject({
        id: z.string().meta({
          description: 'The address of its metadata, or the id under which it registered itself.',
          example: 'https://claude.ai/oauth/mcp-oauth-client-metadata',
        }),
        host: orNull(z.string()).meta({
          description: 'Who vouches for its identity; null: it registered itself.',
          example: 'claude.ai',
        }),
        redirectHost: orNull(z.string()).meta({ description: 'The host of its redirect address.' }),
      }),
    ).meta({
      description: 'The program connected by OAuth, which has tokens instead of a secret. null: an API key.',
    }),
    rotatedFrom: orNull(z.string()).meta({ description: 'The key that it replaced by a rotation.' }),
    replacedBy: orNull(z.string()).meta({
      description: 'The key that a rotation put in its place: revoking this one leaves that one working.',
    }),
    createdBy: z.string().meta({ description: 'The key that made it.' }),
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof ApiKey>;
export const ApiKeyList = listOf('ApiKeyList', ApiKey);

const secret = z.string().meta({ description: 'The key itself. Shown once and stored only as a hash.' });

export const NewApiKey = z.strictObject({ ...ApiKey.shape, secret }).meta({ id: 'NewApiKey' });
export type NewApiKey = z.output<typeof NewApiKey>;

export const RotatedApiKey = z
  .strictObject({
    ...NewApiKey.shape,
    replaces: z
      .strictObject({
        id: id('apiKey', 'The old key.'),
        validUntil: timestamp('When the old secret stops working.'),
      })
      .meta({ description: 'The key it replaces.' }),
  })
  .meta({ id: 'RotatedApiKey' });
export type RotatedApiKey = z.output<typeof RotatedApiKey>;

export const CreateApiKey = z
  .strictObject({
    name: fields.name,
    scopes: fields.scopes,
    mode: z
      .enum(['live', 'test'])
      .optional()
      .meta({ description: 'Default: that of your own key. A test key can only make test keys.' }),
    projectIds: fields.projectIds.default(null),
    monthlyCreditCap: fields.monthlyCreditCap.default(null),
    requestsPerMinute: fields.requestsPerMinute.optional(),
    concurrentRequests: fields.concurrentRequests.optional(),
    ipAllowList: fields.ipAllowList.default(null),
    expiresAt: fields.expiresAt.default(null),
  })
  .meta({
    id: 'CreateApiKey',
    description: 'Omitted projects, addresses and expiry are inherited from the key that makes it.',
  });
export type CreateApiKey = z.output<typeof CreateApiKey>;

export const UpdateApiKey = z
  .strictObject({
    name: fields.name.optional(),
    scopes: fields.scopes
      .optional()
      .meta({ description: 'A subset of its scopes; a key can only be narrowed.' }),
    projectIds: fields.projectIds.optional().meta({ description: 'A subset of its projects.' }),
    monthlyCreditCap: fields.monthlyCreditCap.optional(),
    requestsPerMinute: fields.requestsPerMinute.optional(),
    concurrentRequests: fields.concurrentRequests.optional(),
    ipAllowList: fields.ipAllowList.optional(),
    expiresAt: fields.expiresAt.optional(),
  })
  .meta({ id: 'UpdateApiKey' });
export type UpdateApiKey = z.output<typeof UpdateApiKey>;

export const RotateApiKey = z
  .strictObject({
    overlapHours: z
      .number()
      .min(0)
      .max(168)
      .default(24)
      .meta({ description: 'How long the old secret still works; 0: not at all.' }),
  })
  .meta({ id: 'RotateApiKey' });
export type RotateApiKey = z.output<typeof RotateApiKey>;

export const ListApiKeys = z.strictObject({
  ...page,
  mode: z.enum(['live', 'test']).optional().meta({ description: 'Default: that of your own key.' }),
  state: z.enum(['active', 'expired', 'revoked']).optional(),
});
export type ListApiKeys = z.output<typeof ListApiKeys>;
