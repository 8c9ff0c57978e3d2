import { observePredictionsJob, observeScan } from '@svc/core/resource/prediction';
import { task } from '../task.ts';

export const observePredictionsTask = task(observePredictionsJob, async ({ runner }, payload) => {
  const { mode } = await runner.workspace(payload.workspaceId);
  await observeScan(runner.environment, { ...payload, mode });
});
