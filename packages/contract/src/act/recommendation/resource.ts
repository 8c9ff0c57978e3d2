import { operation, resource } from '../../kernel/operation.ts';
import {
  Generate,
  Generated,
  ListRecommendations,
  Recommendation,
  RecommendationList,
  RecommendationsOverview,
  UpdateRecommendation,
} from './schema.ts';
import { BriefRequest, ContentBrief, OptimizationPlan, PlanQuery } from './schema-plan.ts';
import {
  EstimateVerification,
  RecommendationVerification,
  VerificationEstimate,
  Verify,
} from './schema-verify.ts';

const reading = { scope: 'recommendations:read', provenance: 'predicted' } as const;
const collection = '/v1/projects/{projectId}/recommendations';
const one = `${collection}/{recId}` as const;

export const recommendationOperations = resource('Recommendations', [
  operation({
    id: 'generate_recommendations',
    address: `POST ${collection}`,
    scope: 'recommendations:write',
    provenance: 'predicted',
    summary: 'Find what to do next',
    description:
      'Cases from answers and pages, each with its predicted uplift. Known ones keep id and state. 0 credits; optionally worded by an “engine” on your own key.',
    body: Generate,
    returns: Generated,
    errors: ['conflict', 'engine_unavailable'],
  }),
  operation({
    ...reading,
    id: 'list_recommendations',
    address: `GET ${collection}`,
    summary: 'List recommendations',
    description: 'Highest uplift per day of work first; dismissed ones only on request.',
    query: ListRecommendations,
    returns: RecommendationList,
  }),
  operation({
    ...reading,
    id: 'get_recommendations_summary',
    address: `GET ${collection}/summary`,
    summary: 'Sum up recommendations',
    description: 'Counts, the combined effect of open moves, and predicted beside measured uplift.',
    returns: RecommendationsOverview,
  }),
  operation({
    ...reading,
    id: 'get_optimization_plan',
    address: 'GET /v1/projects/{projectId}/optimization-plan',
    summary: 'Plan moves under a budget',
    description:
      'The order with the highest gain, with its interval and ties; overlaps count once. 0 credits.',
    query: PlanQuery,
    returns: OptimizationPlan,
    errors: ['conflict'],
  }),
  operation({
    ...reading,
    id: 'get_recommendation',
    address: `GET ${one}`,
    summary: 'Read a recommendation',
    description: 'Finding, steps, published effects, uplift by engine, history.',
    returns: Recommendation,
  }),
  operation({
    id: 'update_recommendation',
    address: `PATCH ${one}`,
    scope: 'recommendations:write',
    summary: 'Move a recommendation on',
    description: 'Sets state, owner and due date. A shipped move is logged as a change.',
    body: UpdateRecommendation,
    returns: Recommendation,
    errors: ['conflict'],
  }),
  operation({
    ...reading,
    id: 'estimate_verification',
    address: `GET ${one}/verify`,
    provenance: 'cached',
    summary: 'Estimate what measuring a shipped move costs',
    description:
      'Whether newer answers suffice, or a scan is needed or running, and the most credits it could cost. Nothing is started.',
    query: EstimateVerification,
    returns: VerificationEstimate,
    errors: ['conflict'],
  }),
  operation({
    id: 'verify_recommendation',
    address: `POST ${one}/verify`,
    effect: 'run',
    scope: 'recommendations:write',
    provenance: 'live',
    spendsCredits: true,
    gateable: true,
    gatedAs: ['start_scan'],
    summary: 'Measure what a shipped move did',
    description:
      'Affected prompts against the others, before and after; starts a scan if newer answers do not suffice.',
    body: Verify,
    returns: RecommendationVerification,
    errors: ['conflict', 'insufficient_credits', 'quota_exceeded'],
  }),
  operation({
    id: 'create_content_brief',
    address: `POST ${one}/brief`,
    scope: 'recommendations:write',
    provenance: 'predicted',
    summary: 'Write a content brief',
    description:
      'Questions, facts, sources, sections, and what the page lacks. 0 credits; optionally written out by an “engine” on your own key. `conflict` where no page is to be written: read its case.',
    body: BriefRequest,
    returns: ContentBrief,
    errors: ['conflict', 'engine_unavailable'],
  }),
]);
