import { camel } from './case.ts';

/**
 * The driver's answer: rows as arrays of values, and the column names, which are the same object for each answer of a
 * statement.
 */
export interface Answer extends ReadonlyArray<readonly unknown[]> {
  count: number | null;
  columns?: readonly { name: string }[];
}

type Row = Record<string, unknown>;

/** A column of this name stands beside the rows, not in them: taking a property out of a row makes the row slow. */
const asideColumn = 'aside';
const asides = new WeakMap<object, readonly unknown[]>();

/** Values of the column `aside`, row by row; empty without one. */
export const asideOf = (rows: readonly object[]): readonly unknown[] => asides.get(rows) ?? [];

/**
 * Rows as objects of one shape, with columns in the case of TypeScript. One that grows or loses property by property, as the
 * library's own rows do, becomes a slow dictionary: copying it and writing it as JSON take several times as long. A copy of a
 * prepared row does not.
 */
export function readRows(answer: Answer): Row[] {
  const { columns } = answer;
  if (!columns) return [];
  const { names, aside, empty } = shapeOf(columns);
  const rows = answer.map((values) => {
    const row = { ...empty };
    names.forEach((name, index) => {
      if (index !== aside) row[name] = values[index];
    });
    return row;
  });
  if (aside >= 0)
    asides.set(
      rows,
      answer.map((values) => values[aside]),
    );
  return rows;
}

interface RowShape {
  names: readonly string[];
  /** Position of the column that is kept aside; -1: there is none. */
  aside: number;
  empty: Row;
}

const shapes = new WeakMap<object, RowShape>();

function shapeOf(columns: readonly { name: string }[]): RowShape {
  const known = shapes.get(columns);
  if (known) return known;
  const names = columns.map(({ name }) => camel(name));
  const shown = names.filter((name) => name !== asideColumn).map((name) => [name, null]);
  // Parsed JSON has one shape, whatever the number of its properties.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(shown))) as Row;
  const made = { names, aside: names.indexOf(asideColumn), empty };
  shapes.set(columns, made);
  return made;
}
