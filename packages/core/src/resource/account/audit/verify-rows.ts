import { emptyRoot, leafHash, nodeHash } from '../../../merkle/index.ts';
import { readCanonical } from './queries.ts';

/** Complete subtrees from left to right; two of one width become one. */
export function createRoot(): { append: (leaf: Buffer) => void; root: () => string } {
  const peaks: { width: number; hash: Buffer }[] = [];
  return {
    append(leaf) {
      let node = { width: 1, hash: leaf };
      for (let left = peaks.at(-1); left?.width === node.width; left = peaks.at(-1)) {
        peaks.pop();
        node = { width: left.width * 2, hash: nodeHash(left.hash, node.hash) };
      }
      peaks.push(node);
    },
    root: () =>
      (
        peaks.reduceRight<Buffer | null>((right, { hash }) => (right ? nodeHash(hash, right) : hash), null) ??
        emptyRoot
      ).toString('base64'),
  };
}

export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A row of an export by the API: columns for reading, and the text that is hashed. */
interface EntryRow {
  id: string;
  position: number | null;
  at: string;
  action: string;
  canonical: string;
}

export const isRow = (value: unknown): value is EntryRow =>
  typeof value === 'object' && value !== null && 'canonical' in value && typeof value.canonical === 'string';

/** Hashes of an export's rows, and their faults. Rows may come in any order. */
interface Rows {
  workspaceId: string | null;
  /** Entries from the first of the log on, without a gap. */
  size: number;
  root: string;
  rootThen: string | null;
  problems: string[];
}

export async function readRows(
  rows: AsyncIterable<unknown>,
  kept: { size: number; root: string } | undefined,
): Promise<Rows> {
  const problems: string[] = [];
  const leaves = new Map<number, Buffer>();
  let workspaceId: string | null = null;
  let line = 0;
  for await (const row of rows) {
    line += 1;
    if (!isRow(row)) {
      problems.push(`Line ${line} is not a row of an audit export.`);
      continue;
    }
    const said = readCanonical(row.canonical);
    workspaceId ??= said.workspaceId;
    if (said.workspaceId !== workspaceId) problems.push(`Line ${line} is of another workspace.`);
    // Texts name the same moment with more or fewer digits.
    const differs =
      said.id !== row.id || said.action !== row.action || Date.parse(said.at) !== Date.parse(row.at);
    if (differs) problems.push(`The columns of ${row.id} say something else than its canonical text.`);
    // Exported within a second of its making: it has no place in the log yet, and no checkpoint covers it.
    if (row.position === null) continue;
    if (leaves.has(row.position)) problems.push(`Position ${row.position} comes twice.`);
    leaves.set(row.position, leafHash(row.canonical));
  }
  const tree = createRoot();
  let rootThen = kept?.size === 0 ? tree.root() : null;
  let size = 0;
  for (let leaf = leaves.get(size); leaf !== undefined; leaf = leaves.get(size)) {
    tree.append(leaf);
    size += 1;
    if (size === kept?.size) rootThen = tree.root();
  }
  if (size < leaves.size)
    problems.push(
      `Entry ${size} is missing. Export the log from its first entry on: without “from” and “to”.`,
    );
  return { workspaceId, size, root: tree.root(), rootThen, problems };
}
