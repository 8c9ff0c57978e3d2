import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type StoredColumn, toColumns, toRows } from './columns.ts';
import { moveDays, type TableRows } from './rows.ts';

/** Contents of the seed file. */
export interface Packed {
  /** The end of the eight weeks. */
  at: string;
  projectId: string;
  /** Ordered so that every key finds the row that it refers to. */
  tables: TableRows[];
}

/** Placeholders for ids that each copy has of its own. */
export const placeholders = { workspace: '{workspace}', organisation: '{organisation}', key: '{key}' };

/** Ids that others are made from: fingerprints of findings, hashes of designs. They stay as they are. */
const kept = new Set(['prj', 'brd', 'prm', 'pst']);
const anyId = /\b([a-z]{3})_([0-9a-f]{32})\b/g;

interface Head extends Pick<TableRows, 'table'> {
  rows: number;
  columns: (Omit<StoredColumn, 'text'> & {
    /** Whether it has ids to be made anew, days to be moved, placeholders: most text has none. */
    changes: boolean;
  })[];
}

/** Numbers ids in their order and stores values column by column: both compress far better. */
export function pack({ tables, ...about }: Packed): Buffer {
  const filled = tables.filter(({ text }) => text !== '');
  const ids = new Map<string, string>();
  for (const { text } of filled)
    for (const [, kind = '', rest = ''] of text.matchAll(anyId)) if (!kept.has(kind)) ids.set(rest, '');
  for (const [number, id] of [...ids.keys()].sort().entries()) ids.set(id, number.toString(36));
  const short = (text: string): string =>
    text.replaceAll(anyId, (id, kind: string, rest: string) => {
      const number = ids.get(rest);
      return number === undefined || kept.has(kind) ? id : `${kind}_~${number};`;
    });
  const texts: string[] = [];
  const head = filled.map((rows): Head => {
    const stored = toColumns(rows);
    return {
      table: rows.table,
      rows: stored.rows,
      columns: stored.columns.map(({ text, ...column }) => {
        const shortened = short(text);
        texts.push(shortened);
        return { ...column, changes: shortened !== text || moveDays(text, 1) !== text || marks.test(text) };
      }),
    };
  });
  const plain = Buffer.from([JSON.stringify({ ...about, head }), ...texts].join('\u0000'));
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

const marks = /\{(?:workspace|organisation|key)\}/;

export interface Unpacking {
  now: Date;
  /** By placeholder. */
  replace: ReadonlyMap<string, string>;
  /** 15 hex digits that make the ids of this copy its own. */
  salt: string;
}

/** The rows with their days moved so that the last is today or yesterday, and with ids of their own. */
export function unpack(file: Buffer, { now, replace, salt }: Unpacking): Packed {
  const [first = '', ...texts] = brotliDecompressSync(file).toString('utf8').split('\u0000');
  const { head, at, projectId }: Omit<Packed, 'tables'> & { head: Head[] } = JSON.parse(first);
  const days = Math.floor((now.getTime() - Date.parse(at)) / 86_400_000);
  // Older than whatever is made from now on, and in the order in which they were made.
  const since = now.getTime() - 7_200_000;
  const idOf = (number: string): string =>
    `${(since + Number.parseInt(number, 36)).toString(16).padStart(12, '0')}70008${salt}`;
  const change = (text: string): string => {
    const own = moveDays(text, days).replaceAll(/~([0-9a-z]+);/g, (_, number: string) => idOf(number));
    return [...replace].reduce((all, [from, to]) => all.replaceAll(from, to), own);
  };
  let next = 0;
  const tables = head.map(({ table, rows, columns }): TableRows => {
    const stored = columns.map(({ name, from, changes }): StoredColumn => {
      const text = texts[next++] ?? '';
      return { name, from, text: changes ? change(text) : text };
    });
    return { table, columns: stored.map(({ name }) => name), text: toRows({ rows, columns: stored }) };
  });
  return { at, projectId, tables };
}
