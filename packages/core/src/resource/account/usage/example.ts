import { scopeOf } from '@svc/db';
import { type MakeExample, nothing } from '../../../kernel/index.ts';
import { noteUsage } from './queries.ts';

const afterUse: MakeExample = async ({ context }) => {
  const used = {
    workspaceId: context.workspace.id,
    projectId: null,
    engine: 'openai',
    requestedBy: context.actor.id,
    answers: 12,
    credits: 12,
  };
  await context.db.transaction().execute((db) => noteUsage(scopeOf(db, used.workspaceId), used));
  return { query: { by: 'engine' } };
};

export const usageExamples = { get_usage: afterUse, forecast_usage: nothing };
