import type { JsonSchema } from './entry.ts';

type Components = Record<string, JsonSchema>;

const nameOf = (reference: string): string => reference.replace('#/components/schemas/', '');

/**
 * Names and types of an answer, for those who want them. Nothing is required and no value is listed: fields can be
 * chosen, long lists are cut, and a newer service may say more.
 */
export function answerSchema(schema: JsonSchema, components: Components, depth = 0): JsonSchema {
  if (depth > 40) throw new RangeError('a schema of an answer refers to itself');
  const go = (inner: JsonSchema): JsonSchema => answerSchema(inner, components, depth + 1);
  if (typeof schema.$ref === 'string') return go(components[nameOf(schema.$ref)] ?? {});
  const { type, properties, items, additionalProperties } = schema;
  const choices = schema.anyOf ?? (schema.oneOf as JsonSchema[] | undefined);
  return {
    ...(type !== undefined && { type }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, go(inner)])),
    }),
    ...(items && { items: go(items) }),
    ...(choices && { anyOf: choices.map(go) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: go(additionalProperties) }),
  };
}

/**
 * Reads whose answers hold the service's own words and figures alone. Every other read may tell what engines, pages, visitors,
 * uploads or other machines wrote, and is marked: a model must not take that for instructions.
 */
export const ownWords: ReadonlySet<string> = new Set([
  ...[
    'get_methodology',
    'get_metric_definitions',
    'get_predictor_info',
    'list_locales',
    'list_report_templates',
  ],
  ...['list_webhook_event_types', 'get_service_status', 'list_plans', 'list_roles', 'get_credit_balance'],
  ...['list_credit_transactions', 'get_quota', 'forecast_usage', 'get_billing', 'get_subscription'],
  ...['preview_subscription_change', 'list_invoices', 'estimate_scan_cost', 'estimate_experiment'],
  ...['estimate_verification', 'plan_samples', 'preview_schedule', 'get_privacy_controls'],
  ...['get_audit_checkpoint', 'get_audit_proof', 'verify_audit_chain', 'get_notification_preferences'],
]);

/** The answers of these changing calls also quote texts of others. */
export const quoting: readonly string[] = [
  'AiReferrals',
  'Analysis',
  'AnalysisComparison',
  'AnalysisList',
  'Anomaly',
  'AnomalyList',
  'Answer',
  'AnswerSummary',
  'Citation',
  'CitationChange',
  'CitedContent',
  'CitedDomainList',
  'CitedPage',
  'ClaimAccuracy',
  'CompetitorGapList',
  'CompetitorSuggestion',
  'ContentBrief',
  'CrawlerAccess',
  'CrawlerActivity',
  'Detection',
  'EvidenceAnswer',
  'EvidenceSpan',
  'Fanout',
  'FoundAnswers',
  'GeneratedRecommendations',
  'ImportedPrompts',
  'InsightList',
  'Mention',
  'OptimizationPlan',
  'OwnPage',
  'ProjectOverview',
  'Recommendation',
  'RecommendationList',
  'Report',
  'SearchHit',
  'SentimentReport',
  'Simulation',
  'SimulationComparison',
  'SimulationList',
  'SourceGap',
  'SourcePage',
  'SourceTypes',
];

export function quotesOthers(
  schema: unknown,
  components: Components,
  seen: Set<string> = new Set<string>(),
): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(([key, value]) => {
    if (key !== '$ref' || typeof value !== 'string') return quotesOthers(value, components, seen);
    const name = nameOf(value);
    if (quoting.includes(name)) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return quotesOthers(components[name], components, seen);
  });
}
