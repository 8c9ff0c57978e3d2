import { operation } from '../../kernel/index.ts';
import { PredictorInfo } from './schema.ts';
import { getPredictorInfo } from './service.ts';

export const predictorOperations = [
  operation({
    id: 'get_predictor_info',
    group: 'Predictions',
    address: 'GET /v1/predictor',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'cached',
    summary: 'Read about the predictor',
    description:
      'The model behind predictions: its version and training, every coefficient with the studies behind it, the versions before it with their held-out comparison, drift monitors, and what it cannot tell.',
    returns: PredictorInfo,
    run: getPredictorInfo,
  }),
];
