import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  CreateNotificationChannel,
  ListChannels,
  NewNotificationChannel,
  NotificationChannel,
  NotificationChannelList,
  TestedChannel,
  UpdateNotificationChannel,
} from './schema.ts';
import { NotificationPreferences, SetNotificationPreferences } from './schema-preference.ts';

const reading = { scope: 'alerts:read', fine: 'channels:read' } as const;
const writing = { scope: 'alerts:write', fine: 'channels:write' } as const;
const list = '/v1/projects/{projectId}/notification-channels' as const;

/** The list of types is handed in: it names every resource. */
export const notificationChannelOperations = resource('Alerts', [
  operation({
    ...reading,
    id: 'list_notification_channels',
    address: `GET ${list}`,
    summary: 'List notification channels',
    description: 'Where this project’s notifications go: e-mail, Slack, Teams, Discord, signed webhooks.',
    query: ListChannels,
    returns: NotificationChannelList,
  }),
  operation({
    ...writing,
    id: 'create_notification_channel',
    address: `POST ${list}`,
    summary: 'Add a notification channel',
    description:
      'E-mail is verified by a mailed code, the others by a test message. The address is stored encrypted.',
    body: CreateNotificationChannel,
    returns: NewNotificationChannel,
  }),
  operation({
    ...writing,
    id: 'update_notification_channel',
    address: `PATCH ${list}/{channelId}`,
    summary: 'Change, verify or pause a channel',
    description:
      'Omitted fields keep their value. `code` verifies an e-mail channel; a wrong one appears in `lastError`.',
    body: UpdateNotificationChannel,
    returns: NotificationChannel,
  }),
  operation({
    ...writing,
    id: 'delete_notification_channel',
    address: `DELETE ${list}/{channelId}`,
    summary: 'Delete a notification channel',
    description: 'It gets no more messages, and its address is deleted.',
    returns: deleted,
  }),
  operation({
    ...writing,
    id: 'test_notification_channel',
    address: `POST ${list}/{channelId}/test`,
    effect: 'update',
    summary: 'Send a test to a channel',
    description:
      'Sends one message now and returns the outcome. If it arrives, the channel is verified; an e-mail channel gets a new code when the last has expired.',
    returns: TestedChannel,
  }),
  operation({
    scope: 'account:read',
    fine: 'account:read',
    id: 'get_notification_preferences',
    address: 'GET /v1/notification-preferences',
    summary: 'Read your notification preferences',
    description: 'What is mailed to you personally, besides the projects’ channels.',
    returns: NotificationPreferences,
  }),
  operation({
    scope: 'alerts:write',
    fine: 'account:write',
    id: 'update_notification_preferences',
    address: 'PUT /v1/notification-preferences',
    summary: 'Replace your notification preferences',
    description: 'By kind of event, at once or as a digest, for projects that you can see.',
    body: SetNotificationPreferences,
    returns: NotificationPreferences,
  }),
]);
