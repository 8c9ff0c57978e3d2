import type { TenantDatabase } from '@svc/db';
import { emptyRoot, leafHash, nodeHash, openNote, writeCheckpoint } from '../../merkle/index.ts';
import { readCanonical, readEntries, readLog } from './queries.ts';
import { originOf } from './sequence.ts';

const format = 'svc-audit-1';
const chunk = 2_000;

interface Header {
  format: string;
  workspaceId: string;
  size: number;
  root: string;
  checkpoint: string | null;
  verifierKey: string | null;
}

/** A workspace's log as lines: first what it is and its checkpoint, then each entry exactly as it is hashed. */
export async function* exportAuditLog(db: TenantDatabase, workspaceId: string): AsyncGenerator<string> {
  const { size, root, checkpoint, signedBy } = await readLog(db, workspaceId);
  const header: Header = {
    format,
    workspaceId,
    size,
    root: root.toString('base64'),
    checkpoint,
    verifierKey: signedBy,
  };
  yield JSON.stringify(header);
  for (let from = 0; from < size; from += chunk)
    for (const { canonical } of await readEntries(db, workspaceId, {
      from,
      to: Math.min(from + chunk, size),
    }))
      yield canonical;
}

export interface ExportVerification {
  ok: boolean;
  workspaceId: string;
  size: number;
  root: string;
  /** `given`: the caller's key signed it. `export`: only the key that the file itself names. `none`: nobody signed. */
  signed: 'given' | 'export' | 'none';
  problems: string[];
}

/**
 * Verifies an export without a database. Without a key from elsewhere it shows that the file is whole, not who wrote it.
 * @param kept a checkpoint kept from earlier: the export has to start with the same entries
 */
export async function verifyExport(
  lines: AsyncIterable<string> | Iterable<string>,
  given: { verifierKey?: string | undefined; kept?: { size: number; root: string } | undefined } = {},
): Promise<ExportVerification> {
  let header: Header | null = null;
  const problems: string[] = [];
  const ids = new Set<string>();
  const peaks: { width: number; hash: Buffer }[] = [];
  let count = 0;
  let rootThen: string | null = given.kept?.size === 0 ? rootOf([]) : null;
  for await (const line of lines) {
    if (line === '') continue;
    if (header === null) {
      header = readHeader(line);
      continue;
    }
    const fault = faultOf(line, header.workspaceId, ids);
    if (fault) problems.push(`Entry ${count}: ${fault}`);
    append(peaks, leafHash(line));
    count += 1;
    if (count === given.kept?.size) rootThen = rootOf(peaks);
  }
  if (header === null) throw new RangeError('The file is empty.');
  const root = rootOf(peaks);
  if (count !== header.size)
    problems.push(`It has ${count} entries where its first line says ${header.size}.`);
  if (root !== header.root) problems.push('Its entries do not hash to the root of its first line.');
  if (given.kept && rootThen !== given.kept.root)
    problems.push(`It does not start with the ${given.kept.size} entries of the checkpoint that you kept.`);
  const key = given.verifierKey ?? header.verifierKey;
  const signed = key !== null && isSigned(header.checkpoint, key, { header, size: count, root });
  if (header.checkpoint !== null && !signed)
    problems.push('Its checkpoint is not signed by that key, or not for these entries.');
  if (given.verifierKey !== undefined && header.checkpoint === null)
    problems.push('It has no signed checkpoint.');
  return {
    ok: problems.length === 0,
    workspaceId: header.workspaceId,
    size: count,
    root,
    signed: signed ? (given.verifierKey === undefined ? 'export' : 'given') : 'none',
    problems: problems.slice(0, 100),
  };
}

function readHeader(line: string): Header {
  const header = parsed(line) as Partial<Header> | null;
  if (header?.format !== format || typeof header.workspaceId !== 'string')
    throw new RangeError(`The first line is not that of an export (${format}).`);
  return header as Header;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function faultOf(line: string, workspaceId: string, ids: Set<string>): string | null {
  if (parsed(line) === null) return 'this is not JSON.';
  const entry = readCanonical(line);
  if (entry.workspaceId !== workspaceId) return 'it is of another workspace.';
  if (ids.has(entry.id)) return `${entry.id} stands there twice.`;
  ids.add(entry.id);
  return null;
}

/** Complete subtrees from left to right; two of one width become one. */
function append(peaks: { width: number; hash: Buffer }[], leaf: Buffer): void {
  let node = { width: 1, hash: leaf };
  for (let left = peaks.at(-1); left?.width === node.width; left = peaks.at(-1)) {
    peaks.pop();
    node = { width: left.width * 2, hash: nodeHash(left.hash, node.hash) };
  }
  peaks.push(node);
}

const rootOf = (peaks: readonly { hash: Buffer }[]): string =>
  (
    peaks.reduceRight<Buffer | null>((right, { hash }) => (right ? nodeHash(hash, right) : hash), null) ??
    emptyRoot
  ).toString('base64');

function isSigned(
  checkpoint: string | null,
  key: string,
  { header, size, root }: { header: Header; size: number; root: string },
): boolean {
  const text = checkpoint === null ? null : openNote(checkpoint, key);
  const expected = { origin: originOf(header.workspaceId), size, root: Buffer.from(root, 'base64') };
  return text === writeCheckpoint(expected);
}
