import { enqueue } from '@svc/core/kernel';
import { runEngineJob } from '@svc/core/resource/scan';
import { giveUpRun, runEngine } from '@svc/core/runner';
import { task } from '../task.ts';

export const runEngineTask = task(
  runEngineJob,
  async ({ runner, stop: draining }, payload, stop) => {
    const ended = await runEngine(runner, payload, stop);
    // A new job rather than a failed one: the queue would hold that back longer at each restart.
    if (ended === 'stopped' && draining.aborted)
      await enqueue({ db: runner.environment.database.system }, runEngineJob, payload, {
        key: `run:${payload.runId}`,
      });
  },
  ({ runner }, payload, reason) => giveUpRun(runner, payload, reason),
);
