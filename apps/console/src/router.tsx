import { createRootRoute, createRoute, createRouter, retainSearchParams } from '@tanstack/react-router';
import { Home } from './page/home.tsx';
import { Presence } from './page/presence.tsx';
import { Frame } from './part/frame.tsx';
import { ProjectFrame } from './part/project-frame.tsx';
import { SignIn } from './session/sign-in.tsx';

interface RootSearch {
  mode?: 'test';
  workspace?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;

const root = createRootRoute({
  validateSearch: (search: Record<string, unknown>): RootSearch => {
    const workspace = text(search.workspace);
    return {
      ...(search.mode === 'test' && { mode: 'test' }),
      ...(workspace !== undefined && { workspace }),
    };
  },
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

export const router = createRouter({
  routeTree: root.addChildren([signIn, frame.addChildren([home, project.addChildren([presence])])]),
  basepath: '/app',
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
