import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';

/** The two newest scans of a project whose figures stand, the newest first. */
export const lastScans = ({ db, workspace }: Scope, projectId: string) => rowsOf<{
  id: string;
  at: string;
}>(db)`
    select id, created_at as at from scan where workspace_id = ${workspace.id} and project_id = ${projectId}
      and origin = 'measured' and status = any(${scoredScanStatuses}::text[]) and recorded_samples > 0
    order by created_at desc limit 2`;

/** Whether changes of this scan were told of. */
export async function wasTold({ db, workspace }: Scope, scanId: string): Promise<boolean> {
  const { rows } = await sql`
    select from event where workspace_id = ${workspace.id} and resource_id = ${scanId}
      and type in ('citation.new', 'citation.lost') limit 1`.execute(db);
  return rows.length > 0;
}
