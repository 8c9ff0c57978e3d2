import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, language, orNull, timestamp } from '../../kernel/schema.ts';

export const kinds = ['email', 'slack', 'teams', 'discord', 'webhook'] as const;
export type Kind = (typeof kinds)[number];

export const severity = z.enum(['info', 'warning', 'critical']);
export type Severity = z.output<typeof severity>;

const clock = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 22:00');
export const QuietHours = z
  .strictObject({
    from: clock.meta({ example: '22:00' }),
    to: clock.meta({ example: '07:00' }),
    timeZone: z.string().max(60).default('UTC').meta({ example: 'Europe/Berlin' }),
  })
  .meta({
    id: 'QuietHours',
    description: 'Quiet hours: events wait until they end, except critical ones.',
  });
export type QuietHours = z.output<typeof QuietHours>;

export const Digest = z
  .strictObject({
    cadence: z.enum(['daily', 'weekly']),
    at: clock.default('08:00'),
    timeZone: z.string().max(60).default('UTC'),
  })
  .meta({
    id: 'Digest',
    description: 'Collects events into one message; weekly on Mondays. Critical events are sent at once.',
  });
export type Digest = z.output<typeof Digest>;

const fields = {
  name: z.string().trim().min(1).max(120).meta({ example: 'SEO team' }),
  events: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^(\*|[a-z_]+\.(\*|[a-z_]+))$/, 'a type such as scan.completed, scan.* or *'),
    )
    .min(1)
    .max(100)
    .meta({
      description: 'Event types it receives; see GET /v1/webhook-event-types.',
      example: ['score.changed', 'credits.*'],
    }),
  minimumSeverity: severity.meta({ description: 'Less urgent events are skipped.' }),
  quietHours: orNull(QuietHours),
  digest: orNull(Digest),
  language: language.meta({ description: 'Language of its messages.' }),
};

export const NotificationChannel = z
  .strictObject({
    id: id('notificationChannel', 'The channel.'),
    projectId: z.string(),
    kind: z.enum(kinds),
    hint: z.string().meta({ description: 'Its address, partly hidden.' }),
    ...fields,
    state: z.enum(['unverified', 'active', 'paused', 'unsubscribed', 'failing']).meta({
      description:
        'unverified: receives nothing yet. unsubscribed: by its recipient. failing: the last message did not arrive; the next will be tried.',
    }),
    lastError: orNull(z.string()),
    createdBy: z.string(),
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'NotificationChannel' });
export type NotificationChannel = z.output<typeof NotificationChannel>;
export const NotificationChannelList = listOf('NotificationChannelList', NotificationChannel);

export const NewNotificationChannel = z
  .strictObject({
    ...NotificationChannel.shape,
    secret: orNull(z.string()).meta({
      description: 'Only for webhooks: the signing secret. Shown once.',
    }),
    next: z.string().meta({ description: 'What has to be done before it gets messages, and by whom.' }),
  })
  .meta({ id: 'NewNotificationChannel' });
export type NewNotificationChannel = z.output<typeof NewNotificationChannel>;

export const CreateNotificationChannel = z
  .strictObject({
    kind: z.enum(kinds),
    address: z.string().trim().min(3).max(2_000).meta({
      description:
        'An e-mail address, the incoming webhook’s URL, or a channel’s ID or #name if Slack is connected. Stored encrypted.',
      example: 'team@example.com',
    }),
    name: fields.name,
    events: fields.events.default(['*']),
    minimumSeverity: fields.minimumSeverity.default('warning'),
    quietHours: fields.quietHours.default(null),
    digest: fields.digest.default(null),
    language: fields.language.default('en'),
  })
  .meta({ id: 'CreateNotificationChannel' });
export type CreateNotificationChannel = z.output<typeof CreateNotificationChannel>;

export const UpdateNotificationChannel = z
  .strictObject({
    ...fields,
    state: z.enum(['active', 'paused']),
    code: z
      .string()
      .max(12)
      .regex(/^\d{6}$/, 'six digits')
      .meta({
        description: 'The code mailed to an e-mail channel; verifies it.',
      }),
  })
  .partial()
  .meta({ id: 'UpdateNotificationChannel' });
export type UpdateNotificationChannel = z.output<typeof UpdateNotificationChannel>;

export const TestedChannel = z
  .strictObject({
    delivered: z.boolean(),
    detail: z.string(),
    channel: NotificationChannel,
  })
  .meta({ id: 'TestedChannel' });
export type TestedChannel = z.output<typeof TestedChannel>;

export type OfProject = PathOf<'projectId'>;
export type ChannelParams = PathOf<'projectId' | 'channelId'>;
export const ListChannels = z.strictObject({ ...page, kind: z.enum(kinds).optional() });
export type ListChannels = z.output<typeof ListChannels>;
