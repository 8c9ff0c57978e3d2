import { ofScannedProject } from '../scan/example.ts';

export const scoreExamples = {
  list_prompt_scores: ofScannedProject,
  get_visibility: ofScannedProject,
  get_measurement_reliability: ofScannedProject,
};
