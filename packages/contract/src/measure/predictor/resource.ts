import { operation, resource } from '../../kernel/operation.ts';
import { PredictorInfo } from './schema.ts';

export const predictorOperations = resource('Predictions', [
  operation({
    id: 'get_predictor_info',
    address: 'GET /v1/predictor',
    scope: 'scores:read',
    summary: 'Read about the predictor',
    description:
      'The model behind predictions: its version and training, every coefficient with the studies behind it, earlier versions with their held-out comparison, drift monitors, and its limits.',
    returns: PredictorInfo,
  }),
]);
