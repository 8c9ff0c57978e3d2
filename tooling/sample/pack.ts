import { brotliCompressSync, constants } from 'node:zlib';
import { moveDays, type PackedHead, type TableRows } from '@svc/core/resource/across/sample-project';
import { toColumns } from './columns.ts';

/** Contents of the seed file. */
export interface Packed {
  /** The end of the eight weeks. */
  at: string;
  projectId: string;
  /** Ordered so that every key finds the row that it refers to. */
  tables: TableRows[];
}

/** Ids that others are made from: fingerprints of findings, hashes of designs. They stay as they are. */
const kept = new Set(['prj', 'brd', 'prm', 'pst']);
const anyId = /\b([a-z]{3})_([0-9a-f]{32})\b/g;

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
  const head = filled.map((rows): PackedHead['head'][number] => {
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
