import type { AuditEvent, ListAuditEvents } from '@svc/contract/account/audit';
import { type Database, findOne, rowsOf, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { type List, listRows } from '../../../kernel/index.ts';
import { emptyRoot, type Node, type NodeId, type Range } from '../../../merkle/index.ts';

/** What the canonical text of an entry says. */
export interface Canonical extends Omit<AuditEvent, 'position' | 'canonical'> {
  workspaceId: string;
}

/** An entry as it is stored. The columns must agree with the hashed text. */
export interface StoredEntry {
  id: string;
  at: string;
  position: number | null;
  canonical: string;
}

const columns = ['id', 'at', 'position', 'canonical'] as const;

const newestFirst = { name: '-at', by: ['at', 'id'], direction: 'desc' } as const;

export const readCanonical = (text: string): Canonical => JSON.parse(text) as Canonical;

export function listAuditEventRows(
  { db, workspace }: Scope,
  { actor, action, resourceId, from, to, include, ...page }: ListAuditEvents,
): Promise<List<AuditEvent>> {
  const group = action?.endsWith('.*') ? `${action.slice(0, -1)}` : undefined;
  const entries = db
    .selectFrom('audit_entry')
    .where('workspaceId', '=', workspace.id)
    .$if(from !== undefined, (rows) => rows.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('at', '<', to ?? ''))
    .$if(group !== undefined, (rows) => rows.where(sql<boolean>`starts_with(action, ${group})`));
  return listRows(entries, {
    // The text says the rest.
    columns: ['position', 'canonical'],
    filters: { actor, resourceId, action: group === undefined ? action : undefined },
    order: newestFirst,
    page,
    toItem: ({ position, canonical }): AuditEvent => {
      const { id, at, actor, action, resourceId, requestId, detail } = readCanonical(canonical);
      // Entries of earlier releases have no address.
      const shown = {
        id,
        position,
        at,
        actor: { ...actor, address: actor.address ?? null },
        action,
        resourceId,
        requestId,
        detail,
      };
      return include === undefined ? shown : { ...shown, canonical };
    },
  });
}

export const findEntry = findOne(({ db, workspace }, id: string) =>
  db.selectFrom('audit_entry').select(columns).where('workspaceId', '=', workspace.id).where('id', '=', id),
);

export interface Log {
  size: number;
  root: Buffer;
  checkpoint: string | null;
  /** The key that verifies the checkpoint. */
  signedBy: string | null;
}

const logOf = findOne(({ db, workspace }) =>
  db
    .selectFrom('audit_log')
    .select(['size', 'root', 'checkpoint', 'signedBy'])
    .where('workspaceId', '=', workspace.id),
);

/** State of the log; a workspace whose first entry is not sequenced yet has an empty log. */
export const readLog = async (scope: Scope): Promise<Log> =>
  (await logOf(scope)) ?? {
    size: 0,
    root: emptyRoot,
    checkpoint: null,
    signedBy: null,
  };

export async function readEntries({ db, workspace }: Scope, { from, to }: Range) {
  return db
    .selectFrom('audit_entry')
    .select(columns)
    .where('workspaceId', '=', workspace.id)
    .where('position', '>=', from)
    .where('position', '<', to)
    .orderBy('position')
    .execute();
}

/** Positions beyond the end of the log. */
export async function readBeyond({ db, workspace }: Scope): Promise<number[]> {
  const rows = await rowsOf<{ position: number }>(db)`
    select position from audit_entry where workspace_id = ${workspace.id} and position >=
      (select coalesce(max(size), 0) from audit_log where workspace_id = ${workspace.id})
    order by position limit 100`;
  return rows.map(({ position }) => position);
}

export async function readNodes({ db, workspace }: Scope, wanted: readonly NodeId[]): Promise<Node[]> {
  if (wanted.length === 0) return [];
  const rows = await rowsOf<Node>(db)`
    select n.level, n.place, n.hash from json_to_recordset(${wanted}::json)
      as w(level smallint, place bigint)
    join audit_node n on n.workspace_id = ${workspace.id} and n.level = w.level and n.place = w.place`;
  return rows;
}

/** The complete subtrees that lie inside a range. */
export const readNodesInside = ({ db, workspace }: Scope, { from, to }: Range) => rowsOf<Node>(db)`
    select n.level, n.place, n.hash from generate_series(0, 52) l
    join audit_node n on n.workspace_id = ${workspace.id} and n.level = l
      and n.place >= ceil(${from}::numeric / (2::numeric ^ l)) and n.place < floor(${to}::numeric / (2::numeric ^ l))`;

export async function placeEntries(
  { db, workspace }: Scope,
  size: number,
  entries: readonly { id: string }[],
): Promise<void> {
  const places = entries.map(({ id }, index) => ({ id, position: size + index }));
  await sql`update audit_entry e set position = p.position
    from json_to_recordset(${places}::json) as p(id text, position bigint)
    where e.workspace_id = ${workspace.id} and e.id = p.id`.execute(db);
}

export async function insertNodes({ db, workspace }: Scope, nodes: readonly Node[]): Promise<void> {
  const rows = nodes.map(({ hash, ...node }) => ({ ...node, hash: hash.toString('hex') }));
  await sql`insert into audit_node (workspace_id, level, place, hash)
    select ${workspace.id}, level, place, decode(hash, 'hex')
    from json_to_recordset(${rows}::json) as n(level smallint, place bigint, hash text)
    returning 1`.execute(db);
}

/** The log, held until the transaction ends; null: another process holds it. */
export async function lockLog({ db, workspace }: Scope): Promise<Pick<Log, 'size' | 'signedBy'> | null> {
  await db
    .insertInto('audit_log')
    .values({ workspaceId: workspace.id, root: emptyRoot })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const log = await db
    .selectFrom('audit_log')
    .select(['size', 'signedBy'])
    .where('workspaceId', '=', workspace.id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return log ?? null;
}

/** Entries that have no place in the tree yet, oldest first. */
export const unplacedEntries = ({ db, workspace }: Scope, atMost: number) =>
  db
    .selectFrom('audit_entry')
    .select(['id', 'canonical'])
    .where('workspaceId', '=', workspace.id)
    .where('position', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(atMost)
    .execute();

export async function saveLog({ db, workspace }: Scope, log: Log): Promise<void> {
  const { signedBy, ...rest } = log;
  await updateRows(
    db,
    'audit_log',
    { workspaceId: workspace.id },
    { ...rest, signedBy, updatedAt: sql<string>`now()` },
  );
}

/** Workspaces with entries that have no place, or with a log that this key has not signed. */
export async function logsToSequence(
  { system }: Pick<Database, 'system'>,
  verifierKey: string | null,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(system)`
    select * from audit_logs_to_sequence(${verifierKey}) as id`;
  return rows.map(({ id }) => id);
}
