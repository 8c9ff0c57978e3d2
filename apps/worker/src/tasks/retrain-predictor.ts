import { retrainPredictor, retrainPredictorJob } from '@svc/core/resource/predictor';
import { task } from '../task.ts';

export const retrainPredictorTask = task(retrainPredictorJob, async ({ runner, log }, payload) => {
  const outcome = await retrainPredictor(runner.environment, payload);
  log.info({ ...payload, ...outcome }, 'predictor trained');
});
