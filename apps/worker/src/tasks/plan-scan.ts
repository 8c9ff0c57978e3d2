import { planScanJob } from '@svc/core/resource/scan';
import { closeScan, planScan } from '@svc/core/runner';
import { task } from '../task.ts';

export const planScanTask = task(
  planScanJob,
  ({ runner }, payload) => planScan(runner, payload),
  ({ runner }, payload, reason) => closeScan(runner, payload, reason),
);
