import type { ReactNode } from 'react';
import type { Cell } from '../figure/files.ts';

export interface Column<Row> {
  id: string;
  label: string;
  /** Pixels; left out: it takes the room that is left. */
  width?: number;
  /** Numbers stand at the right. */
  end?: boolean;
  cell: (row: Row) => ReactNode;
  /** The column's values in a file; a figure becomes several columns. Left out: the column is not in the file. */
  file?: readonly { label: string; value: (row: Row) => Cell }[];
  /** The value that rows are sorted by; left out: the head is no button. null comes last in both directions. */
  order?: (row: Row) => number | string | null;
  /** In place of `order`: the field that the API sorts by. */
  orderBy?: string;
  /** Printed in the head in place of the label: the axis of its pictures. */
  head?: ReactNode;
  /** Shown only when it is chosen. */
  off?: boolean;
  /** The column stays on a phone, beside the first. */
  phone?: boolean;
}

export interface Sort {
  id: string;
  down: boolean;
}

/** “presence”, “-presence”: as the address has it. */
export const readSort = (text: string | undefined): Sort | null =>
  text === undefined ? null : { id: text.replace(/^-/, ''), down: text.startsWith('-') };
export const writeSort = (sort: Sort | null): string | undefined =>
  sort === null ? undefined : `${sort.down ? '-' : ''}${sort.id}`;

/** Up, down, and back to how they came. */
export function nextSort(sort: Sort | null, id: string): Sort | null {
  if (sort?.id !== id) return { id, down: true };
  return sort.down ? { id, down: false } : null;
}

/** Rows in their order; those without a value come last either way, and equals stay as they were. */
export function sorted<Row>(
  rows: readonly Row[],
  by: ((row: Row) => number | string | null) | undefined,
  down: boolean,
): readonly Row[] {
  if (by === undefined) return rows;
  const collator = new Intl.Collator();
  const keyed = rows.map((row) => ({ row, key: by(row) }));
  keyed.sort((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
    const way =
      typeof one.key === 'number' && typeof other.key === 'number'
        ? one.key - other.key
        : collator.compare(String(one.key), String(other.key));
    return down ? -way : way;
  });
  return keyed.map(({ row }) => row);
}

/** Which columns stand where: those of the address, else those that are not off. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], ids: string | undefined): Column<Row>[] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  if (ids === undefined) return [first, ...others.filter(({ off }) => !off)];
  const wanted = ids.split(',');
  return [first, ...wanted.flatMap((id) => others.find((column) => column.id === id) ?? [])];
}

/** Rows as a file: what is shown, figures with their ends, how many answers and which question they are about. */
export const fileOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const parts = columns.flatMap(({ file = [] }) => file);
  return {
    columns: parts.map(({ label }) => label),
    rows: rows.map((row) => parts.map(({ value }) => value(row))),
  };
};
