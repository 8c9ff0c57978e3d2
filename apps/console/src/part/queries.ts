import { unwrap } from '@svc/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../api.ts';

const path = (projectId: string) => ({ params: { path: { projectId } } });

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => unwrap(client.GET('/v1/me')),
  staleTime: 60_000,
});

export const overviewQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'overview'],
    queryFn: () => unwrap(client.GET('/v1/projects/{projectId}/overview', path(projectId))),
  });

export const visibilityQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId, 'visibility'],
    queryFn: () => unwrap(client.GET('/v1/projects/{projectId}/visibility', path(projectId))),
  });
