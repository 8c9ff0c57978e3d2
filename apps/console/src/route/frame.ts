import { createRootRoute, createRoute, retainSearchParams } from '@tanstack/react-router';
import { rootFilters } from '../part/filters.ts';
import { Frame } from '../part/frame.tsx';
import { ProjectFrame } from '../part/project-frame.tsx';

/** What all pages are inside of. */
export const root = createRootRoute({
  validateSearch: rootFilters,
  search: { middlewares: [retainSearchParams(['mode', 'workspace'])] },
});
export const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });
export const project = createRoute({
  getParentRoute: () => frame,
  path: '/projects/$projectId',
  component: ProjectFrame,
});
