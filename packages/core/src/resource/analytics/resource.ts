import { operation, resource } from '../../kernel/index.ts';
import { getHistory } from './history.ts';
import { getMovers } from './movers.ts';
import { getAnalyticsOverview } from './overview.ts';
import { comparePeriods } from './periods.ts';
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

const reading = { scope: 'analytics:read', errors: ['not_found'] } as const;

export const analyticsOperations = resource('Analytics', [
  operation({
    ...reading,
    id: 'get_analytics_overview',
    address: 'GET /v1/analytics',
    summary: 'Read the headline figures of a span',
    description:
      'Presence, mention, citation and share of voice with intervals, and the tested change since the span before, which is as long.',
    query: OverviewQuery,
    returns: Overview,
    run: getAnalyticsOverview,
  }),
  operation({
    ...reading,
    id: 'get_history',
    address: 'GET /v1/analytics/history',
    summary: 'Read a series over time',
    description:
      'A point for each scan, day, week or month with both intervals and counts, and what else changed since the point before.',
    query: HistoryQuery,
    returns: History,
    run: getHistory,
  }),
  operation({
    ...reading,
    id: 'get_movers',
    address: 'GET /v1/analytics/movers',
    summary: 'Read what moved',
    description:
      'Engines, intents, topics and rivals that moved since the span before; at most 1 in 10 of them is a false alarm.',
    query: MoversQuery,
    returns: Movers,
    run: getMovers,
  }),
  operation({
    ...reading,
    id: 'compare_periods',
    address: 'POST /v1/analytics/compare',
    effect: 'read',
    summary: 'Compare two spans',
    description:
      'The difference on engines that both asked, with interval, test, verdict, and the smallest change that would have been seen.',
    body: ComparePeriods,
    returns: PeriodComparison,
    run: comparePeriods,
  }),
]);
