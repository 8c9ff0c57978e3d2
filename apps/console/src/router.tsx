import { createRoute, createRouter } from '@tanstack/react-router';
import { lazyPage } from './data/lazy.ts';
import { homeFilters } from './page/home/filters.ts';
import { firstRunFilters, settingsFilters } from './part/filters.ts';
import { NotFound } from './part/load.tsx';
import { frame, project, root } from './route/frame.ts';
import { projectRoutes } from './route/project.ts';

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: lazyPage(() => import('./session/sign-in.tsx'), 'SignIn'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyPage(() => import('./session/invitation.tsx'), 'Invitation'),
});
const connect = createRoute({
  getParentRoute: () => root,
  path: '/connect/$uid',
  component: lazyPage(() => import('./connect/connect.tsx'), 'Connect'),
});
const home = createRoute({
  getParentRoute: () => frame,
  path: '/',
  component: lazyPage(() => import('./page/home/home.tsx'), 'Home'),
  validateSearch: homeFilters,
});
const firstRun = createRoute({
  getParentRoute: () => frame,
  path: '/new',
  component: lazyPage(() => import('./page/first-run/first-run.tsx'), 'FirstRun'),
  validateSearch: firstRunFilters,
});
const devices = createRoute({
  getParentRoute: () => frame,
  path: '/settings/devices',
  component: lazyPage(() => import('./session/devices.tsx'), 'Devices'),
  validateSearch: settingsFilters,
});

const operator = createRoute({
  getParentRoute: () => frame,
  path: '/status',
  component: lazyPage(() => import('./page/operator/operator.tsx'), 'Operator'),
});
const settings = createRoute({
  getParentRoute: () => frame,
  path: '/settings/$area',
  component: lazyPage(() => import('./settings/settings.tsx'), 'Settings'),
  validateSearch: settingsFilters,
});
/** An address that leads nowhere stands in the frame, with the way to the rest. */
const nowhere = createRoute({
  getParentRoute: () => frame,
  path: '$',
  component: () => (
    <main id="content" tabIndex={-1}>
      <NotFound />
    </main>
  ),
});
const projectSettings = createRoute({
  getParentRoute: () => frame,
  path: '/projects/$projectId/settings/$area',
  component: lazyPage(() => import('./settings/settings.tsx'), 'ProjectSettings'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    invitation,
    connect,
    frame.addChildren([
      home,
      firstRun,
      devices,
      settings,
      projectSettings,
      operator,
      nowhere,
      project.addChildren(projectRoutes),
    ]),
  ]),
  basepath: '/app',
  defaultPreload: 'intent',
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
