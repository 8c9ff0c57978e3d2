import { finishScanJob } from '@svc/core/resource/scan';
import { finishScan } from '@svc/core/runner';
import { task } from '../task.ts';

export const finishScanTask = task(finishScanJob, ({ runner }, payload) => finishScan(runner, payload));
