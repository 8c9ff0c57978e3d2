import { type MakeExample, withBody } from '../../../kernel/index.ts';

const own: MakeExample = async ({ context }) => ({ params: { workspaceId: context.workspace.id } });

export const privacyExamples = {
  get_privacy_controls: own,
  set_privacy_controls: withBody(own, { answerDays: 180, rawDays: 30, exportDays: 7, withheld: ['text'] }),
};
