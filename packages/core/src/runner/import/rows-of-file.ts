import { scopeOf } from '@svc/db';
import { createPause } from '../../kernel/index.ts';
import {
  claimRows,
  createHtmlReader,
  type Header,
  type ImportedRow,
  type ImportHold,
  type ImportSettings,
  isProblem,
  type Problem,
  readFile,
  readRow,
  UnreadableFile,
} from '../../resource/measure/answer-import/index.ts';
import type { Runner } from '../runner.ts';

export interface FileOfImport extends ImportHold {
  workspaceId: string;
  projectId: string;
  settings: ImportSettings;
  /** The object that holds it. */
  key: string;
}

export interface Portion {
  /** Read since the beginning of the file. */
  rows: number;
  /** The rows that this import stores. */
  taken: ImportedRow[];
  duplicates: number;
  problems: Problem[];
}

const rowsAtOnce = 1_000;
const charactersAtOnce = 16_000_000;

/**
 * The file's answers, some at a time, each once. `keep`: from now on nobody else brings them. Throws UnreadableFile, with
 * what was read before given already.
 */
export async function* rowsOfFile(
  { environment }: Runner,
  file: FileOfImport,
  {
    keep,
    onHeader,
    onBytes,
  }: { keep: boolean; onHeader?: (header: Header) => void; onBytes?: (bytes: Uint8Array) => void },
): AsyncGenerator<Portion> {
  const object = await environment.objects.get(file.key);
  if (!object) throw new UnreadableFile('The file is not there any more. Send it again.');
  const db = environment.database.forWorkspace(file.workspaceId);
  const { settings } = file;
  let header: Header | null = null;
  const body = onBytes ? object.body.pipeThrough(heard(onBytes)) : object.body;
  const records = readFile(body, settings, (found) => {
    header = found;
    onHeader?.(found);
  });
  // A rehearsal stores nothing, so duplicates within the file are found with this.
  const seen = new Set<string>();
  const now = environment.now().getTime();
  const htmlToMarkdown = await createHtmlReader();
  let portion = { rows: 0, found: [] as ImportedRow[], problems: [] as Problem[], characters: 0 };
  const settle = async (): Promise<Portion> => {
    const { rows, found, problems } = portion;
    portion = { rows, found: [], problems: [], characters: 0 };
    const claims = found.map(({ hash, earlierHash, line, engine, prompt, askedAt }) => ({
      hash: hash.toString('hex'),
      earlierHash: earlierHash?.toString('hex') ?? null,
      ...{ line, engine, prompt },
      askedAt: new Date(askedAt).toISOString(),
    }));
    const fresh = keep ? claims : claims.filter(({ hash }) => !seen.has(hash));
    if (!keep) for (const { hash } of claims) seen.add(hash);
    const own =
      fresh.length === 0
        ? new Set<number>()
        : await claimRows(scopeOf(db, file.workspaceId), file, fresh, keep);
    const taken = found.filter(({ line }) => own.has(line));
    return { rows, taken, duplicates: found.length - taken.length, problems };
  };
  const pause = createPause();
  for await (const record of records) {
    portion.rows += 1;
    // Reported before the first record.
    const { columns, source } = header ?? { columns: {}, source: null };
    const row =
      'raw' in record
        ? readRow(record, { columns, source, defaults: settings.defaults, now, htmlToMarkdown })
        : { line: record.line, field: null, says: record.says };
    if (isProblem(row)) portion.problems.push(row);
    else {
      portion.found.push(row);
      portion.characters += row.raw.length;
    }
    await pause();
    if (
      portion.found.length < rowsAtOnce &&
      portion.characters < charactersAtOnce &&
      portion.problems.length < rowsAtOnce
    )
      continue;
    yield await settle();
  }
  yield await settle();
}

const heard = (onBytes: (bytes: Uint8Array) => void): TransformStream<Uint8Array, Uint8Array> =>
  new TransformStream({
    transform(bytes, controller) {
      onBytes(bytes);
      controller.enqueue(bytes);
    },
  });
