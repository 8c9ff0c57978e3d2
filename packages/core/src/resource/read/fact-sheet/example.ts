import type { RunContext } from '../../../environment/index.ts';
import type { MakeExample } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';
import { makeFinishedScan } from '../../measure/scan/example.ts';

const facts = [
  { id: 'free-plan', terms: ['free plan'], kind: 'feature', value: true },
  { id: 'pro-price', terms: ['Pro'], kind: 'price', value: 12, currency: 'USD', period: 'month' },
];

export const factSheetExamples: Record<string, MakeExample<RunContext>> = {
  get_claim_accuracy: async (caller) => {
    const { projectId } = await makeFinishedScan(caller, 2);
    await caller.use('set_fact_sheet', { params: { projectId }, body: { facts } });
    return { query: { projectId } };
  },
  set_fact_sheet: async (caller) => ({ ...(await inProject(caller)), body: { facts } }),
};
