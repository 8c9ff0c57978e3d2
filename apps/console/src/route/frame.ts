import { createRootRoute, createRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { queries } from '../api.ts';
import { filterNames, projectFilters } from '../filter/address.ts';
import { Frame } from '../frame/frame.tsx';
import { ProjectFrame } from '../frame/project-frame.tsx';
import { rootFilters } from '../part/filters.ts';
import { meQuery, overviewQuery } from '../part/queries.ts';
import { newAddress } from './redirects.ts';

/** The root of all pages. Former addresses are redirected. */
export const root = createRootRoute({
  validateSearch: rootFilters,
  search: { middlewares: [retainSearchParams(['mode', 'workspace'])] },
  beforeLoad: ({ location }) => {
    const address = newAddress(location.pathname, location.search);
    // Both results are data: the router's check of addresses does not apply to them.
    if (address) throw redirect({ to: address.path as '/', search: address.search as never, replace: true });
  },
});
/** What a page needs is asked for at once, not one after the other. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: Frame,
  loader: () => void queries.prefetchQuery(meQuery),
});
/** The filters of a project go along from page to page. */
export const project = createRoute({
  getParentRoute: () => frame,
  path: '/projects/$projectId',
  component: ProjectFrame,
  validateSearch: projectFilters,
  search: { middlewares: [retainSearchParams([...filterNames])] },
  loader: ({ params }) => void queries.prefetchQuery(overviewQuery(params.projectId)),
});
