import { scoredScanStatuses } from '@svc/contract/kernel';
import type { Insight, InsightReaction } from '@svc/contract/read/insight';
import { deleteRows, rowsOf, type Scope } from '@svc/db';
import type { Context } from '../../../kernel/index.ts';

type Reaction = NonNullable<Insight['reaction']>;

/** What people said of findings, by fingerprint. */
export async function readReactions(
  { db, workspace }: Scope,
  projectId: string,
): Promise<Map<string, Reaction>> {
  const rows = await db
    .selectFrom('insight_reaction')
    .select(['fingerprint', 'reaction', 'note', 'reactedBy as by', 'reactedAt as at'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .execute();
  return new Map(rows.map(({ fingerprint, ...reaction }) => [fingerprint, reaction]));
}

export async function storeReaction(
  { db, workspace, actor, now }: Context,
  key: { projectId: string; fingerprint: string },
  { reaction, note }: InsightReaction,
): Promise<void> {
  const { projectId, fingerprint } = key;
  if (reaction === null) {
    await deleteRows(db, 'insight_reaction', {
      workspaceId: workspace.id,
      projectId,
      fingerprint,
    });
    return;
  }
  const said = { reaction, note, reactedBy: actor.id, reactedAt: now().toISOString() };
  await db
    .insertInto('insight_reaction')
    .values({ workspaceId: workspace.id, projectId, fingerprint, ...said })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'projectId', 'fingerprint']).doUpdateSet(said))
    .execute();
}

/** Of each engine, answers asked for in the last days, and those that did not come or can't be read. */
export async function lostByEngine(
  { db, workspace, now }: Context,
  projectId: string,
  days: number,
): Promise<{ engine: string; asked: number; lost: number }[]> {
  const since = new Date(now().getTime() - days * 86_400_000).toISOString();
  const rows = await rowsOf<{ engine: string; asked: number; lost: number }>(db)`
    select c.engine, sum(c.asked)::double precision as asked, sum(c.lost + c.failed)::double precision as lost
    from cell c join scan s on s.workspace_id = c.workspace_id and s.id = c.scan_id and s.status = any(${scoredScanStatuses}::text[])
    where c.workspace_id = ${workspace.id} and c.project_id = ${projectId} and c.brand_role = 'own' and not c.withheld and s.origin = 'measured'
      and c.scanned_at >= ${since}::timestamptz
    group by c.engine order by c.engine`;
  return rows;
}
