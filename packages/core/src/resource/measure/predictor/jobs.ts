import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Fits a new version to what consenting workspaces have measured, and promotes it when it is no worse. */
export const retrainPredictorJob = job({
  task: 'retrain_predictor',
  // The night is left out of jobs that an earlier release asked for.
  payload: z.strictObject({ mode: z.enum(['live', 'test']), night: z.string().optional() }),
  // One a night: a scan that ends while tonight's waits asks for its own night, and does not put tonight's off.
  key: ({ mode, night }) => `retrain:${mode}:${night ?? 'next'}`,
  // Asked for again after the next scan.
  tries: 6,
});
