import { z } from 'zod';

/** Fits a new version to what consenting workspaces have measured, and promotes it when it is no worse. */
export const retrainPredictorJob = {
  task: 'retrain_predictor',
  payload: z.strictObject({ mode: z.enum(['live', 'test']) }),
};
