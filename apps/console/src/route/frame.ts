import { createRootRoute, createRoute, retainSearchParams } from '@tanstack/react-router';
import { queries } from '../api.ts';
import { rootFilters } from '../part/filters.ts';
import { Frame } from '../part/frame.tsx';
import { ProjectFrame } from '../part/project-frame.tsx';
import { meQuery, overviewQuery } from '../part/queries.ts';

/** What all pages are inside of. */
export const root = createRootRoute({
  validateSearch: rootFilters,
  search: { middlewares: [retainSearchParams(['mode', 'workspace'])] },
});
/** What a page needs is asked for at once, not one after the other. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: Frame,
  loader: () => void queries.prefetchQuery(meQuery),
});
export const project = createRoute({
  getParentRoute: () => frame,
  path: '/projects/$projectId',
  component: ProjectFrame,
  loader: ({ params }) => void queries.prefetchQuery(overviewQuery(params.projectId)),
});
