import type { Database, TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import {
  emptyRoot,
  grow,
  hashOfRange,
  leafHash,
  type NoteSigner,
  nodesOf,
  writeCheckpoint,
} from '../../merkle/index.ts';
import { insertNodes, placeEntries, readNodes } from './queries.ts';
import { lookIn, nodeMap } from './tree.ts';

const batch = 5_000;

export const originOf = (workspaceId: string): string => `svc/${workspaceId}`;

/**
 * Gives entries that have none their places in the workspace's tree, and signs how far it has come. Returns how many
 * it placed; 0 also when another process does so now.
 */
export async function sequenceWorkspace(
  db: TenantDatabase,
  workspaceId: string,
  signer: NoteSigner | null,
): Promise<number> {
  return db.transaction().execute(async (db) => {
    await db
      .insertInto('audit_log')
      .values({ workspace_id: workspaceId, root: emptyRoot })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const log = await db
      .selectFrom('audit_log')
      .select(['size', 'signed_by'])
      .where('workspace_id', '=', workspaceId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!log) return 0;
    const entries = await db
      .selectFrom('audit_entry')
      .select(['id', 'canonical'])
      .where('workspace_id', '=', workspaceId)
      .where('position', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .limit(batch)
      .execute();
    const signed = signer === null || log.signed_by === signer.verifierKey;
    if (entries.length === 0 && signed) return 0;
    const before = nodeMap(await readNodes(db, workspaceId, nodesOf({ from: 0, to: log.size })));
    const leaves = entries.map(({ canonical }) => leafHash(canonical));
    const nodes = grow(log.size, leaves, lookIn(before));
    await placeEntries(db, workspaceId, log.size, entries);
    await insertNodes(db, workspaceId, nodes);
    const size = log.size + entries.length;
    const root = hashOfRange({ from: 0, to: size }, lookIn(new Map([...before, ...nodeMap(nodes)])));
    await db
      .updateTable('audit_log')
      .set({
        size,
        root,
        checkpoint: signer?.sign(writeCheckpoint({ origin: originOf(workspaceId), size, root })) ?? null,
        signed_by: signer?.verifierKey ?? null,
        updated_at: sql<string>`now()`,
      })
      .where('workspace_id', '=', workspaceId)
      .execute();
    return entries.length;
  });
}

/** Brings the logs of all workspaces up to date; the worker calls it every second. Returns how many entries it placed. */
export async function sequenceAudit(database: Database, signer: NoteSigner | null): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select * from audit_logs_to_sequence(${signer?.verifierKey ?? null}) as id`.execute(database.system);
  let placed = 0;
  for (const { id } of rows) {
    let more = batch;
    while (more === batch) {
      more = await sequenceWorkspace(database.forWorkspace(id), id, signer);
      placed += more;
    }
  }
  return placed;
}
