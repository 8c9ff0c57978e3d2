import type { MakeExample } from '../../kernel/index.ts';

const ofScan: MakeExample = async (caller) => ({
  params: { jobId: (await caller.use('start_scan', { body: { url: 'https://example.com/' } })).id },
});

export const jobExamples = {
  list_jobs: (async (caller) => {
    for (const make of [ofScan, ofScan]) await make(caller);
    return {};
  }) satisfies MakeExample,
  get_job: ofScan,
};
