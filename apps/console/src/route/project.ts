import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { queries } from '../api.ts';
import { lazyPage } from '../data/lazy.ts';
import { getAnalyticsOverview } from '../data/operations.gen.ts';
import { reading } from '../data/use-read.ts';
import { explorerFilters } from '../explorer/use-explorer.ts';
import { cellsOf, spanOf } from '../filter/address.ts';
import { alertFilters } from '../page/alert/filters.ts';
import { improveFilters } from '../page/improve/filters.ts';
import { methodFilters } from '../page/method/filters.ts';
import { Overview } from '../page/overview/overview.tsx';
import { reportFilters } from '../page/report/filters.ts';
import { sourceFilters } from '../page/source/filters.ts';
import { trendFilters } from '../page/trend/filters.ts';
import { answerFilters, importFilters, type Search, scanFilters } from '../part/filters.ts';
import { project } from './frame.ts';

/** A part of a place with an address of its own: the place’s page shows it. */
const part = <Parent extends AnyRoute, const Path extends string>(parent: Parent, path: Path) =>
  createRoute({ getParentRoute: () => parent, path });

/** Figures that need nothing from the project are requested at the same time as the project. */
const overview = createRoute({
  getParentRoute: () => project,
  path: '/',
  component: Overview,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ params: { projectId }, deps }) => {
    if (deps.search.period === 'latest') return;
    const query = { projectId, ...spanOf(deps.search, null), ...cellsOf(deps.search) };
    void queries.prefetchQuery(reading(getAnalyticsOverview, query));
  },
});
const trend = createRoute({
  getParentRoute: () => project,
  path: '/trend',
  component: lazyPage(() => import('../page/trend/trend-page.tsx'), 'TrendPage'),
  validateSearch: trendFilters,
});
const prompts = createRoute({
  getParentRoute: () => project,
  path: '/prompts',
  component: lazyPage(() => import('../page/prompt/prompts.tsx'), 'Prompts'),
  validateSearch: explorerFilters,
});
const promptSets = createRoute({
  getParentRoute: () => project,
  path: '/prompts/sets',
  component: lazyPage(() => import('../page/prompt/sets.tsx'), 'Sets'),
});
const prompt = createRoute({
  getParentRoute: () => project,
  path: '/prompts/$promptId',
  component: lazyPage(() => import('../page/prompt/prompt-page.tsx'), 'PromptPage'),
});
const answers = createRoute({
  getParentRoute: () => project,
  path: '/answers',
  component: lazyPage(() => import('../page/answer/answers.tsx'), 'Answers'),
  validateSearch: (search: Search) => ({ ...explorerFilters(search), ...answerFilters(search) }),
});
const answerImport = createRoute({
  getParentRoute: () => project,
  path: '/answers/import',
  component: lazyPage(() => import('../page/import/import-page.tsx'), 'ImportPage'),
  validateSearch: importFilters,
});
const tone = createRoute({
  getParentRoute: () => project,
  path: '/answers/tone',
  component: lazyPage(() => import('../page/tone/tone-page.tsx'), 'TonePage'),
});
const toCheck = createRoute({
  getParentRoute: () => project,
  path: '/answers/check',
  component: lazyPage(() => import('../page/answer/uncertain.tsx'), 'ToCheck'),
});
const answer = createRoute({
  getParentRoute: () => project,
  path: '/answers/$answerId',
  component: lazyPage(() => import('../page/answer/answer.tsx'), 'Answer'),
});
const competitors = createRoute({
  getParentRoute: () => project,
  path: '/competitors',
  component: lazyPage(() => import('../page/competitor/competitors.tsx'), 'Competitors'),
});
const sources = createRoute({
  getParentRoute: () => project,
  path: '/sources',
  component: lazyPage(() => import('../page/source/sources.tsx'), 'Sources'),
  validateSearch: sourceFilters,
});
const citedPage = createRoute({
  getParentRoute: () => project,
  path: '/sources/pages/$citationId',
  component: lazyPage(() => import('../page/source/cited-page.tsx'), 'CitedPage'),
});
const improve = createRoute({
  getParentRoute: () => project,
  path: '/improve',
  component: lazyPage(() => import('../page/improve/improve.tsx'), 'Improve'),
  validateSearch: improveFilters,
});
const move = createRoute({
  getParentRoute: () => project,
  path: '/improve/$recId',
  component: lazyPage(() => import('../page/improve/move.tsx'), 'MovePage'),
});
const goals = createRoute({
  getParentRoute: () => project,
  path: '/improve/goals',
  component: lazyPage(() => import('../page/goal/goals-page.tsx'), 'GoalsPage'),
});
const alerts = createRoute({
  getParentRoute: () => project,
  path: '/reports/alerts',
  component: lazyPage(() => import('../page/alert/alerts.tsx'), 'Alerts'),
  validateSearch: alertFilters,
});
const reports = createRoute({
  getParentRoute: () => project,
  path: '/reports',
  component: lazyPage(() => import('../page/report/reports-page.tsx'), 'ReportsPage'),
  validateSearch: reportFilters,
});
const report = createRoute({
  getParentRoute: () => project,
  path: '/reports/$reportId',
  component: lazyPage(() => import('../page/report/report.tsx'), 'ReportPage'),
});
const help = createRoute({
  getParentRoute: () => project,
  path: '/help',
  component: lazyPage(() => import('../page/method/method-page.tsx'), 'MethodPage'),
  validateSearch: methodFilters,
});
const scans = createRoute({
  getParentRoute: () => project,
  path: '/scans',
  component: lazyPage(() => import('../page/scan/scans.tsx'), 'Scans'),
  validateSearch: scanFilters,
});
const scanSchedule = createRoute({
  getParentRoute: () => project,
  path: '/scans/schedule',
  component: lazyPage(() => import('../page/scan/scan-schedule.tsx'), 'ScanSchedule'),
});
const scan = createRoute({
  getParentRoute: () => project,
  path: '/scans/$scanId',
  component: lazyPage(() => import('../page/scan/scan.tsx'), 'Scan'),
});

/** The pages of one project. */
export const projectRoutes = [
  overview,
  trend,
  prompts,
  promptSets,
  prompt,
  answers,
  tone,
  toCheck,
  answerImport,
  answer,
  competitors.addChildren([
    part(competitors, '/prompts'),
    part(competitors, '/together'),
    part(competitors, '/suggested'),
    part(competitors, '/brands'),
  ]),
  sources.addChildren([
    part(sources, '/pages'),
    part(sources, '/gaps'),
    part(sources, '/changes'),
    part(sources, '/own'),
    part(sources, '/searches'),
    part(sources, '/traffic'),
  ]),
  citedPage,
  improve.addChildren([
    part(improve, '/findings'),
    part(improve, '/what-if'),
    part(improve, '/plan'),
    part(improve, '/experiments'),
    part(improve, '/changes'),
  ]),
  move,
  goals.addChildren([part(goals, '/scorecards')]),
  alerts.addChildren([part(alerts, '/rules')]),
  reports.addChildren([part(reports, '/schedule'), part(reports, '/exports')]),
  report,
  help.addChildren([part(help, '/method'), part(help, '/calibration')]),
  scans,
  scanSchedule,
  scan,
];
