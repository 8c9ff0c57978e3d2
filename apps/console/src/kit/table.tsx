import { type ReactNode, useMemo, useState } from 'react';
import { nextSort, type Sort, sorted } from '../explorer/column.ts';
import { type Cell, save, toCsv } from '../figure/files.ts';
import { useFormat } from '../part/format.ts';
import { useText } from '../text/index.ts';
import { Icon } from './icon.tsx';
import { useMedia } from './use-media.ts';

export interface Column<Row> {
  label: string;
  /** Value in the file and for sorting; left out: the column has neither, such as a column of buttons. */
  value?: (row: Row) => Cell;
  /** Value on the page; left out: as in the file. */
  show?: (row: Row) => ReactNode;
  nowrap?: boolean;
  /** Below its label in the head, such as how many there are of it. */
  below?: string;
  /** Numbers stand at the right; said where it is to be otherwise. */
  end?: boolean;
  /** The column is in the file alone. */
  hidden?: boolean;
}

interface Props<Row> {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The API has more rows than these, so they stay in its order. */
  part?: boolean;
  /** false: it is no matter of figures, and has no file. */
  file?: boolean;
}

/** On a phone each row is a card: so many are enough to begin with. */
const cardsAtOnce = 10;

/** The table of a short list: its heads order it, a file has the same, and on a phone each row is a card. */
export function Table<Row>({ name, columns, rows, keyOf, part = false, file = true }: Props<Row>) {
  const { figure, states } = useText();
  const format = useFormat();
  const [sort, setSort] = useState<Sort | null>(null);
  const by = columns.find(({ label }) => label === sort?.id)?.value;
  const down = sort?.down ?? false;
  const inOrder = useMemo(() => sorted(rows, by, down), [rows, by, down]);
  const seen = columns
    .filter(({ hidden }) => !hidden)
    .map((column) => ({
      ...column,
      title: column.label.charAt(0).toUpperCase() + column.label.slice(1),
      number: column.end ?? isNumber(column, rows),
    }));
  const phone = useMedia('(max-width: 45rem)');
  // What begins short grows by a button of its page.
  const [whole, setWhole] = useState(rows.length <= cardsAtOnce);
  const drawn = whole || !phone ? inOrder : inOrder.slice(0, cardsAtOnce);
  const [first, ...others] = seen;
  const shown = ({ show, value }: Column<Row>, row: Row): ReactNode => {
    if (show) return show(row);
    const plain = value?.(row) ?? '–';
    return typeof plain === 'number' ? format.number(plain) : plain;
  };
  const csv = () => {
    const filed = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const text = toCsv({
      columns: filed.map(({ label }) => label),
      rows: inOrder.map((row) => filed.map(({ value }) => value(row))),
    });
    save(`${name}.csv`, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <div className="table-box">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroller" tabIndex={0} aria-label={name}>
        <table aria-label={name}>
          <thead>
            <tr>
              {seen.map(({ label, title, value, number, below }) => {
                const way = sort?.id === label ? (down ? 'descending' : 'ascending') : 'none';
                const canSort = value !== undefined && !part && rows.length > 1;
                // A head must say something: a column of buttons has none.
                if (title === '') return <td key={label} />;
                return (
                  <th
                    key={label}
                    scope="col"
                    className={number ? 'number' : undefined}
                    {...(canSort && { 'aria-sort': way })}
                  >
                    {canSort ? (
                      <button type="button" onClick={() => setSort(nextSort(sort, label))}>
                        {title}
                        {way !== 'none' && <Icon name={down ? 'down' : 'up'} size={12} />}
                      </button>
                    ) : (
                      title
                    )}
                    {below && <small>{below}</small>}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <tr key={keyOf(row)}>
                {first && (
                  <th scope="row">
                    <div>{shown(first, row)}</div>
                  </th>
                )}
                {others.map((column) => (
                  <td
                    key={column.label}
                    data-label={column.value && column.title}
                    className={column.number ? 'number' : column.nowrap ? 'nowrap' : undefined}
                  >
                    <div>{shown(column, row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {drawn.length < inOrder.length && (
        <button type="button" className="rest" onClick={() => setWhole(true)}>
          {states.more} ({states.of(drawn.length, format.count(inOrder.length))})
        </button>
      )}
      {file && (
        <button type="button" className="icon-button" aria-label={`${figure.csv}: ${name}`} onClick={csv}>
          <Icon name="download" />
        </button>
      )}
    </div>
  );
}

/** Whether its values are numbers, which stand at the right. */
function isNumber<Row>({ value }: Column<Row>, rows: readonly Row[]): boolean {
  if (value === undefined) return false;
  const values = rows.map(value).filter((one) => one !== null);
  return values.length > 0 && values.every((one) => typeof one === 'number');
}
