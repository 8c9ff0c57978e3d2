import type { AuditProblem, AuditVerification, VerifyAuditChain } from '@svc/contract/account/audit';
import type { Scope } from '@svc/db';
import {
  grow,
  type HashOf,
  hashOfRange,
  leafHash,
  nodesOf,
  openNote,
  writeCheckpoint,
} from '../../../merkle/index.ts';
import {
  type Log,
  readBeyond,
  readCanonical,
  readEntries,
  readLog,
  readNodes,
  readNodesInside,
  type StoredEntry,
} from './queries.ts';
import { originOf } from './sequence.ts';
import { lookIn, MissingNode, nameOf, nodeMap } from './tree.ts';

const most = 100_000;
const chunk = 2_000;
const problemsShown = 100;

/**
 * Hashes the entries of a range anew, and holds them against the stored tree, its root and the signed checkpoint. What
 * lies outside of the range enters by its stored hashes, which the root covers.
 * @param verifierKey null: the operator signs nothing
 */
export async function verifyLog(
  scope: Scope,
  input: VerifyAuditChain,
  verifierKey: string | null,
): Promise<AuditVerification> {
  const log = await readLog(scope);
  const from = Math.min(input.from, log.size);
  const to = Math.max(from, Math.min(input.to ?? log.size, log.size, from + most));
  const problems: AuditProblem[] = [];
  const note = (kind: AuditProblem['kind'], position: number | null, detail: string) =>
    problems.push({ kind, position, detail });

  const outside = [
    { from: 0, to: from },
    { from: to, to: log.size },
    ...(input.knownSize === undefined ? [] : [{ from: 0, to: Math.min(input.knownSize, log.size) }]),
  ];
  const nodes = nodeMap(await readNodes(scope, outside.flatMap(nodesOf)));
  const stored = nodeMap(await readNodesInside(scope, { from, to }));
  try {
    for (let next = from; next < to; next += chunk) {
      const part = { from: next, to: Math.min(next + chunk, to) };
      const leaves = await hashEntries(scope, part, (position, kind, detail) => note(kind, position, detail));
      // A missing entry counts with its stored hash, so that the others can still be checked.
      const whole = leaves.map(
        (leaf, index) => leaf ?? lookIn(stored)({ level: 0, place: part.from + index }),
      );
      for (const node of grow(part.from, whole, lookIn(nodes))) {
        const name = nameOf(node);
        nodes.set(name, node.hash);
        const inside = node.place * 2 ** node.level >= from;
        if (inside && !stored.get(name)?.equals(node.hash))
          note(
            'tree',
            node.level === 0 ? node.place : null,
            `The stored node ${name} is not the hash of what it covers.`,
          );
      }
    }
    checkRoots(log, lookIn(nodes), input, note);
  } catch (error) {
    if (!(error instanceof MissingNode)) throw error;
    note('tree', null, error.message);
  }
  for (const position of await readBeyond(scope))
    note('unexpected', position, 'This entry stands beyond the end of the log.');
  const signed = verifierKey !== null && isSigned(log, scope.workspace.id, verifierKey);
  if (verifierKey !== null && !signed && log.size > 0)
    note('checkpoint', null, 'The operator’s key has not signed this size and root.');
  return {
    ok: problems.length === 0,
    from,
    to,
    size: log.size,
    root: log.root.toString('base64'),
    signed,
    problems: problems.slice(0, problemsShown),
  };
}

type Report = (position: number, kind: AuditProblem['kind'], detail: string) => void;

/** The hash of each entry of a range; null where there is none. */
async function hashEntries(
  scope: Scope,
  range: { from: number; to: number },
  report: Report,
): Promise<(Buffer | null)[]> {
  const found = new Map((await readEntries(scope, range)).map((entry) => [entry.position, entry] as const));
  return Array.from({ length: range.to - range.from }, (_, index) => {
    const position = range.from + index;
    const entry = found.get(position);
    if (!entry) {
      report(position, 'missing', 'There is no entry at this position.');
      return null;
    }
    if (!saysTheSame(entry, scope.workspace.id))
      report(position, 'changed', `The columns of ${entry.id} say something else than its text.`);
    return leafHash(entry.canonical);
  });
}

function saysTheSame(entry: StoredEntry, workspaceId: string): boolean {
  try {
    const said = readCanonical(entry.canonical);
    return said.id === entry.id && said.workspaceId === workspaceId && said.at === entry.at;
  } catch {
    return false;
  }
}

function checkRoots(
  log: Log,
  hashOf: HashOf,
  { knownSize, knownRoot }: VerifyAuditChain,
  note: (kind: AuditProblem['kind'], position: number | null, detail: string) => void,
): void {
  if (!hashOfRange({ from: 0, to: log.size }, hashOf).equals(log.root))
    note('root', null, 'The stored root is not that of the entries.');
  if (knownSize === undefined || knownRoot === undefined) return;
  if (knownSize > log.size)
    note('history', null, `The log had ${knownSize} entries and has ${log.size}: it was rewound.`);
  else if (hashOfRange({ from: 0, to: knownSize }, hashOf).toString('base64') !== knownRoot)
    note('history', null, `The first ${knownSize} entries are not those of the checkpoint that you kept.`);
}

const isSigned = ({ size, root, checkpoint }: Log, workspaceId: string, verifierKey: string): boolean =>
  checkpoint !== null &&
  openNote(checkpoint, verifierKey) === writeCheckpoint({ origin: originOf(workspaceId), size, root });
