import { type MakeExample, withBody } from '../../../kernel/index.ts';

const own: MakeExample = async ({ context }) => ({ params: { workspaceId: context.workspace.id } });

export const brandingExamples = {
  get_branding: own,
  set_branding: withBody(own, {
    name: 'Acme Insights',
    colours: { accent: '#0a5c36', text: '#1a1a1a', background: '#ffffff' },
    senderName: 'Acme Insights',
    footer: 'Acme Ltd, London',
  }),
};
