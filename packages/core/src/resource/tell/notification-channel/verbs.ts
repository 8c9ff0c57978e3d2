import { eventTypes } from '@svc/contract/events';
import { notificationChannelOperations } from '@svc/contract/tell/notification-channel';
import { implement } from '../../../implement/index.ts';
import { assertEvents } from '../webhook/index.ts';
import { getPreferences, setPreferences } from './preference.ts';
import {
  createChannel,
  deleteChannel,
  listChannels,
  noteTest,
  prepareChannel,
  sendTest,
  updateChannel,
} from './service.ts';

export const notificationChannelVerbs = implement(notificationChannelOperations, {
  list_notification_channels: { run: listChannels },
  create_notification_channel: {
    prepare: prepareChannel,
    run: (context, input, prepared) => {
      assertEvents(input.events);
      return createChannel(context, input, prepared);
    },
  },
  update_notification_channel: {
    run: (context, input) => {
      assertEvents(input.events);
      return updateChannel(context, input);
    },
  },
  delete_notification_channel: { run: deleteChannel },
  test_notification_channel: { prepare: (context, input) => sendTest(context, input), run: noteTest },
  get_notification_preferences: { run: getPreferences },
  update_notification_preferences: { run: (context, input) => setPreferences(context, eventTypes, input) },
});
