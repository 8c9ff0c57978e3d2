import { operation, resource } from '../../kernel/operation.ts';
import {
  ComparePeriods,
  History,
  HistoryQuery,
  Movers,
  MoversQuery,
  Overview,
  OverviewQuery,
  PeriodComparison,
} from './schema.ts';
import {
  ChangeParts,
  DecomposeChange,
  Positions,
  PositionsQuery,
  Volatility,
  VolatilityQuery,
} from './schema-change.ts';
import { Forecast, ForecastQuery } from './schema-forecast.ts';
import { MetricTable, QueryMetrics } from './schema-query.ts';

const reading = { scope: 'analytics:read', errors: ['not_found'] } as const;

export const analyticsOperations = resource({ name: 'Analytics', replica: true }, [
  operation({
    ...reading,
    id: 'get_analytics_overview',
    address: 'GET /v1/analytics',
    summary: 'Read the headline figures of a span',
    description:
      'Presence, mention, citation and share of voice with intervals, and the tested change since the previous span of the same length.',
    query: OverviewQuery,
    returns: Overview,
  }),
  operation({
    ...reading,
    id: 'get_history',
    address: 'GET /v1/analytics/history',
    summary: 'Read a series over time',
    description:
      'A point for each scan, day, week or month with both intervals and counts, and what else changed since the previous one.',
    query: HistoryQuery,
    returns: History,
  }),
  operation({
    ...reading,
    id: 'get_forecast',
    address: 'GET /v1/analytics/forecast',
    summary: 'Read what later scans would show',
    description: 'Median and 95% prediction interval, or what is missing to give one.',
    query: ForecastQuery,
    returns: Forecast,
    provenance: 'predicted',
  }),
  operation({
    ...reading,
    id: 'get_movers',
    address: 'GET /v1/analytics/movers',
    summary: 'Read what moved',
    description:
      'Engines, intents, topics, rivals and single prompts that moved since the previous span; at most 1 in 10 of them is a false alarm.',
    query: MoversQuery,
    returns: Movers,
  }),
  operation({
    ...reading,
    id: 'compare_periods',
    address: 'POST /v1/analytics/compare',
    effect: 'read',
    summary: 'Compare two spans',
    description:
      'The difference on engines that both spans asked, with interval, test, verdict, and the smallest change that would have been seen.',
    body: ComparePeriods,
    returns: PeriodComparison,
  }),
  operation({
    ...reading,
    id: 'decompose_change',
    address: 'POST /v1/analytics/decompose',
    effect: 'read',
    summary: 'Split a change into its parts',
    description:
      'Other engines, prompts, models, other names of the brand, and presence itself: parts with intervals that sum to it.',
    body: DecomposeChange,
    returns: ChangeParts,
  }),
  operation({
    ...reading,
    id: 'get_volatility',
    address: 'GET /v1/analytics/volatility',
    summary: 'Read how much answers change',
    description: 'Brands and sources shared from scan to scan, and their order, compared with chance alone.',
    query: VolatilityQuery,
    returns: Volatility,
  }),
  operation({
    ...reading,
    id: 'get_position_distribution',
    address: 'GET /v1/analytics/positions',
    summary: 'Read where brands are mentioned',
    description:
      'For the answers that mention each brand: share first, in the top three, recommended; mean rank; share of words.',
    query: PositionsQuery,
    returns: Positions,
  }),
  operation({
    ...reading,
    id: 'query_metrics',
    address: 'POST /v1/analytics/query',
    effect: 'read',
    summary: 'Query any figure by any dimension',
    description:
      'Metrics by up to four dimensions with filters, bounds and order; every row has its intervals.',
    body: QueryMetrics,
    returns: MetricTable,
  }),
]);
