import { unwrap } from '@svc/client';
import { client } from '../../api.ts';
import { listWorkspaces } from '../../data/operations.gen.ts';
import { question, useAsked } from '../../data/question.ts';
import { useAll } from '../../data/use-read.ts';
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

/** The address of the sample’s project; undefined where there is none, or not yet. */
export function useSample(): string | undefined {
  const workspaces = useAll(listWorkspaces, {}, { limit: 100, when: !scope.test });
  const workspace = workspaces.rows.find(({ sample }) => sample === true)?.id;
  const projects = useAsked(sampleAsked, [workspace ?? ''], { when: workspace !== undefined });
  const [project] = projects.data?.items ?? [];
  if (!project || workspace === undefined) return undefined;
  return `/app/projects/${project.id}${scopeSearch({ test: true, workspace })}`;
}
