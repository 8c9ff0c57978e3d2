import { planScan } from '@svc/core/runner';
import { planScanJob } from '@svc/core/scan';
import { task } from '../task.ts';

export const planScanTask = task(planScanJob, ({ runner }, payload) => planScan(runner, payload));
