import { type Context, enqueue, newId } from '../../../kernel/index.ts';
import { sendNotificationJob } from './jobs.ts';
import { insertNotifications, pickChannels } from './queries.ts';

/** Tells channels of an event that somebody chose them for, in the transaction of the event. */
export async function notifyChannels(
  context: Context,
  told: { projectId: string; eventId: string; channelIds: readonly string[] },
): Promise<void> {
  if (told.channelIds.length === 0) return;
  const { workspace } = context;
  const channels = await pickChannels(context, told.projectId, told.channelIds);
  const queued = await insertNotifications(context, {
    eventId: told.eventId,
    channels: channels.map((channelId) => ({ id: newId('notification'), channelId })),
  });
  for (const notificationId of queued)
    await enqueue(context, sendNotificationJob, { workspaceId: workspace.id, notificationId });
}
