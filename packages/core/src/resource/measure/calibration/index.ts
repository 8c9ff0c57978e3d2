export { getCalibrationReport } from './service.ts';
export { calibrationVerbs } from './verbs.ts';
