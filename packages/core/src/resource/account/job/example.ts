import type { MakeExample } from '../../../kernel/index.ts';
import { ofStartedScan } from '../../measure/scan/example.ts';

const ofScan: MakeExample = async (caller) => {
  const { params } = await ofStartedScan(caller);
  return { params: { jobId: params?.scanId ?? '' } };
};

export const jobExamples = {
  list_jobs: (async (caller) => {
    for (const make of [ofScan, ofScan]) await make(caller);
    return {};
  }) satisfies MakeExample,
  get_job: ofScan,
};
