import { operation, resource } from '../kernel/operation.ts';
import { deleted } from '../kernel/schema.ts';
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
    description: 'Where people hear of this project: e-mail, Slack, Teams, Discord, signed webhooks.',
    query: ListChannels,
    returns: NotificationChannelList,
  }),
  operation({
    ...writing,
    id: 'create_notification_channel',
    address: `POST ${list}`,
    summary: 'Add a notification channel',
    description:
      'E-mail is verified by a code that is mailed, the others by a test that arrives. The address is sealed.',
    body: CreateNotificationChannel,
    returns: NewNotificationChannel,
  }),
  operation({
    ...writing,
    id: 'update_notification_channel',
    address: `PATCH ${list}/{channelId}`,
    summary: 'Change, verify or pause a channel',
    description:
      'What is left out stays. `code` verifies an e-mail channel; a wrong one is told in `lastError`.',
    body: UpdateNotificationChannel,
    returns: NotificationChannel,
  }),
  operation({
    ...writing,
    id: 'delete_notification_channel',
    address: `DELETE ${list}/{channelId}`,
    summary: 'Delete a notification channel',
    description: 'It gets nothing more, and its sealed address is gone.',
    returns: deleted,
  }),
  operation({
    ...writing,
    id: 'test_notification_channel',
    address: `POST ${list}/{channelId}/test`,
    effect: 'update',
    summary: 'Send a test to a channel',
    description:
      'Sends one message now and returns what came of it. One that arrives verifies the channel; an e-mail channel is mailed a new code once the last is too old.',
    returns: TestedChannel,
  }),
  operation({
    scope: 'account:read',
    fine: 'account:read',
    id: 'get_notification_preferences',
    address: 'GET /v1/notification-preferences',
    summary: 'Read your notification preferences',
    description: 'What you are mailed of yourself, beside the projects’ channels.',
    returns: NotificationPreferences,
  }),
  operation({
    scope: 'alerts:write',
    fine: 'account:write',
    id: 'update_notification_preferences',
    address: 'PUT /v1/notification-preferences',
    summary: 'Replace your notification preferences',
    description: 'By kind of event, at once or as a digest; of projects that you see.',
    body: SetNotificationPreferences,
    returns: NotificationPreferences,
  }),
]);
