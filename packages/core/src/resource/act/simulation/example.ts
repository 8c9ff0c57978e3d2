import type { ExampleCaller } from '../../../kernel/index.ts';
import { makePromptSet } from '../../measure/prompt-set/example.ts';

const html =
  '<html lang="en"><title>Time tracking | Acme</title><h1>Time tracking</h1><p>Acme tracks time.</p></html>';
const body = { edits: ['addQuotations'], html, url: 'https://acme.com/' };

async function makeSimulations(
  caller: ExampleCaller,
  count: number,
): Promise<{ projectId: string; simulationIds: string[] }> {
  const { projectId } = await makePromptSet(caller, true);
  const simulationIds: string[] = [];
  for (let made = 0; made < count; made += 1)
    simulationIds.push((await caller.use('simulate_change', { params: { projectId }, body })).id);
  return { projectId, simulationIds };
}

export const simulationExamples = {
  simulate_change: async (caller: ExampleCaller) => {
    const { projectId } = await makePromptSet(caller, true);
    return { params: { projectId }, body };
  },
  list_simulations: async (caller: ExampleCaller) => ({
    params: { projectId: (await makeSimulations(caller, 2)).projectId },
  }),
  get_simulation: async (caller: ExampleCaller) => {
    const { projectId, simulationIds } = await makeSimulations(caller, 1);
    return { params: { projectId, simulationId: simulationIds[0] ?? '' } };
  },
  compare_simulations: async (caller: ExampleCaller) => {
    const { projectId, simulationIds } = await makeSimulations(caller, 2);
    return { params: { projectId }, body: { simulationIds } };
  },
};
