import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller } from '../../../kernel/index.ts';
import { makeFinishedScan } from '../../measure/scan/example.ts';

export const projectOverviewExamples = {
  list_projects: async (caller: ExampleCaller<RunContext>) => {
    await makeFinishedScan(caller, 2);
    return {};
  },
  get_project_overview: async (caller: ExampleCaller<RunContext>) => ({
    params: { projectId: (await makeFinishedScan(caller, 2)).projectId },
  }),
};
