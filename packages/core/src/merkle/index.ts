/** Tamper-evident logs: RFC 6962 trees with their proofs, and C2SP checkpoints in signed notes. Pure. */
export { type Checkpoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts';
export { emptyRoot, leafHash, nodeHash } from './hash.ts';
export { createSigner, type NoteSigner, openNote } from './note.ts';
export { verifyConsistency, verifyInclusion } from './proof.ts';
export {
  consistencyRanges,
  grow,
  type HashOf,
  hashOfRange,
  inclusionRanges,
  type Node,
  type NodeId,
  nodesOf,
  type Range,
} from './tree.ts';
