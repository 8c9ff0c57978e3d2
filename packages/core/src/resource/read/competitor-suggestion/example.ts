import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller } from '../../../kernel/index.ts';
import { makePromptSet } from '../../measure/prompt-set/example.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { discoverIn } from './discover.ts';

type Caller = ExampleCaller<RunContext>;

const text = `1. **Clockify** – free for small teams
2. **Toggl Track** – the easiest timer

Both beat a spreadsheet; Toggl Track also has a phone app.`;

/** A project whose answers name two brands that nobody looks for. */
async function ofDiscovery(caller: Caller): Promise<{ params: { projectId: string } }> {
  const { projectId, setId } = await makePromptSet(caller, true);
  const project = await caller.use('get_project', { params: { projectId } });
  const { prompts } = await caller.use('get_prompt_set', { params: { projectId, setId } });
  const cites = () => ['https://clockify.me/pricing'];
  await insertScan(caller.context, {
    project,
    engines: ['sandbox'],
    prompts,
    samplesK: 1,
    text: () => text,
    cites,
  });
  await discoverIn(caller.context, projectId, new AbortController().signal);
  return { params: { projectId } };
}

export const competitorSuggestionExamples = {
  discover_competitors: ofDiscovery,
  decide_competitor_suggestion: async (caller: Caller) => {
    const { params } = await ofDiscovery(caller);
    const { items } = await caller.use('discover_competitors', { params });
    return { params: { ...params, suggestionId: items[0]?.id }, body: { decision: 'accept' } };
  },
};
