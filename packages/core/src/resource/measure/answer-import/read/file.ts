import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Columns, Raw, Source } from '@svc/contract/measure/answer-import';
import { parse } from 'csv-parse';
import type { Message } from '../../../../i18n/index.ts';
import { asUtf8, type Encoding, UnknownEncoding } from './as-utf8.ts';
import { matchColumns } from './field.ts';
import { sourceById, sourceOf } from './source.ts';

/** A file that cannot be read on. `message` says where and why. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export interface FileRecord {
  /** Line on which the record begins, from 1. */
  line: number;
  raw: Raw;
  text: string;
}
/** A line that is no record. */
export interface BadLine {
  line: number;
  says: string | Message;
}

/** Longer ones are no answers. */
const longestRecord = 16 * 1_048_576;
const mostRecords = 1_000_000;

/** The columns of a file, reported once with its first record. */
export interface Header {
  format: 'ndjson' | 'csv';
  names: string[];
  columns: Columns;
  source: Source | null;
  /** Columns that the caller named and the file does not have. */
  missing: string[];
  /** How it was written: known in full when all of it was read. */
  encoding: Encoding;
}

export interface FileOptions {
  format: 'ndjson' | 'csv' | null;
  source: string;
  columns: Columns;
}

/** Names of a first record are looked at; later ones may have more. */
const looked = 200;

/**
 * The records of a file as it comes, gzipped or not, NDJSON or CSV. `onHeader` is called before the first record. Throws
 * UnreadableFile where nothing more can be read.
 */
export async function* readFile(
  body: ReadableStream<Uint8Array>,
  options: FileOptions,
  onHeader: (header: Header) => void,
): AsyncGenerator<FileRecord | BadLine> {
  let encoding: Encoding = 'utf-8';
  let header: Header | null = null;
  const { stream, start } = await unpacked(body, (found) => {
    encoding = found;
    if (header) header.encoding = found;
  });
  const text = new TextDecoder().decode(start).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UnreadableFile('The file is empty.');
  const format = options.format ?? (text.trimStart().startsWith('{') ? 'ndjson' : 'csv');
  if (options.format !== 'csv' && /^\s*\[\s*(\{|\]|$)/.test(text))
    throw new UnreadableFile(
      'The file is one JSON list. Send a line for each answer: jq -c ".[]" FILE makes them.',
    );
  const names = new Set<string>();
  const rows =
    format === 'ndjson'
      ? readLines(stream)
      : readCsv(stream, tableOf(text), (given) => {
          for (const name of given) names.add(name);
        });
  let count = 0;
  let waiting: (FileRecord | BadLine)[] = [];
  const settle = (): void => {
    for (const one of waiting) if ('raw' in one) for (const name of Object.keys(one.raw)) names.add(name);
    header = { ...headerOf(format, [...names], options), encoding };
    onHeader(header);
  };
  for await (const row of rows) {
    count += 1;
    if (count > mostRecords)
      throw new UnreadableFile(`The file has more than ${mostRecords} answers. Send it in parts.`);
    if (header) yield row;
    else {
      waiting.push(row);
      if (waiting.length < looked) continue;
      settle();
      yield* waiting;
      waiting = [];
    }
  }
  if (!header) {
    settle();
    yield* waiting;
  }
}

function headerOf(format: Header['format'], names: string[], options: FileOptions): Omit<Header, 'encoding'> {
  const source = options.source === 'auto' ? sourceOf(names) : sourceById(options.source);
  // A record that is made flat has the neutral names besides its own.
  const all = source?.flatten ? [...new Set([...names, ...Object.keys(source.flatten({}))])] : names;
  const columns = matchColumns(all, { ...source?.columns, ...options.columns });
  const named = Object.values(options.columns).filter((name) => name !== undefined);
  const missing = named.filter((name) => !all.includes(name));
  return { format, names, source, columns, missing };
}

/** Its text in UTF-8. */
async function unpacked(
  body: ReadableStream<Uint8Array>,
  onEncoding: (encoding: Encoding) => void,
): Promise<{ stream: Readable; start: Buffer }> {
  const packed = Readable.fromWeb(body as never);
  const head = await peek(packed);
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const plain = isPacked ? createGunzip() : packed;
  if (plain !== packed) {
    packed.on('error', (error) => plain.destroy(error));
    packed.pipe(plain as never);
  }
  const stream = Readable.from(asUtf8(plain as AsyncIterable<Buffer>, onEncoding), { objectMode: false });
  try {
    return { stream, start: await peek(stream) };
  } catch (error) {
    if (error instanceof UnknownEncoding) throw new UnreadableFile(error.message);
    if (isPacked) throw new UnreadableFile('The file is gzipped, and cannot be unpacked.');
    throw error;
  }
}

/** The first bytes, which stay to be read. */
async function peek(stream: Readable): Promise<Buffer> {
  for (;;) {
    const chunk: unknown = stream.read();
    if (Buffer.isBuffer(chunk)) {
      stream.unshift(chunk);
      return chunk.subarray(0, 65_536);
    }
    if (stream.readableEnded) return Buffer.of();
    await new Promise<void>((resolve, reject) => {
      const done = (): void => {
        stream.off('readable', done);
        stream.off('end', done);
        stream.off('error', reject);
        resolve();
      };
      stream.once('readable', done);
      stream.once('end', done);
      stream.once('error', reject);
    });
  }
}

async function* readLines(stream: Readable): AsyncGenerator<FileRecord | BadLine> {
  let line = 0;
  let rest: Buffer[] = [];
  let held = 0;
  const record = (bytes: Buffer): FileRecord | BadLine | null => {
    line += 1;
    const text = bytes
      .toString('utf8')
      .replace(line === 1 ? /^\uFEFF/ : /^/, '')
      .trim();
    if (text === '') return null;
    try {
      const raw: unknown = JSON.parse(text);
      if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
        return { line, raw: raw as Raw, text };
    } catch {}
    return { line, says: 'This line is not a JSON object.' };
  };
  for await (const chunk of whole(stream)) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const piece = chunk.subarray(from, end);
      const found = record(rest.length === 0 ? piece : Buffer.concat([...rest, piece]));
      rest = [];
      held = 0;
      from = end + 1;
      if (found) yield found;
    }
    if (from < chunk.length) {
      rest.push(chunk.subarray(from));
      held += chunk.length - from;
      if (held > longestRecord)
        throw new UnreadableFile(`Line ${line + 1} is longer than ${longestRecord / 1_048_576} MB.`);
    }
  }
  const found = held > 0 ? record(Buffer.concat(rest)) : null;
  if (found) yield found;
}

