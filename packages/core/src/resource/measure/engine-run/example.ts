import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller } from '../../../kernel/index.ts';
import { makeFinishedScan, ofStartedScan } from '../scan/example.ts';

export const engineRunExamples = {
  list_engine_runs: ofStartedScan,
  get_engine_run: async (caller: ExampleCaller<RunContext>) => {
    const { scanId } = await makeFinishedScan(caller);
    const { items } = await caller.use('list_engine_runs', { params: { scanId } });
    return { params: { runId: items[0].id } };
  },
};
