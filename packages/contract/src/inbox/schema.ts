import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { listOf, page } from '../kernel/page.ts';
import { id, orNull, timestamp } from '../kernel/schema.ts';

const kind = z.enum(['alert', 'break', 'scan', 'report', 'export', 'approval']);
export type InboxKind = z.output<typeof kind>;

export const InboxItem = z
  .strictObject({
    id: z.string().meta({ description: 'For mark_inbox_read.' }),
    mode,
    kind: kind.meta({
      description:
        'alert: a rule fired. break: a series left its level. scan, report, export: work that has ended. approval: a call that waits for somebody.',
    }),
    resourceId: z.string().meta({ description: 'Of the firing, the anomaly, the work or the request.' }),
    projectId: orNull(z.string()),
    project: orNull(z.string()).meta({ description: 'Its name.' }),
    title: orNull(z.string()).meta({
      description: 'Name of the rule, title of the report, operation that waits.',
    }),
    sentence: orNull(z.string()).meta({
      description: 'What happened, with its interval, where there is one.',
    }),
    state: z
      .enum(['open', 'acknowledged', 'completed', 'failed', 'cancelled', 'pending'])
      .meta({ description: 'What is resolved or decided is no longer here.' }),
    severity: orNull(z.enum(['info', 'warning', 'critical'])),
    needs: z.enum(['acknowledge', 'approve', 'open']).meta({ description: 'What a person can do about it.' }),
    read: z.boolean().meta({ description: 'By the caller: the member, or the key where it is nobody’s.' }),
    at: timestamp('When it happened.'),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.output<typeof InboxItem>;
export const InboxList = listOf('InboxList', InboxItem);

export const ListInbox = z.strictObject({
  ...page,
  kind: kind.optional(),
  projectId: id('project', 'Only what belongs to this project.').optional(),
  unread: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .meta({ description: 'true: what the caller has not read; `total` is then their number.' }),
});
export type ListInbox = z.output<typeof ListInbox>;

export const MarkInboxRead = z
  .strictObject({
    items: z
      .array(
        z
          .string()
          .max(80)
          .regex(/^[a-z]+:[a-z]{3}_[0-9a-f]{32}$/, 'an id of list_inbox'),
      )
      .min(1)
      .max(600)
      .meta({ description: 'Ids of list_inbox.' }),
    read: z.boolean().default(true).meta({ description: 'false: they count as unread again.' }),
  })
  .meta({ id: 'MarkInboxRead' });
export type MarkInboxRead = z.output<typeof MarkInboxRead>;

export const InboxMarked = z
  .strictObject({ unread: z.int().meta({ description: 'What the caller has not read yet.' }) })
  .meta({ id: 'InboxMarked' });
