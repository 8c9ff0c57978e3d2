import { unwrap } from '@svc/client';
import { client } from '../../api.ts';
import { getSampleProject, listWorkspaces } from '../../data/operations.gen.ts';
import { question, useAsked } from '../../data/question.ts';
import { useAll, useRead } from '../../data/use-read.ts';
import { scope, scopeSearch } from '../../scope.ts';

/** The project is in another workspace than the one that is open. */
const sampleAsked = question('sample', (workspace: string) =>
  unwrap(
    client.GET('/v1/projects', {
      params: { query: { limit: 1, state: 'active' } },
      headers: { 'svc-mode': 'test', 'svc-workspace': workspace },
    }),
  ),
);

interface Sample {
  /** Where its project is; undefined where there is none, or not yet. */
  address: string | undefined;
  /** While it is made: percent. */
  making: number | null;
  failed: boolean;
}

/** The sample in the workspace’s own test data, else the workspace that a start brought with it. */
export function useSample(): Sample {
  const own = useRead(
    getSampleProject,
    {},
    { every: (found) => (found?.status === 'queued' || found?.status === 'running' ? 1_000 : false) },
  );
  const workspaces = useAll(listWorkspaces, {}, { limit: 100, when: !scope.test });
  const workspace = workspaces.rows.find(({ sample }) => sample === true)?.id;
  const projects = useAsked(sampleAsked, [workspace ?? ''], { when: workspace !== undefined });
  const { status, projectId = null, progress } = own.data ?? {};
  const making = status === 'queued' || status === 'running' ? (progress?.percent ?? 0) : null;
  const inWorkspace = (id: string, of: string | null) =>
    `/app/projects/${id}${scopeSearch({ test: true, workspace: of })}`;
  const [brought] = projects.data?.items ?? [];
  const address =
    projectId !== null
      ? inWorkspace(projectId, scope.workspace)
      : brought && workspace !== undefined
        ? inWorkspace(brought.id, workspace)
        : undefined;
  return { address, making, failed: status === 'failed' };
}
