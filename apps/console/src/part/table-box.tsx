import type { ReactNode } from 'react';
import { type Cell, save, toCsv } from '../figure/files.ts';
import { useText } from '../text/index.ts';

export interface Column<T> {
  label: string;
  /** As the file has it. */
  value: (row: T) => Cell;
  /** As the page shows it; left out: the value. */
  show?: (row: T) => ReactNode;
  nowrap?: boolean;
  /** Only in the file. */
  hidden?: boolean;
}

interface Props<T> {
  name: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}

/** A table that scrolls by itself where it is wider than the page, and the same as a file. */
export function TableBox<T>({ name, columns, rows, keyOf }: Props<T>) {
  const { figure } = useText();
  const seen = columns.filter(({ hidden }) => !hidden);
  const [first, ...others] = seen;
  const shown = (column: Column<T>, row: T) => (column.show ?? column.value)(row);
  const csv = () =>
    toCsv({
      columns: columns.map(({ label }) => label),
      rows: rows.map((row) => columns.map(({ value }) => value(row))),
    });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroller" tabIndex={0} aria-label={name}>
        <table>
          <thead>
            <tr>
              {seen.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {first && <th scope="row">{shown(first, row)}</th>}
                {others.map((column) => (
                  <td key={column.label} className={column.nowrap ? 'nowrap' : undefined}>
                    {shown(column, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button
        type="button"
        className="quiet small"
        onClick={() => save(`${name}.csv`, new Blob([csv()], { type: 'text/csv' }))}
      >
        {figure.csv}
      </button>
    </>
  );
}
