import type { RunContext } from '../../../environment/index.ts';
import type { MakeExample } from '../../../kernel/index.ts';
import { makeFinishedScan } from '../../measure/scan/example.ts';

export const shoppingExamples: Record<string, MakeExample<RunContext>> = {
  get_shopping_visibility: async (caller) => ({
    query: { projectId: (await makeFinishedScan(caller, 2)).projectId },
  }),
};
