import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  retainSearchParams,
} from '@tanstack/react-router';
import { Home } from './page/home.tsx';
import { Presence } from './page/presence.tsx';
import { answerFilters, historyFilters, rootFilters } from './part/filters.ts';
import { Frame } from './part/frame.tsx';
import { ProjectFrame } from './part/project-frame.tsx';
import { SignIn } from './session/sign-in.tsx';

const root = createRootRoute({
  validateSearch: rootFilters,
  search: { middlewares: [retainSearchParams(['mode', 'workspace'])] },
});

const signIn = createRoute({ getParentRoute: () => root, path: '/sign-in', component: SignIn });
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });
const home = createRoute({ getParentRoute: () => frame, path: '/', component: Home });
const project = createRoute({
  getParentRoute: () => frame,
  path: '/projects/$projectId',
  component: ProjectFrame,
});
const presence = createRoute({ getParentRoute: () => project, path: '/', component: Presence });

const firstRun = createRoute({
  getParentRoute: () => frame,
  path: '/new',
  component: lazyRouteComponent(() => import('./page/first-run.tsx'), 'FirstRun'),
});
const prompts = createRoute({
  getParentRoute: () => project,
  path: '/prompts',
  component: lazyRouteComponent(() => import('./page/prompts.tsx'), 'Prompts'),
});
const answers = createRoute({
  getParentRoute: () => project,
  path: '/answers',
  component: lazyRouteComponent(() => import('./page/answers.tsx'), 'Answers'),
  validateSearch: answerFilters,
});
const answer = createRoute({
  getParentRoute: () => project,
  path: '/answers/$answerId',
  component: lazyRouteComponent(() => import('./page/answer.tsx'), 'Answer'),
});
const history = createRoute({
  getParentRoute: () => project,
  path: '/history',
  component: lazyRouteComponent(() => import('./page/history.tsx'), 'History'),
  validateSearch: historyFilters,
});
const competitors = createRoute({
  getParentRoute: () => project,
  path: '/competitors',
  component: lazyRouteComponent(() => import('./page/competitors.tsx'), 'Competitors'),
});
const scans = createRoute({
  getParentRoute: () => project,
  path: '/scans',
  component: lazyRouteComponent(() => import('./page/scans.tsx'), 'Scans'),
});
const scan = createRoute({
  getParentRoute: () => project,
  path: '/scans/$scanId',
  component: lazyRouteComponent(() => import('./page/scan.tsx'), 'Scan'),
});

const improve = createRoute({
  getParentRoute: () => project,
  path: '/improve',
  component: lazyRouteComponent(() => import('./page/improve.tsx'), 'Improve'),
});
const devices = createRoute({
  getParentRoute: () => frame,
  path: '/devices',
  component: lazyRouteComponent(() => import('./session/devices.tsx'), 'Devices'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    frame.addChildren([
      home,
      firstRun,
      devices,
      project.addChildren([presence, prompts, answers, answer, history, competitors, improve, scans, scan]),
    ]),
  ]),
  basepath: '/app',
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
