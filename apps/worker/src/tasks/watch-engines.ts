import { watchEngines, watchEnginesJob } from '@svc/core/engine-change';
import { task } from '../task.ts';

export const watchEnginesTask = task(watchEnginesJob, async ({ runner }, { usd }) => {
  await watchEngines(runner, { usd });
});
