import { finishScanJob } from '@svc/core/resource/scan';
import { closeScan, finishScan } from '@svc/core/runner';
import { task } from '../task.ts';

export const finishScanTask = task(
  finishScanJob,
  ({ runner }, payload) => finishScan(runner, payload),
  ({ runner }, payload, reason) => closeScan(runner, payload, reason, ['running', 'cancelling']),
);
