import { operation, resource } from '../../kernel/operation.ts';
import {
  CalibrationQuery,
  CalibrationReport,
  ListPredictedObserved,
  PredictedObservedList,
} from './schema.ts';

export const calibrationOperations = resource('Predictions', [
  operation({
    id: 'get_calibration_report',
    address: 'GET /v1/projects/{projectId}/calibration',
    scope: 'scores:read',
    summary: 'How well predictions came true',
    description:
      'Predictions made before each scan, compared with its answers: reliability bins with bands, debiased calibration error, Brier and log loss with skill, and coverage of the intervals; per engine, locale and model. include=svg adds the diagram.',
    query: CalibrationQuery,
    returns: CalibrationReport,
  }),
  operation({
    id: 'compare_predicted_observed',
    address: 'GET /v1/projects/{projectId}/calibration/cells',
    scope: 'scores:read',
    summary: 'Compare predictions with what was seen',
    description:
      'Each prediction beside the answers of the next scan: rate, whether its interval agrees, and how surprising the answers were. Newest or most surprising first.',
    query: ListPredictedObserved,
    returns: PredictedObservedList,
  }),
]);
