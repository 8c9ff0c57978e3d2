import type { RunContext } from '../../../environment/index.ts';
import type { ExampleCaller } from '../../../kernel/index.ts';
import { makeFinishedScan } from '../../measure/scan/example.ts';

export const inboxExamples = {
  list_inbox: async (caller: ExampleCaller<RunContext>) => {
    await makeFinishedScan(caller, 2);
    return {};
  },
  mark_inbox_read: async (caller: ExampleCaller<RunContext>) => {
    await makeFinishedScan(caller);
    const { items } = await caller.use('list_inbox', { query: { kind: 'scan' } });
    return { body: { items: [items[0].id] } };
  },
};
