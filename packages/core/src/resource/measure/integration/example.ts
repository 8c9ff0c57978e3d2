import { type MakeExample, twice, withBody } from '../../../kernel/index.ts';
import { makeProject } from '../../account/project/example.ts';

const newConnection: MakeExample = async (caller) => ({
  body: {
    kind: 'bing_webmaster',
    projectId: (await makeProject(caller)).projectId,
    property: 'https://www.example.com/',
    key: '0123456789abcdef0123456789abcdef',
  },
});
const ofConnection: MakeExample = async (caller) => {
  const { integration } = await caller.use('connect_integration', await newConnection(caller));
  return { params: { integrationId: integration.id } };
};

export const integrationExamples: Record<string, MakeExample> = {
  list_integrations: twice(ofConnection),
  connect_integration: newConnection,
  update_integration: withBody(ofConnection, { property: 'https://shop.example.com/' }),
  disconnect_integration: ofConnection,
  sync_integration: ofConnection,
};
