import { operation, resource } from '../../kernel/operation.ts';
import { AiReferrals, ReferralQuery } from './schema.ts';

export const aiReferralOperations = resource('Integrations and traffic', [
  operation({
    id: 'get_ai_referrals',
    address: 'GET /v1/projects/{projectId}/traffic/referrals',
    scope: 'analytics:read',
    fine: 'traffic:read',
    summary: 'Visits sent by engines',
    description: 'People’s visits by engine, page and week, beside presence; from Google Analytics.',
    query: ReferralQuery,
    returns: AiReferrals,
    errors: ['validation_failed'],
  }),
]);
