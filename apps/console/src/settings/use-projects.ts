import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';

/** The projects that things can be limited to; none while they load, or where they may not be read. */
export function useProjects() {
  const projects = useQuery({
    queryKey: ['projects'],
    queryFn: () => unwrap(client.GET('/v1/projects', { params: { query: { limit: 100, state: 'active' } } })),
  });
  return projects.data?.items ?? [];
}
