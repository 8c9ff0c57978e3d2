import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api.ts';
import { listWorkspaces } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { scope, scopeSearch } from '../../scope.ts';

/** The address of the sample’s project; undefined where there is none, or not yet. */
export function useSample(): string | undefined {
  const workspaces = useRead(listWorkspaces, { limit: 100 }, { when: !scope.test });
  const workspace = workspaces.data?.items.find(({ sample }) => sample === true)?.id;
  const projects = useQuery({
    queryKey: ['sample', workspace],
    enabled: workspace !== undefined,
    // The project is in another workspace than the one that is open.
    queryFn: () =>
      unwrap(
        client.GET('/v1/projects', {
          params: { query: { limit: 1, state: 'active' } },
          headers: { 'svc-mode': 'test', 'svc-workspace': workspace },
        }),
      ),
  });
  const [project] = projects.data?.items ?? [];
  if (!project || workspace === undefined) return undefined;
  return `/app/projects/${project.id}${scopeSearch({ test: true, workspace })}`;
}
