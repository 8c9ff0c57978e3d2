import { planScanJob } from '@svc/core/resource/scan';
import { planScan } from '@svc/core/runner';
import { task } from '../task.ts';

export const planScanTask = task(planScanJob, ({ runner }, payload) => planScan(runner, payload));
