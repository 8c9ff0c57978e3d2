import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Workspace } from './context.ts';
import { exampleId, newId } from './ids.ts';
import { orNull, timestamp } from './schema.ts';

/** A kind of event, beside the resource that it is about. All of them stand in one list, `core/src/events.ts`. */
export interface EventType<D extends z.ZodType = z.ZodType> {
  /** `resource.what_happened`, such as `scan.completed`. */
  type: string;
  /** One sentence for people who choose what they want to hear of. */
  summary: string;
  /** What it happens to; events of one of these are numbered in their order. */
  resource: string;
  data: D;
}

export const eventType = <D extends z.ZodType>(definition: EventType<D>): EventType<D> => definition;

/** Who emits: a verb's context, or what a job knows. */
export interface Emitter {
  db: TenantDatabase;
  workspace: Pick<Workspace, 'id'>;
  requestId?: string;
}

export interface NewEvent<D extends z.ZodType> {
  type: EventType<D>;
  /** The id of what it happened to. */
  resource: string;
  /** null: it belongs to no project. */
  projectId: string | null;
  data: z.input<D>;
  /** By which the caller goes on to name it; a new one when left out. */
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
  const body = JSON.stringify(type.data.parse(data));
  await sql`
    with place as (
      insert into event_sequence as s (workspace_id, resource_id) values (${workspace.id}, ${resource})
      on conflict (workspace_id, resource_id) do update set last = s.last + 1 returning last
    )
    insert into event (workspace_id, id, type, resource_type, resource_id, project_id, sequence, mode, data, request_id)
    select ${workspace.id}, ${id}, ${type.type}, ${type.resource}, ${resource}, ${projectId}::text, place.last,
      w.mode, ${body}::text::json, ${requestId ?? null}::text
    from place, workspace w where w.id = ${workspace.id}`.execute(db);
}

/** What a receiver gets of an event of this type. */
export const eventSchema = ({ type, summary, resource, data }: EventType) =>
  z
    .strictObject({
      id: z.string().meta({
        description: 'The same at each delivery: what was seen before can be left out.',
        example: exampleId('event'),
      }),
      type: z.literal(type),
      timestamp: timestamp('When it happened.'),
      mode: z.enum(['live', 'test']),
      workspaceId: z.string(),
      projectId: orNull(z.string()),
      resource: z.strictObject({ type: z.literal(resource), id: z.string() }),
      sequence: z
        .int()
        .min(1)
        .meta({ description: 'Counts the events of this resource: deliveries may arrive in another order.' }),
      requestId: orNull(z.string()).meta({ description: 'The request that it came of.' }),
      data,
    })
    .meta({ id: `${schemaName(type)}Event`, description: summary });

/** `scan.completed` becomes `ScanCompleted`. */
export const schemaName = (type: string): string =>
  type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
