import { finishScan } from '@svc/core/runner';
import { finishScanJob } from '@svc/core/scan';
import { task } from '../task.ts';

export const finishScanTask = task(finishScanJob, ({ runner }, payload) => finishScan(runner, payload));
