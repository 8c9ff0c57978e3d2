import { z } from 'zod';

/** Predicts the cells of a scan before its answers are looked at. */
export const predictScanJob = {
  task: 'predict_scan',
  payload: z.strictObject({ workspaceId: z.string(), scanId: z.string(), mode: z.enum(['live', 'test']) }),
};

/** Writes what a finished scan found beside what was predicted of its cells. */
export const observePredictionsJob = {
  task: 'observe_predictions',
  payload: z.strictObject({ workspaceId: z.string(), scanId: z.string() }),
};
