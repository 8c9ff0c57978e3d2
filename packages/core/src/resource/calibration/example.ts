import type { MakeExample } from '../../kernel/index.ts';
import { makePrediction } from '../prediction/example.ts';
import { inProject } from '../project/example.ts';

const ofPredictedProject: MakeExample = async (caller) => ({
  params: { projectId: (await makePrediction(caller)).projectId },
});

export const calibrationExamples = {
  get_calibration_report: inProject,
  compare_predicted_observed: ofPredictedProject,
};
