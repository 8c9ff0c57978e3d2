import { predictorOperations } from '@svc/contract/measure/predictor';
import { implement } from '../../../implement/index.ts';
import { getPredictorInfo } from './service.ts';

export const predictorVerbs = implement(predictorOperations, {
  get_predictor_info: { run: getPredictorInfo },
});
