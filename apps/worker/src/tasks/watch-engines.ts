import { watchEngines, watchEnginesJob } from '@svc/core/resource/engine-change';
import { task } from '../task.ts';

export const watchEnginesTask = task(watchEnginesJob, async ({ runner }, { usd }) => {
  await watchEngines(runner, { usd });
});
