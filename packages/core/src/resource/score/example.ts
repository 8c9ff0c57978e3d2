import type { RunContext } from '../../environment/index.ts';
import type { MakeExample } from '../../kernel/index.ts';
import { makeFinishedScan } from '../scan/example.ts';

const ofScannedProject: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: (await makeFinishedScan(caller)).projectId },
});

export const scoreExamples = {
  list_prompt_scores: ofScannedProject,
  get_visibility: ofScannedProject,
  get_measurement_reliability: ofScannedProject,
};
