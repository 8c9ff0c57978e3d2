import { setImmediate } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type StoredColumn, toRows } from './columns.ts';
import { moveDays } from './days.ts';

/** Rows of one table as COPY writes them, all of them or some. */
export interface TableRows {
  table: string;
  columns: string[];
  text: string;
}

export interface PackedColumn extends Omit<StoredColumn, 'text'> {
  /** Whether it has ids to be made anew, days to be moved, placeholders: most text has none. */
  changes: boolean;
}

/** How the seed file begins; a text for each column follows, between NULs. */
export interface PackedHead {
  /** The end of the eight weeks. */
  at: string;
  projectId: string;
  head: { table: string; rows: number; columns: PackedColumn[] }[];
}

/** Placeholders for ids that each copy has of its own. */
export const placeholders = { workspace: '{workspace}', organisation: '{organisation}', key: '{key}' };

export interface Unpacking {
  now: Date;
  /** By placeholder. */
  replace: ReadonlyMap<string, string>;
  /** 15 hex digits that make the ids of this copy its own. */
  salt: string;
  /** Tables that are not wanted. */
  without?: ReadonlySet<string>;
}

export interface Unpacked {
  at: string;
  projectId: string;
  /** Of all tables together. */
  rows: number;
  /**
   * Ordered so that every key finds the row that it refers to. About a megabyte at a time: all of them are 60 MB, and their values one
   * by one several times as much.
   */
  tables: AsyncGenerator<TableRows>;
}

/** As they are stored. */
const bytesAtOnce = 1_000_000;

/** The rows with their days moved so that the last is today or yesterday, and with ids of their own. */
export async function unpack(
  file: Buffer,
  { now, replace, salt, without = new Set() }: Unpacking,
): Promise<Unpacked> {
  const texts = textsIn(file);
  const next = async (): Promise<Buffer> => (await texts.next()).value ?? Buffer.alloc(0);
  const { head, at, projectId }: PackedHead = JSON.parse(String(await next()));
  const days = Math.floor((now.getTime() - Date.parse(at)) / 86_400_000);
  // Older than whatever is made from now on, and in the order in which they were made.
  const since = now.getTime() - 7_200_000;
  const idOf = (number: string): string =>
    `${(since + Number.parseInt(number, 36)).toString(16).padStart(12, '0')}70008${salt}`;
  const change = (text: string): string => {
    const own = moveDays(text, days).replaceAll(/~([0-9a-z]+);/g, (_, number: string) => idOf(number));
    return [...replace].reduce((all, [from, to]) => all.replaceAll(from, to), own);
  };
  async function* tables(): AsyncGenerator<TableRows> {
    for (const { table, rows, columns } of head) {
      const own: Buffer[] = [];
      for (const _ of columns) own.push(await next());
      if (without.has(table)) continue;
      const stored = columns.map(({ from, changes }, at) => ({
        from,
        next: linesIn(own[at] ?? Buffer.alloc(0), changes ? change : (text) => text),
      }));
      const bytes = own.reduce((sum, { length }) => sum + length, 0);
      const atOnce = Math.ceil(rows / Math.ceil((bytes + 1) / bytesAtOnce));
      for (const text of toRows(rows, stored, atOnce)) {
        yield { table, columns: columns.map(({ name }) => name), text };
        // Others of the process get their turn.
        await setImmediate();
      }
    }
  }
  const wanted = head.filter(({ table }) => !without.has(table));
  return { at, projectId, rows: wanted.reduce((sum, { rows }) => sum + rows, 0), tables: tables() };
}

/** The texts between NULs, one after the other: all of them together are 40 MB. */
async function* textsIn(file: Buffer): AsyncGenerator<Buffer, undefined> {
  const stream = createBrotliDecompress({ chunkSize: 262_144 });
  stream.end(file);
  let parts: Buffer[] = [];
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, from)) {
      yield Buffer.concat([...parts, bytes.subarray(from, end)]);
      parts = [];
      from = end + 1;
    }
    parts.push(bytes.subarray(from));
  }
  yield Buffer.concat(parts);
  return undefined;
}

const newline = 10;

/** The lines of a text, so many at each call. */
function linesIn(bytes: Buffer, change: (text: string) => string): (lines: number) => string[] {
  let from = 0;
  return (lines) => {
    if (lines === 0) return [];
    let end = lines === Number.POSITIVE_INFINITY ? bytes.length : from - 1;
    for (let line = 0; line < lines && end < bytes.length; line += 1) {
      end = bytes.indexOf(newline, end + 1);
      if (end < 0) end = bytes.length;
    }
    const text = bytes.toString('utf8', from, end);
    from = end + 1;
    return change(text).split('\n');
  };
}
