import { promisify } from 'node:util';
import { gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';
import type { Export } from '@svc/contract/tell/export';
import { stringify } from 'csv-stringify/sync';
import type { Column } from './dataset.ts';
import { type Encoder, readRows } from './rows.ts';

type Pack = (bytes: Uint8Array) => Promise<Uint8Array>;
const asynchronousGzip = promisify(gzip);
const asynchronousZstd = promisify(zstdCompress);

/** Members of gzip and frames of zstd that follow each other are one file: each piece stands by itself. */
const packs: Record<Export['compression'], Pack> = {
  none: async (bytes) => bytes,
  gzip: (bytes) => asynchronousGzip(bytes, { level: 5 }),
  zstd: (bytes) => asynchronousZstd(bytes),
};

/** Parquet packs its pages itself. */
const codecs = {
  none: { codec: 'UNCOMPRESSED', compressors: {} },
  gzip: { codec: 'GZIP', compressors: { GZIP: (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes)) } },
  zstd: {
    codec: 'ZSTD',
    compressors: { ZSTD: (bytes: Uint8Array) => new Uint8Array(zstdCompressSync(bytes)) },
  },
} as const;

export async function createEncoder(
  { format, compression }: Pick<Export, 'format' | 'compression'>,
  columns: readonly Column[],
  state: unknown,
): Promise<Encoder> {
  const all: readonly Pick<Column, 'name' | 'type'>[] = [{ name: 'mode', type: 'text' }, ...columns];
  if (format === 'parquet') {
    const { createParquet } = await import('./parquet.ts');
    return createParquet(all, codecs[compression], state);
  }
  const pack = packs[compression];
  const nothing = async () => new Uint8Array();
  const text = (written: string) => pack(Buffer.from(written));
  if (format === 'ndjson') return { head: nothing, rows: pack, tail: nothing, state: () => null };
  const names = all.map(({ name }) => name);
  return {
    head: () => text(toCsv([names])),
    rows: (lines) => text(toCsv(readRows(lines).map((row) => names.map((name) => cellOf(row[name]))))),
    tail: nothing,
    state: () => null,
  };
}

/** Spreadsheets run what begins like a formula: such texts get an apostrophe in front. */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify(
    [...rows].map((row) => [...row]),
    { escape_formulas: true },
  );

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const extensions: Record<Export['compression'], string> = { none: '', gzip: '.gz', zstd: '.zst' };

export const filenameOf = ({
  id,
  dataset,
  format,
  compression,
}: Pick<Export, 'id' | 'dataset' | 'format' | 'compression'>) =>
  `${dataset}-${id.slice(-8)}.${format}${format === 'parquet' ? '' : extensions[compression]}`;

const types = {
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
} as const;
const packed = { none: null, gzip: 'application/gzip', zstd: 'application/zstd' } as const;

export const contentTypeOf = ({ format, compression }: Pick<Export, 'format' | 'compression'>): string =>
  (format === 'parquet' ? null : packed[compression]) ?? types[format];
