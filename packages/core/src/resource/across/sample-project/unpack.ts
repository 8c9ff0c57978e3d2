import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type StoredColumn, toRows } from './columns.ts';
import { moveDays } from './days.ts';

/** Rows of one table as COPY writes them. */
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
  /** Ordered so that every key finds the row that it refers to. Made one by one: all of them are 60 MB. */
  tables: AsyncGenerator<TableRows>;
}

const decompress = promisify(brotliDecompress);

/** The rows with their days moved so that the last is today or yesterday, and with ids of their own. */
export async function unpack(
  file: Buffer,
  { now, replace, salt, without = new Set() }: Unpacking,
): Promise<Unpacked> {
  const [first, ...texts] = split(await decompress(file));
  const { head, at, projectId }: PackedHead = JSON.parse(String(first));
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
      // What is used is let go: whoever still holds this generator would keep 40 MB.
      const own = texts.splice(0, columns.length);
      if (without.has(table)) continue;
      const stored: StoredColumn[] = [];
      for (const [at, { name, from, changes }] of columns.entries()) {
        const text = String(own[at] ?? '');
        stored.push({ name, from, text: changes ? change(text) : text });
        // Others of the process get their turn between columns.
        if (changes) await setImmediate();
      }
      yield { table, columns: columns.map(({ name }) => name), text: toRows({ rows, columns: stored }) };
    }
  }
  const wanted = head.filter(({ table }) => !without.has(table));
  return { at, projectId, rows: wanted.reduce((sum, { rows }) => sum + rows, 0), tables: tables() };
}

/** The texts between NULs, each to be read by itself: as one text, all of them would be 75 MB. */
function split(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const end = bytes.indexOf(0, from);
    const to = end < 0 ? bytes.length : end;
    parts.push(bytes.subarray(from, to));
    from = to + 1;
  }
  return parts;
}
