import { operation, resource } from '../../kernel/operation.ts';
import { Insight, InsightList, InsightParams, InsightReaction, ListInsights } from './schema.ts';

export const insightOperations = resource({ name: 'Analytics', replica: true }, [
  operation({
    id: 'list_insights',
    address: 'GET /v1/projects/{projectId}/insights',
    scope: 'analytics:read',
    summary: 'List findings',
    description: 'Findings worth a look, ranked by value, with interval and evidence.',
    query: ListInsights,
    returns: InsightList,
  }),
  operation({
    id: 'set_insight_reaction',
    address: 'PUT /v1/projects/{projectId}/insights/{fingerprint}/reaction',
    scope: 'projects:write',
    fine: 'analytics:write',
    summary: 'React to a finding',
    description: 'Stored, and applied whenever the finding returns.',
    params: InsightParams,
    body: InsightReaction,
    returns: Insight,
  }),
]);
