import { enqueue } from '@svc/core/kernel';
import { readAgain } from '@svc/core/resource/detection-review';
import { readAnswersAgain } from '@svc/core/resource/project';
import { task } from '../task.ts';

export const readAnswersAgainTask = task(
  readAnswersAgain,
  async ({ runner, stop: draining }, payload, stop) => {
    const { environment } = runner;
    const ended = await readAgain(environment, payload, stop);
    // Goes on in another process; a later job with the same key takes its place.
    if (ended === 'stopped' && draining.aborted)
      await enqueue({ db: environment.database.system }, readAnswersAgain, payload, {
        key: `reread:${payload.scanId ?? payload.projectId}`,
      });
  },
);
