import type { RunContext } from '../../../environment/index.ts';
import { type ExampleCaller, type MakeExample, withBody } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';

const change = {
  kind: 'content',
  note: 'Pricing page has a comparison table.',
  pages: ['https://acme.com/pricing'],
};

export const changeLogExamples: Record<string, MakeExample<RunContext>> = {
  log_change: withBody(inProject, change),
  list_changes: async (caller: ExampleCaller<RunContext>) => {
    const { params = {} } = await inProject(caller);
    for (let one = 0; one < 2; one += 1) await caller.use('log_change', { params, body: change });
    return { params };
  },
};
