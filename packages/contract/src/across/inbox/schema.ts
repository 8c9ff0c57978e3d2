import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

const kind = z.enum(['alert', 'break', 'scan', 'report', 'export', 'approval']);
export type InboxKind = z.output<typeof kind>;

export const InboxItem = z
  .strictObject({
    id: z.string().meta({ description: 'For mark_inbox_read.' }),
    mode,
    kind: kind.meta({
      description:
        'alert: a rule fired. break: a series left its level. scan, report, export: finished work. approval: a call waiting for approval.',
    }),
    resourceId: z.string().meta({ description: 'Id of the alert event, anomaly, work or request.' }),
    projectId: orNull(z.string()),
    project: orNull(z.string()).meta({ description: 'Its name.' }),
    title: orNull(z.string()).meta({
      description: 'Name of the rule, title of the report, or operation waiting.',
    }),
    sentence: orNull(z.string()).meta({
      description: 'What happened, with its interval if there is one.',
    }),
    state: z
      .enum(['open', 'acknowledged', 'completed', 'failed', 'cancelled', 'pending'])
      .meta({ description: 'Resolved or decided items are not listed.' }),
    severity: orNull(z.enum(['info', 'warning', 'critical'])),
    needs: z.enum(['acknowledge', 'approve', 'open']).meta({ description: 'What a person can do about it.' }),
    read: z.boolean().meta({ description: 'By the caller: the member, or the key if it has no member.' }),
    at: timestamp('When it happened.'),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.output<typeof InboxItem>;
export const InboxList = listOf('InboxList', InboxItem);

export const ListInbox = z.strictObject({
  ...page,
  kind: kind.optional(),
  projectId: id('project', 'Only items of this project.').optional(),
  unread: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .meta({ description: 'true: only unread items; `total` is then their number.' }),
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
    read: z.boolean().default(true).meta({ description: 'false: marks them unread again.' }),
  })
  .meta({ id: 'MarkInboxRead' });
export type MarkInboxRead = z.output<typeof MarkInboxRead>;

export const InboxMarked = z
  .strictObject({ unread: z.int().meta({ description: 'Unread by the caller.' }) })
  .meta({ id: 'InboxMarked' });
