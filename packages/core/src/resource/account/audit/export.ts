import type { Scope } from '@svc/db';
import { leafHash, openNote, writeCheckpoint } from '../../../merkle/index.ts';
import { readCanonical, readEntries, readLog } from './queries.ts';
import { originOf } from './sequence.ts';
import { createRoot, isRow, parsed, readRows } from './verify-rows.ts';

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
export async function* exportAuditLog(scope: Scope): AsyncGenerator<string> {
  const { size, root, checkpoint, signedBy } = await readLog(scope);
  const header: Header = {
    format,
    workspaceId: scope.workspace.id,
    size,
    root: root.toString('base64'),
    checkpoint,
    verifierKey: signedBy,
  };
  yield JSON.stringify(header);
  for (let from = 0; from < size; from += chunk)
    for (const { canonical } of await readEntries(scope, {
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

/** What an export is checked against. */
export interface Given {
  verifierKey?: string | undefined;
  /** A checkpoint kept from earlier: the export has to start with the same entries. */
  kept?: { size: number; root: string } | undefined;
  /** The signed note of `kept`. */
  note?: string | undefined;
}

/**
 * Verifies an export without a database: one of the command line, or NDJSON of the API’s data set `audit`. Without a key from
 * elsewhere it shows that the file is whole, not who wrote it. Throws RangeError for a file that is neither.
 */
export async function verifyExport(
  lines: AsyncIterable<string> | Iterable<string>,
  given: Given = {},
): Promise<ExportVerification> {
  const all = nonEmpty(lines);
  const { value: first } = await all.next();
  if (first === undefined) throw new RangeError('The file is empty.');
  return isRow(parsed(first)) ? verifyRows(first, all, given) : verifyLines(readHeader(first), all, given);
}

async function* nonEmpty(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string, undefined> {
  for await (const line of lines) if (line !== '') yield line;
}

/** Rows of the API’s export carry no checkpoint: one has to be given, or nothing proves them. */
async function verifyRows(
  first: string,
  rest: AsyncIterable<string>,
  { kept, note, verifierKey }: Given,
): Promise<ExportVerification> {
  async function* rows() {
    yield parsed(first);
    for await (const line of rest) yield parsed(line);
  }
  const { workspaceId, size, root, rootThen, problems } = await readRows(rows(), kept);
  if (workspaceId === null) throw new RangeError('The file contains no row of an audit export.');
  const signed =
    kept !== undefined &&
    note !== undefined &&
    verifierKey !== undefined &&
    isSigned(note, verifierKey, { header: { workspaceId }, ...kept });
  if (!kept)
    problems.push(
      'Nothing proves these rows. Save the answer of get_audit_checkpoint to a file and give it with --checkpoint.',
    );
  else if (kept.size > size)
    problems.push(`The checkpoint covers ${kept.size} entries, and the file has ${size}: export it again.`);
  else if (rootThen !== kept.root)
    problems.push(`Its first ${kept.size} entries are not those of the checkpoint.`);
  if (verifierKey !== undefined && !signed) problems.push('The checkpoint is not signed by that key.');
  return {
    ok: problems.length === 0,
    workspaceId,
    size,
    root,
    signed: signed ? 'given' : 'none',
    problems: problems.slice(0, 100),
  };
}

async function verifyLines(
  header: Header,
  lines: AsyncIterable<string>,
  given: Given,
): Promise<ExportVerification> {
  const problems: string[] = [];
  const ids = new Set<string>();
  const tree = createRoot();
  let count = 0;
  let rootThen: string | null = given.kept?.size === 0 ? tree.root() : null;
  for await (const line of lines) {
    const fault = faultOf(line, header.workspaceId, ids);
    if (fault) problems.push(`Entry ${count}: ${fault}`);
    tree.append(leafHash(line));
    count += 1;
    if (count === given.kept?.size) rootThen = tree.root();
  }
  const root = tree.root();
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
    throw new RangeError(
      `The first line is neither the head of an export (${format}) nor a row of the API’s audit export in NDJSON.`,
    );
  return header as Header;
}

function faultOf(line: string, workspaceId: string, ids: Set<string>): string | null {
  if (parsed(line) === null) return 'this is not JSON.';
  const entry = readCanonical(line);
  if (entry.workspaceId !== workspaceId) return 'it is of another workspace.';
  if (ids.has(entry.id)) return `${entry.id} stands there twice.`;
  ids.add(entry.id);
  return null;
}

function isSigned(
  checkpoint: string | null,
  key: string,
  { header, size, root }: { header: Pick<Header, 'workspaceId'>; size: number; root: string },
): boolean {
  const text = checkpoint === null ? null : openNote(checkpoint, key);
  const expected = { origin: originOf(header.workspaceId), size, root: Buffer.from(root, 'base64') };
  return text === writeCheckpoint(expected);
}
