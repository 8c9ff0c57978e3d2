import { operation, resource } from '../../kernel/operation.ts';
import { ClaimAccuracy, ClaimsQuery, FactSheet, SetFactSheet } from './schema.ts';

export const factSheetOperations = resource({ name: 'Analytics', replica: true }, [
  operation({
    id: 'get_claim_accuracy',
    address: 'GET /v1/analytics/claims',
    scope: 'analytics:read',
    summary: 'Check what answers claim about the brand',
    description: 'For each fact: right, wrong or undecided, with the sentences.',
    query: ClaimsQuery,
    returns: ClaimAccuracy,
    errors: ['not_found'],
  }),
  operation({
    id: 'set_fact_sheet',
    address: 'PUT /v1/projects/{projectId}/facts',
    scope: 'projects:write',
    fine: 'analytics:write',
    summary: 'Set the facts about the brand',
    description: 'Replaces all facts about the brand: numbers, prices, features, dates.',
    body: SetFactSheet,
    returns: FactSheet,
  }),
]);
