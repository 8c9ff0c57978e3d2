import { type MakeExample, nothing, withBody } from '../../../kernel/index.ts';
import { makePromptSet } from '../../measure/prompt-set/example.ts';

const slack = { kind: 'slack', address: 'https://hooks.slack.com/services/T0/B0/x', name: 'SEO team' };
const ofProject: MakeExample = async (caller) => {
  const { projectId } = await makePromptSet(caller, true);
  return { params: { projectId } };
};
const add = async (caller: Parameters<MakeExample>[0], count = 1) => {
  const { params = {} } = await ofProject(caller);
  let channelId = '';
  for (let index = 0; index < count; index += 1)
    channelId = (await caller.use('create_notification_channel', { params, body: slack })).id;
  return { projectId: params.projectId ?? '', channelId };
};
const ofChannel: MakeExample = async (caller) => ({ params: await add(caller) });

export const notificationChannelExamples = {
  list_notification_channels: (async (caller) => ({
    params: { projectId: (await add(caller, 2)).projectId },
  })) satisfies MakeExample,
  create_notification_channel: withBody(ofProject, { ...slack, events: ['score.changed', 'credits.*'] }),
  update_notification_channel: withBody(ofChannel, { minimumSeverity: 'critical' }),
  delete_notification_channel: ofChannel,
  test_notification_channel: ofChannel,
  get_notification_preferences: nothing,
  update_notification_preferences: withBody(nothing, { events: { alert: 'immediate', score: 'weekly' } }),
};
