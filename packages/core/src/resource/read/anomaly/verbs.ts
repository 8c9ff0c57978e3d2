import { anomalyOperations } from '@svc/contract/read/anomaly';
import { implement } from '../../../implement/index.ts';
import { acknowledgeAnomaly, listAnomalies } from './service.ts';

export const anomalyVerbs = implement(anomalyOperations, {
  list_anomalies: { run: listAnomalies },
  acknowledge_anomaly: { run: acknowledgeAnomaly },
});
