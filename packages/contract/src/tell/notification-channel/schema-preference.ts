import { z } from 'zod';
import { language, orNull } from '../../kernel/schema.ts';
import { QuietHours, severity } from './schema.ts';

export const deliveries = ['immediate', 'daily', 'weekly'] as const;
export type Delivery = (typeof deliveries)[number];

const fields = {
  events: z
    .record(z.string().max(40), z.enum(deliveries))
    .refine((events) => Object.keys(events).length <= 50, 'at most 50 kinds')
    .meta({
      description: 'Delivery by kind of event; omitted kinds are not mailed.',
      example: { alert: 'immediate', scan: 'weekly' },
    }),
  minimumSeverity: severity,
  quietHours: orNull(QuietHours),
  digestAt: z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00'),
  timeZone: z.string().max(60),
  language: language.meta({ description: 'Language of these mails.' }),
};

export const NotificationPreferences = z
  .strictObject({
    email: orNull(z.string()).meta({
      description: 'Where mails go; null: the key has no member, so nothing is mailed.',
    }),
    ...fields,
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

export const SetNotificationPreferences = z
  .strictObject({
    events: fields.events,
    minimumSeverity: severity.default('info'),
    quietHours: fields.quietHours.default(null),
    digestAt: fields.digestAt.default('08:00'),
    timeZone: fields.timeZone.default('UTC'),
    language: fields.language.default('en'),
  })
  .meta({ id: 'SetNotificationPreferences' });
export type SetNotificationPreferences = z.output<typeof SetNotificationPreferences>;
