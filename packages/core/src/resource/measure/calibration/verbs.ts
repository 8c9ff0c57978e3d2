import { calibrationOperations } from '@svc/contract/measure/calibration';
import { implement } from '../../../implement/index.ts';
import { comparePredictedObserved, getCalibrationReport } from './service.ts';

export const calibrationVerbs = implement(calibrationOperations, {
  get_calibration_report: { run: getCalibrationReport },
  compare_predicted_observed: { run: comparePredictedObserved },
});
