import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Fits a new version to what consenting workspaces have measured, and promotes it when it is no worse. */
export const retrainPredictorJob = job({
  task: 'retrain_predictor',
  payload: z.strictObject({ mode: z.enum(['live', 'test']) }),
  key: ({ mode }) => `retrain:${mode}`,
  // Asked for again after the next scan.
  tries: 6,
});
