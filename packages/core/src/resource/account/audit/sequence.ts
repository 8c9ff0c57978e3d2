import { type Database, type Scope, scopeIn } from '@svc/db';
import {
  grow,
  hashOfRange,
  leafHash,
  type NoteSigner,
  nodesOf,
  writeCheckpoint,
} from '../../../merkle/index.ts';
import {
  insertNodes,
  lockLog,
  logsToSequence,
  placeEntries,
  readNodes,
  saveLog,
  unplacedEntries,
} from './queries.ts';
import { lookIn, nodeMap } from './tree.ts';

const batch = 5_000;

export const originOf = (workspaceId: string): string => `svc/${workspaceId}`;

/**
 * Gives entries that have none their places in the workspace's tree, and signs how far it has come. Returns how many
 * it placed; 0 also when another process does so now.
 */
export async function sequenceWorkspace(
  { db, workspace }: Scope,
  signer: NoteSigner | null,
): Promise<number> {
  return db.transaction().execute(async (db) => {
    const log = await lockLog({ db, workspace });
    if (!log) return 0;
    const entries = await unplacedEntries({ db, workspace }, batch);
    const signed = signer === null || log.signedBy === signer.verifierKey;
    if (entries.length === 0 && signed) return 0;
    const before = nodeMap(await readNodes({ db, workspace }, nodesOf({ from: 0, to: log.size })));
    const leaves = entries.map(({ canonical }) => leafHash(canonical));
    const nodes = grow(log.size, leaves, lookIn(before));
    await placeEntries({ db, workspace }, log.size, entries);
    await insertNodes({ db, workspace }, nodes);
    const size = log.size + entries.length;
    const root = hashOfRange({ from: 0, to: size }, lookIn(new Map([...before, ...nodeMap(nodes)])));
    await saveLog(
      { db, workspace },
      {
        size,
        root,
        checkpoint: signer?.sign(writeCheckpoint({ origin: originOf(workspace.id), size, root })) ?? null,
        signedBy: signer?.verifierKey ?? null,
      },
    );
    return entries.length;
  });
}

/** Brings the logs of all workspaces up to date; the worker calls it every second. Returns how many entries it placed. */
export async function sequenceAudit(database: Database, signer: NoteSigner | null): Promise<number> {
  let placed = 0;
  for (const id of await logsToSequence(database, signer?.verifierKey ?? null)) {
    let more = batch;
    while (more === batch) {
      more = await sequenceWorkspace(scopeIn(database, id), signer);
      placed += more;
    }
  }
  return placed;
}
