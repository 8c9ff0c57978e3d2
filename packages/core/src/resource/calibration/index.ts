export { calibrationOperations } from './resource.ts';
export { getCalibrationReport } from './service.ts';
