import type { MakeExample } from '../../../kernel/index.ts';

export const searchExamples = {
  search_workspace: (async (caller) => {
    for (const name of ['Shift planning A', 'Shift planning B'])
      await caller.use('create_project', { body: { name } });
    return { query: { q: 'shift planning' } };
  }) satisfies MakeExample,
};
