import { predictScan, predictScanJob } from '@svc/core/resource/prediction';
import { task } from '../task.ts';

export const predictScanTask = task(predictScanJob, ({ runner }, payload) =>
  predictScan(runner.environment, payload),
);
