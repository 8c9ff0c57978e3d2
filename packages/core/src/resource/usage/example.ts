import { type MakeExample, nothing } from '../../kernel/index.ts';
import { noteUsage } from './queries.ts';

const afterUse: MakeExample = async ({ context }) => {
  await noteUsage(context.db, {
    workspaceId: context.workspace.id,
    projectId: null,
    engine: 'openai',
    requestedBy: context.actor.id,
    answers: 12,
    credits: 12,
  });
  return { query: { by: 'engine' } };
};

export const usageExamples = { get_usage: afterUse, forecast_usage: nothing };
