import type { Scope } from '@svc/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor, Context } from './context.ts';
import { ServiceError } from './errors.ts';

/**
 * The rule for keys that are limited to projects; it stands nowhere else. What belongs to no project, such as the scan
 * of a page, is seen by the key that asked for it and by the keys that replaced that one.
 */
export function sees(actor: Actor, projectId: string | null, requestedBy: string | null = null): boolean {
  if (actor.projectIds === null) return true;
  if (projectId !== null) return actor.projectIds.includes(projectId);
  return requestedBy !== null && (requestedBy === actor.id || actor.replaces.includes(requestedBy));
}

/** `missing` makes the same error as for an id that does not exist. */
export function assertSees(
  { actor }: Context,
  projectId: string | null,
  missing: () => ServiceError,
  requestedBy: string | null = null,
): void {
  if (!sees(actor, projectId, requestedBy)) throw missing();
}

/** Things of the whole workspace, such as members and the audit log, are closed to keys that are limited to projects. */
export function assertWholeWorkspace({ actor }: Context): void {
  if (actor.projectIds === null) return;
  throw new ServiceError(
    'insufficient_scope',
    'This concerns the whole workspace, and your key is limited to some projects. Use a key without that limit.',
    { extensions: { requiredScope: 'admin' } },
  );
}

/** The same rule as a condition on rows with `project_id` and `requested_by`. */
export function seenBy({ projectIds, id, replaces }: Actor): RawBuilder<SqlBool> {
  if (projectIds === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`case when project_id is not null then project_id = any(${[...projectIds]}::text[])
    else requested_by = any(${[id, ...replaces]}::text[]) end`;
}

/** A condition on rows with `project_id`: what belongs to a deleted project is shown no longer, what belongs to none is. */
export function isShown({ workspace }: Scope, projectId = 'projectId'): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from project where project.workspace_id = ${workspace.id}
    and project.id = ${sql.ref(projectId)} and project.deleted_at is not null)`;
}
