import type { EventType } from '@svc/contract/kernel';
import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import type { z } from 'zod';
import { newId } from './ids.ts';
import { roundNumbers } from './round.ts';

/** What emitting needs: a scope, and the request where there is one. */
export interface Emitter extends Scope {
  requestId?: string;
}

export interface NewEvent<D extends z.ZodType> {
  type: EventType<D>;
  /** The id of what it happened to. */
  resource: string;
  /** null: it belongs to no project. */
  projectId: string | null;
  data: z.input<D>;
  /** The id, where the caller needs to know it; a new one when left out. */
  id?: string;
}

/**
 * Notes an event in the caller's transaction: none for a change that is rolled back, and none is lost when a process
 * dies after it. Other events of the same resource wait until this transaction ends.
 */
export async function emit<D extends z.ZodType>(
  { db, workspace, requestId }: Emitter,
  { type, resource, projectId, data, id = newId('event') }: NewEvent<D>,
): Promise<void> {
  if (!db.isTransaction)
    throw new Error(`${type.type} has to be emitted in the transaction of what happened`);
  // As the API tells the same figures.
  const body = roundNumbers(type.data.parse(data));
  await sql`
    with place as (
      insert into event_sequence as s (workspace_id, resource_id) values (${workspace.id}, ${resource})
      on conflict (workspace_id, resource_id) do update set last = s.last + 1 returning last
    )
    insert into event (workspace_id, id, type, resource_type, resource_id, project_id, sequence, mode, data, request_id)
    select ${workspace.id}, ${id}, ${type.type}, ${type.resource}, ${resource}, ${projectId}::text, place.last,
      w.mode, ${body}::json, ${requestId ?? null}::text
    from place, workspace w where w.id = ${workspace.id}
    returning 1`.execute(db);
}
