import { citationLost, citationNew } from '@svc/contract/read/citation';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { emit, instant, lock, transaction } from '../../../kernel/index.ts';
import { findProject } from '../../account/project/index.ts';
import { readChanges } from './changes.ts';
import { lastScans, wasTold } from './queries-changes.ts';

/** After a scan: tells once of each domain that it cites and the one before did not, or the other way round, by more than chance. */
export async function findCitationChanges(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<{ told: number }> {
  const context = await openWorkspace(environment, workspaceId);
  if (!(await findProject(context, projectId))) return { told: 0 };
  const [last, previous] = await lastScans(context, projectId);
  if (!last || !previous) return { told: 0 };
  const end = instant(new Date(Date.parse(last.at) + 1_000));
  const asked = { projectId, rules: [], span: { from: last.at, to: end } };
  const changes = (await readChanges(context, asked, { from: previous.at, to: last.at })).filter(
    ({ verdict, kind }) => verdict === 'changed' && (kind === 'new' || kind === 'lost'),
  );
  return transaction(context, async (context) => {
    await lock(context, `citations|${last.id}`);
    if (await wasTold(context, last.id)) return { told: 0 };
    for (const { kind, domain, sourceType, before, after, change, ci, qValue } of changes)
      await emit(context, {
        type: kind === 'new' ? citationNew : citationLost,
        resource: last.id,
        projectId,
        data: { scanId: last.id, domain, sourceType, before, after, change, ci, qValue },
      });
    return { told: changes.length };
  });
}