async function* whole(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof UnknownEncoding) throw new UnreadableFile(error.message);
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new UnreadableFile('The file is gzipped and breaks off, or is damaged.');
    throw error;
  }
}

interface Table {
  delimiter: string;
  /** Line of its header, from 1. */
  headerLine: number;
}

/** A header may stand below blank lines and Excel’s `sep=;`; else the sign that parts the most of its names is the separator. */
function tableOf(text: string): Table {
  const lines = text.split(/\r?\n/);
  let delimiter: string | undefined;
  const at = lines.findIndex((line) => {
    const said = /^"?sep=(.)"?[,;\t]*$/i.exec(line)?.[1];
    delimiter ??= said;
    return said === undefined && /[^\s,;"]/.test(line);
  });
  const head = lines[at] ?? '';
  const most = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0];
  return { delimiter: delimiter ?? most ?? ',', headerLine: at < 0 ? lines.length : at + 1 };
}

/** Spreadsheets guard cells that would be formulas with an apostrophe. */
const unguarded = (cell: string): string => (/^'[-+=@]/.test(cell) ? cell.slice(1) : cell);

async function* readCsv(
  stream: Readable,
  { delimiter, headerLine }: Table,
  onNames: (names: readonly string[]) => void,
): AsyncGenerator<FileRecord | BadLine> {
  const parser = parse({
    bom: true,
    delimiter,
    from_line: headerLine,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    cast: unguarded,
  });
  stream.on('error', (error) => parser.destroy(error));
  stream.pipe(parser);
  let names: readonly string[] | null = null;
  let before = headerLine;
  try {
    for await (const one of parser) {
      const { record: cells, info } = one as { record: string[]; info: { lines: number } };
      if (names === null) {
        names = cells;
        onNames(names);
      } else yield recordOf(names, cells, before + 1);
      before = info.lines;
    }
  } catch (error) {
    if (error instanceof UnknownEncoding) throw new UnreadableFile(error.message);
    throw new UnreadableFile(
      `The CSV cannot be read after line ${before}: ${error instanceof Error ? error.message : 'it is damaged'}.`,
    );
  }
}

/** Cells beyond the header say that a separator stands in a text: what is read of such a line would be wrong. */
function recordOf(names: readonly string[], cells: readonly string[], line: number): FileRecord | BadLine {
  if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
    return { line, says: { id: 'import.more_cells', values: { cells: cells.length, names: names.length } } };
  const raw: Raw = Object.fromEntries(cells.slice(0, names.length).map((cell, at) => [names[at], cell]));
  return { line, raw, text: JSON.stringify(raw) };
}
