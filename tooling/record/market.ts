import type { Caller } from '../../apps/api/src/testing/world.ts';
import type { Stack } from '../../apps/worker/src/test/stack.ts';

/** The project of the quick start, scanned twice on three engines: what reads are recorded from. Returns its id. */
export async function scanMarket(caller: Caller, stack: Stack): Promise<string> {
  const { id: projectId } = await caller.use('create_project', {
    body: {
      name: 'Planderly',
      description: 'shift scheduling software',
      brand: { name: 'Planderly', domains: ['planderly.example'] },
      competitors: [{ name: 'Crewtide' }, { name: 'Rotamill' }],
      engines: ['openai', 'anthropic', 'perplexity'],
      samplesK: 5,
    },
  });
  await caller.use('generate_prompts', { params: { projectId }, body: { activate: true } });
  for (let scan = 0; scan < 2; scan += 1) {
    const { id } = await caller.use('start_scan', { body: { projectId } });
    const { status } = await stack.settle(id);
    if (status !== 'completed') throw new Error(`the scan of the market ended ${status}`);
  }
  return projectId;
}
