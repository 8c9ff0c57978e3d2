import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Predicts the cells of a scan before its answers are looked at. */
export const predictScanJob = job({
  task: 'predict_scan',
  payload: z.strictObject({ workspaceId: z.string(), scanId: z.string(), mode: z.enum(['live', 'test']) }),
  key: ({ scanId }) => `predict:${scanId}`,
  priority: -5,
  // Minutes later the answers are there.
  tries: 6,
});

/** Writes the outcome of a finished scan beside the predictions of its cells. */
export const observePredictionsJob = job({
  task: 'observe_predictions',
  payload: z.strictObject({ workspaceId: z.string(), scanId: z.string() }),
  key: ({ scanId }) => `observe:${scanId}`,
  tries: 12,
});
