import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type PackedColumn, type PackedHead, type TableRows, unpack } from './unpack.ts';

const column = (name: string, more: Partial<PackedColumn> = {}): PackedColumn => ({
  ...{ name, from: null, changes: false },
  ...more,
});

/** As `pnpm sample` packs it. */
function packed(tables: { table: string; rows: number; columns: [PackedColumn, string[]][] }[]): Buffer {
  const head: PackedHead = {
    ...{ at: '2026-11-01T12:00:00.000Z', projectId: 'prj_1' },
    head: tables.map(({ columns, ...table }) => ({ ...table, columns: columns.map(([one]) => one) })),
  };
  const texts = tables.flatMap(({ columns }) => columns.map(([, lines]) => lines.join('\n')));
  return brotliCompressSync([JSON.stringify(head), ...texts].join('\0'));
}

async function read(file: Buffer, without: ReadonlySet<string> = new Set()) {
  const { tables, rows } = await unpack(file, {
    now: new Date('2026-11-11T18:00:00.000Z'),
    replace: new Map([['{workspace}', 'wsp_own']]),
    salt: '0123456789abcde',
    without,
  });
  const pieces: TableRows[] = [];
  for await (const piece of tables) pieces.push(piece);
  return { rows, pieces };
}

const many = 3_000;
const each = Array.from({ length: many }, (_, row) => row);
const long = 'ä'.repeat(500);
const answers = {
  table: 'answer',
  rows: many,
  columns: [
    [column('id'), each.map((row) => `ans_${row}`)],
    // A prompt stands in many rows, and its words once.
    [column('prompt'), each.map((row) => `q${row % 7}`)],
    [column('question', { from: 1 }), each.slice(0, 7).map((prompt) => `What of ${prompt}?`)],
    [
      column('text', { changes: true }),
      each.map((row) => `{workspace} on 2026-11-01, 1 November 2026, ~${(row % 3).toString(36)}; ${long}`),
    ],
  ] satisfies [PackedColumn, string[]][],
};
const notes = {
  table: 'note',
  rows: 2,
  columns: [[column('words'), ['', '\\N']]] satisfies [PackedColumn, string[]][],
};

test('a table of several megabytes comes in pieces, and together they are its rows', async () => {
  const { rows, pieces } = await read(packed([answers, notes]));
  expect(rows).toBe(many + 2);
  const own = pieces.filter(({ table }) => table === 'answer');
  expect(own.length).toBeGreaterThan(2);
  expect(Math.max(...own.map(({ text }) => text.length))).toBeLessThan(2_000_000);
  const lines = own.flatMap(({ text }) => text.slice(0, -1).split('\n'));
  expect(lines).toHaveLength(many);
  const values = lines.map((line) => line.split('\t'));
  expect(values.map(([id]) => id)).toEqual(each.map((row) => `ans_${row}`));
  expect(values.map(([, , question]) => question)).toEqual(each.map((row) => `What of ${row % 7}?`));
  // The last day is today; an id that stands in several pieces is one.
  expect(values.every(([, , , text]) => text?.startsWith('wsp_own on 2026-11-11, 11 November 2026, '))).toBe(
    true,
  );
  expect(new Set(values.map(([, , , text]) => text)).size).toBe(3);
  expect(pieces.at(-1)).toEqual({ table: 'note', columns: ['words'], text: '\n\\N\n' });
});

test('tables that are not wanted are passed over, and not counted', async () => {
  const { rows, pieces } = await read(packed([answers, notes]), new Set(['answer']));
  expect(rows).toBe(2);
  expect(pieces.map(({ table }) => table)).toEqual(['note']);
});
