import type { MakeExample } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';
import { makePrediction } from '../../act/prediction/example.ts';

const ofPredictedProject: MakeExample = async (caller) => ({
  params: { projectId: (await makePrediction(caller)).projectId },
});

export const calibrationExamples = {
  get_calibration_report: inProject,
  compare_predicted_observed: ofPredictedProject,
};
