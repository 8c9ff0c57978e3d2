import { operation, resource } from '../../kernel/operation.ts';
import { AcknowledgeAnomaly, Anomaly, AnomalyList, ListAnomalies } from './schema.ts';

export const anomalyOperations = resource({ name: 'Analytics', replica: true }, [
  operation({
    id: 'list_anomalies',
    address: 'GET /v1/analytics/anomalies',
    scope: 'analytics:read',
    summary: 'List breaks in the series',
    description: 'Drops and rises beyond chance, each with its cause and the evidence for it; newest first.',
    query: ListAnomalies,
    returns: AnomalyList,
    errors: ['not_found'],
  }),
  operation({
    id: 'acknowledge_anomaly',
    address: 'POST /v1/analytics/anomalies/{anomalyId}/acknowledge',
    effect: 'update',
    scope: 'projects:write',
    fine: 'analytics:write',
    summary: 'Acknowledge, resolve or reopen a break',
    description: 'Sets its state, with a note.',
    body: AcknowledgeAnomaly,
    returns: Anomaly,
  }),
]);
