import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queries } from '../api.ts';
import { alertFilters } from '../page/alert/filters.ts';
import { goalFilters } from '../page/goal/filters.ts';
import { improveFilters } from '../page/improve/filters.ts';
import { methodFilters } from '../page/method/filters.ts';
import { Presence } from '../page/presence.tsx';
import { reportFilters } from '../page/report/filters.ts';
import { sourceFilters } from '../page/source/filters.ts';
import { answerFilters, historyFilters } from '../part/filters.ts';
import { visibilityQuery } from '../part/queries.ts';
import { project } from './frame.ts';

const presence = createRoute({
  getParentRoute: () => project,
  path: '/',
  component: Presence,
  loader: ({ params }) => void queries.prefetchQuery(visibilityQuery(params.projectId)),
});
const prompts = createRoute({
  getParentRoute: () => project,
  path: '/prompts',
  component: lazyRouteComponent(() => import('../page/prompts.tsx'), 'Prompts'),
});
const answers = createRoute({
  getParentRoute: () => project,
  path: '/answers',
  component: lazyRouteComponent(() => import('../page/answer/answers.tsx'), 'Answers'),
  validateSearch: answerFilters,
});
const answer = createRoute({
  getParentRoute: () => project,
  path: '/answers/$answerId',
  component: lazyRouteComponent(() => import('../page/answer/answer.tsx'), 'Answer'),
});
const history = createRoute({
  getParentRoute: () => project,
  path: '/history',
  component: lazyRouteComponent(() => import('../page/history.tsx'), 'History'),
  validateSearch: historyFilters,
});
const competitors = createRoute({
  getParentRoute: () => project,
  path: '/competitors',
  component: lazyRouteComponent(() => import('../page/competitor/competitors.tsx'), 'Competitors'),
});
const sources = createRoute({
  getParentRoute: () => project,
  path: '/sources',
  component: lazyRouteComponent(() => import('../page/source/sources.tsx'), 'Sources'),
  validateSearch: sourceFilters,
});
const citedPage = createRoute({
  getParentRoute: () => project,
  path: '/sources/$citationId',
  component: lazyRouteComponent(() => import('../page/source/cited-page.tsx'), 'CitedPage'),
});
const improve = createRoute({
  getParentRoute: () => project,
  path: '/improve',
  component: lazyRouteComponent(() => import('../page/improve/improve.tsx'), 'Improve'),
  validateSearch: improveFilters,
});
const move = createRoute({
  getParentRoute: () => project,
  path: '/improve/$recId',
  component: lazyRouteComponent(() => import('../page/improve/move.tsx'), 'MovePage'),
});
const goals = createRoute({
  getParentRoute: () => project,
  path: '/goals',
  component: lazyRouteComponent(() => import('../page/goal/goals-page.tsx'), 'GoalsPage'),
  validateSearch: goalFilters,
});
const alerts = createRoute({
  getParentRoute: () => project,
  path: '/alerts',
  component: lazyRouteComponent(() => import('../page/alert/alerts.tsx'), 'Alerts'),
  validateSearch: alertFilters,
});
const reports = createRoute({
  getParentRoute: () => project,
  path: '/reports',
  component: lazyRouteComponent(() => import('../page/report/reports-page.tsx'), 'ReportsPage'),
  validateSearch: reportFilters,
});
const report = createRoute({
  getParentRoute: () => project,
  path: '/reports/$reportId',
  component: lazyRouteComponent(() => import('../page/report/report.tsx'), 'ReportPage'),
});
const method = createRoute({
  getParentRoute: () => project,
  path: '/method',
  component: lazyRouteComponent(() => import('../page/method/method-page.tsx'), 'MethodPage'),
  validateSearch: methodFilters,
});
const scans = createRoute({
  getParentRoute: () => project,
  path: '/scans',
  component: lazyRouteComponent(() => import('../page/scan/scans.tsx'), 'Scans'),
});
const scan = createRoute({
  getParentRoute: () => project,
  path: '/scans/$scanId',
  component: lazyRouteComponent(() => import('../page/scan/scan.tsx'), 'Scan'),
});

/** The pages of one project. */
export const projectRoutes = [
  presence,
  prompts,
  answers,
  answer,
  history,
  competitors,
  sources,
  citedPage,
  improve,
  move,
  goals,
  alerts,
  reports,
  report,
  method,
  scans,
  scan,
];
