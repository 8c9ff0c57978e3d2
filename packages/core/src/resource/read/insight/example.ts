import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller, MakeExample } from '../../../kernel/index.ts';
import { insertAnomalies } from '../anomaly/example.ts';

async function makeInsights(caller: ExampleCaller<RunContext>) {
  const { projectId } = await insertAnomalies(caller, 2);
  const { items } = await caller.use('list_insights', { params: { projectId } });
  return { projectId, fingerprint: String(items[0].fingerprint) };
}

export const insightExamples: Record<string, MakeExample<RunContext>> = {
  list_insights: async (caller) => ({ params: { projectId: (await makeInsights(caller)).projectId } }),
  set_insight_reaction: async (caller) => ({
    params: await makeInsights(caller),
    body: { reaction: 'useful', note: 'We were not aware.' },
  }),
};
