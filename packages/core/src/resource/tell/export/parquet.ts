import type { CompressionCodec, RowGroup, SchemaElement } from 'hyparquet';
import { type BasicType, ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer';
import type { Column, ColumnType } from './dataset.ts';
import { type Encoder, readRows } from './rows.ts';

type Named = Pick<Column, 'name' | 'type'>;

interface Packing {
  codec: CompressionCodec;
  compressors: Partial<Record<CompressionCodec, (bytes: Uint8Array) => Uint8Array>>;
}

/** The footer of the file: where each group of rows lies. */
interface State {
  offset: number;
  groups: RowGroup[];
}

const types: Record<ColumnType, BasicType> = {
  text: 'STRING',
  word: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  share: 'DOUBLE',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
  json: 'JSON',
};

const logical: Record<ColumnType, Omit<SchemaElement, 'name'>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  word: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  share: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MICROS' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
};

/** A group of rows for each piece. Every column may be empty. */
export function createParquet(columns: readonly Named[], packing: Packing, state: unknown): Encoder {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, type }) => ({ name, repetition_type: 'OPTIONAL' as const, ...logical[type] })),
  ];
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema, ...packing, createdBy: 'svc' });
  const before = readState(state);
  if (before) {
    bytes.index = 0;
    bytes.offset = before.offset;
    writer.row_groups = before.groups;
    writer.num_rows = before.groups.reduce((sum, { num_rows }) => sum + num_rows, 0n);
  }
  const take = (): Uint8Array => {
    const taken = bytes.getBytes().slice();
    bytes.index = 0;
    return taken;
  };
  return {
    head: async () => take(),
    async rows(lines) {
      const rows = readRows(lines);
      const columnData: ColumnSource[] = columns.map(({ name, type }) => ({
        name,
        type: types[type],
        offsetIndex: false,
        data: rows.map((row) => read(type, row[name])),
      }));
      await writer.write({ columnData, rowGroupSize: rows.length });
      // Only the part of these that the footer needs is kept.
      writer.pendingIndexes = [];
      return take();
    },
    async tail() {
      await writer.finish();
      return take();
    },
    state: () => writeState({ offset: bytes.offset, groups: writer.row_groups }),
  };
}

const read = (type: ColumnType, value: unknown): unknown =>
  type === 'time' && typeof value === 'string' ? microseconds(value) : (value ?? undefined);

/** Since 1970, of a time as `copied.ts` writes it: a Date would lose the last three digits. */
const microseconds = (time: string): bigint =>
  BigInt(Date.parse(`${time.slice(0, 19)}Z`)) * 1_000n + BigInt(time.slice(20, 26));

/** JSON has no type for large integers, bytes or times. */
const writeState = (state: State): unknown =>
  JSON.parse(
    JSON.stringify(state, function (this: Record<string, unknown>, name: string, value: unknown) {
      const given = this[name];
      if (typeof given === 'bigint') return { big: String(given) };
      if (given instanceof Date) return { date: given.getTime() };
      if (given instanceof Uint8Array) return { bytes: Buffer.from(given).toString('base64') };
      return value;
    }),
  );

function readState(state: unknown): State | null {
  if (state === null || state === undefined) return null;
  // The one cast: it is what `writeState` wrote.
  return JSON.parse(JSON.stringify(state), (_, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('big' in value) return BigInt(value.big);
    if ('date' in value) return new Date(value.date);
    if ('bytes' in value) return new Uint8Array(Buffer.from(value.bytes, 'base64'));
    return value;
  }) as State;
}
