import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { kinds } from './kind.ts';

const kind = z.enum(kinds);
const projectId = id('project', 'Its project.');
const property = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .meta({ description: 'The vendor’s name for it.', example: 'sc-domain:example.com' });
const day = z.iso.date();

const Run = z.strictObject({
  startedAt: timestamp('When it began.'),
  endedAt: timestamp('When it ended.'),
  days: z.int(),
  rows: z.int(),
  error: orNull(z.string()),
});

export const Integration = z
  .strictObject({
    id: id('integration', 'The connection.'),
    kind,
    projectId,
    property: orNull(property),
    state: z.enum(['pending', 'unchecked', 'connected', 'failing', 'needs_reconnect', 'disconnected']).meta({
      description:
        'pending: nobody has given consent at `authorizeUrl` yet. unchecked: no sync has succeeded, so the key may be wrong. failing: the last sync failed. needs_reconnect: access was revoked.',
    }),
    error: orNull(z.string()).meta({ description: 'Why no data arrives.' }),
    syncedThrough: orNull(day).meta({ description: 'The last complete day.' }),
    lagDays: orNull(z.int()).meta({ description: 'Days between that and the vendor’s newest day.' }),
    stale: z.boolean().meta({ description: 'Its figures are still shown, but no newer ones arrive.' }),
    nextSyncAt: orNull(timestamp('Next sync.')),
    runs: z.array(Run).meta({ description: 'The last ten, newest first.' }),
    disconnectedAt: orNull(timestamp('When it was disconnected.')),
    createdBy: z.string(),
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Integration' });
export type Integration = z.output<typeof Integration>;

export const IntegrationList = listOf('IntegrationPage', Integration)
  .extend({
    available: z
      .array(
        z.strictObject({
          kind: z.string(),
          label: z.string(),
          connect: z.enum(['oauth', 'key', 'elsewhere']),
          available: z.boolean(),
          how: z.string().meta({ description: 'What it provides, or what to do first.' }),
          settings: z.array(z.string().max(100)).max(5).meta({
            description: 'For the operator: environment variables to set first, or for consent. Empty: none.',
          }),
        }),
      )
      .meta({ description: 'What can be connected here.' }),
  })
  .meta({ id: 'IntegrationList' });
export type IntegrationList = z.output<typeof IntegrationList>;

export const ListIntegrations = z.strictObject({ ...page, kind: kind.optional() });
export type ListIntegrations = z.output<typeof ListIntegrations>;

export const ConnectIntegration = z
  .strictObject({
    kind,
    projectId,
    property: property.optional(),
    key: z.string().trim().min(8).max(10_000).optional().meta({
      description:
        'For bing_webmaster and cloudflare: an API key or token. For bigquery, google_analytics and search_console: a service account’s JSON key file.',
      format: 'password',
      writeOnly: true,
    }),
  })
  .meta({ id: 'ConnectIntegration' });
export type ConnectIntegration = z.output<typeof ConnectIntegration>;

export const ConnectedIntegration = z
  .strictObject({
    integration: Integration,
    authorizeUrl: orNull(z.string()).meta({ description: 'Where a person gives consent, within an hour.' }),
  })
  .meta({ id: 'ConnectedIntegration' });
export type ConnectedIntegration = z.output<typeof ConnectedIntegration>;

export const UpdateIntegration = z
  .strictObject({ property, projectId })
  .partial()
  .meta({ id: 'UpdateIntegration' });
export type UpdateIntegration = z.output<typeof UpdateIntegration>;

export const IntegrationParams = z.strictObject({ integrationId: id('integration', 'The connection.') });
export type IntegrationParams = z.output<typeof IntegrationParams>;

export const DisconnectQuery = z.strictObject({
  purge: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Also delete its figures; otherwise they are kept as stale for 90 days.' }),
});
export type DisconnectQuery = z.output<typeof DisconnectQuery>;
