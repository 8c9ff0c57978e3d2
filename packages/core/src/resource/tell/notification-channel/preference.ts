import type { EventType } from '@svc/contract/kernel';
import {
  type Delivery,
  deliveries,
  type NotificationPreferences,
  type SetNotificationPreferences,
} from '@svc/contract/tell/notification-channel';
import { audit, type Context, instant, invalid, newId, transaction } from '../../../kernel/index.ts';
import { newToken } from './code.ts';
import { changeChannel, deleteChannelRow, insertChannel, memberAddress, readPersonal } from './queries.ts';
import { assertQuietHours, digestColumns } from './service.ts';

const holderOf = ({ actor }: Context): string => actor.memberId ?? actor.id;

/** Which kinds of event are mailed to the caller. Each kind of delivery is a channel of its own. */
export async function getPreferences(context: Context): Promise<NotificationPreferences> {
  const holder = holderOf(context);
  const rows = await readPersonal(context, holder);
  const [first] = rows;
  const digest = rows.find((row) => row.digest !== null)?.digest ?? null;
  return {
    email: (await memberAddress(context, holder))?.email ?? null,
    events: Object.fromEntries(
      rows
        .filter(({ state }) => state !== 'unsubscribed')
        .flatMap((row) =>
          row.events.map((type) => [type.replace('.*', ''), row.digest?.cadence ?? 'immediate'] as const),
        )
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    minimumSeverity: first?.minimumSeverity ?? 'info',
    quietHours: first?.quietHours ?? null,
    digestAt: digest?.at ?? '08:00',
    timeZone: digest?.timeZone ?? 'UTC',
    language: first?.language ?? 'en',
  };
}

/** Replaces them. A channel that stays keeps its link to unsubscribe, which stands in mails that were sent. */
export const setPreferences = (
  context: Context,
  types: readonly EventType[],
  input: SetNotificationPreferences,
): Promise<NotificationPreferences> =>
  transaction(context, async (context) => {
    const { actor, now } = context;
    assertKinds(types, input.events);
    assertQuietHours(input.quietHours);
    // Validates the times also where no digest is due.
    digestColumns(digestOf('daily', input), now());
    const holder = holderOf(context);
    const rows = await readPersonal(context, holder);
    for (const delivery of deliveries) {
      const events = Object.entries(input.events)
        .filter(([, own]) => own === delivery)
        .map(([kind]) => `${kind}.*`);
      const row = rows.find((one) => (one.digest?.cadence ?? 'immediate') === delivery);
      if (events.length === 0) {
        if (row) await deleteChannelRow(context, row.id);
        continue;
      }
      const settings = {
        events,
        minimumSeverity: input.minimumSeverity,
        quietHours: input.quietHours,
        language: input.language,
        ...digestColumns(digestOf(delivery, input), now()),
        state: 'active' as const,
      };
      if (row) await changeChannel(context, row.id, { ...settings, updatedAt: instant(now()) });
      else
        await insertChannel(context, {
          id: newId('notificationChannel'),
          projectId: null,
          holder,
          kind: 'email',
          name: `Your own, ${delivery}`,
          hint: '',
          codeHash: null,
          codeUntil: null,
          unsubscribeToken: newToken(),
          createdBy: actor.id,
          ...settings,
        });
    }
    await audit(context, 'notification_preferences.set', holder, input);
    return getPreferences(context);
  });

const digestOf = (delivery: Delivery, { digestAt: at, timeZone }: SetNotificationPreferences) =>
  delivery === 'immediate' ? null : { cadence: delivery, at, timeZone };

function assertKinds(types: readonly EventType[], events: SetNotificationPreferences['events']): void {
  const known = [...new Set(types.map(({ type }) => type.split('.')[0] ?? type))].sort();
  const unknown = Object.keys(events).find((kind) => !known.includes(kind));
  if (unknown !== undefined)
    throw invalid(`events.${unknown}`, `There is no kind of event “${unknown}”.`, {
      expected: 'a kind of event',
      received: unknown,
      allowed: known,
    });
}
