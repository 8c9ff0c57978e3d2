import { lazyPart } from '../data/lazy.ts';
import './explorer.css';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { save, toCsv } from '../figure/files.ts';
import { Icon } from '../kit/icon.tsx';
import { useMedia } from '../kit/use-media.ts';
import { useFormat } from '../part/format.ts';
import { useText } from '../text/index.ts';
import { type Column, chosenColumns, fileOf, nextSort, sorted } from './column.ts';
import { Grid, type Line } from './grid.tsx';
import { useExplorer } from './use-explorer.ts';

const ColumnMenu = lazyPart(() => import('./column-menu.tsx'));

interface Group<Row> {
  id: string;
  label: ReactNode;
  /** The API's row for the whole group; null: it has none. */
  row: Row | null;
}

interface Props<Row> {
  name: string;
  /** The sentence of the page. */
  title?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many there are at the API; rows are ordered here only once all of them are. */
  total: number;
  /** The API counts no further: there are more. */
  atLeast?: boolean;
  keyOf: (row: Row) => string;
  /** Groups in their order, and the one a row belongs to. */
  groups?: {
    options: readonly { id: string; label: string }[];
    of: (row: Row) => string;
    all: readonly Group<Row>[];
  };
  /** The search field’s name; left out: there is none. */
  search?: string;
  tools?: ReactNode;
  /** Reads on; left out: all is here. */
  more?: (() => void) | undefined;
  loading?: boolean;
  /** Reading on failed: the rows stay. */
  failed?: (() => void) | undefined;
  empty: ReactNode;
  /** Actions on the rows that were chosen. */
  bulk?: (keys: ReadonlySet<string>, clear: () => void) => ReactNode;
  /** The panel of a row, with the way to the rows beside it. */
  panel?: (
    row: Row,
    walk: { at: number; of: number; to: (step: 1 | -1) => void; close: () => void },
  ) => ReactNode;
  /** In place of a panel: goes to the row’s page. */
  open?: (row: Row) => void;
  foot?: ReactNode;
}

/** The one table to explore with: order, columns, groups and the open row stand in the address. */
export function Explorer<Row>(props: Props<Row>) {
  const { name, columns, rows, total, keyOf, groups, search, tools, more, failed, empty, bulk, panel, foot } =
    props;
  const { explorer, states } = useText();
  const format = useFormat();
  const state = useExplorer();
  const phone = useMedia('(max-width: 45rem)');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lastChosen = useRef<string | null>(null);
  const chosen = chosenColumns(columns, state.cols);
  const shown = phone ? chosen.filter(({ phone }, index) => index === 0 || phone).slice(0, 2) : chosen;
  const whole = more === undefined;
  const by = columns.find(({ id }) => id === state.sort?.id);
  const canSort = (column: Column<Row>): boolean =>
    column.orderBy !== undefined || (whole && column.order !== undefined);
  const down = state.sort?.down ?? false;
  const order = whole ? by?.order : undefined;
  const inOrder = useMemo(() => sorted(rows, order, down), [rows, order, down]);
  const grouped = groups !== undefined && state.group !== 'none';
  const lines = useMemo((): Line<Row>[] => {
    const line = (row: Row): Line<Row> => ({ kind: 'row', key: keyOf(row), row });
    if (!grouped || groups === undefined) return inOrder.map(line);
    const byGroup = Map.groupBy(inOrder, groups.of);
    return groups.all.flatMap(({ id, label, row }): Line<Row>[] => {
      const inside = byGroup.get(id) ?? [];
      if (inside.length === 0) return [];
      const key = `group ${id}`;
      const closed = folded.has(key);
      return [{ kind: 'group', key, label, row, closed }, ...(closed ? [] : inside.map(line))];
    });
  }, [inOrder, grouped, groups, folded, keyOf]);
  const order1 = lines.flatMap((line) => (line.kind === 'row' ? [line] : []));
  const at = order1.findIndex(({ key }) => key === state.sel);
  const current = order1[at]?.row;
  const select = (key: string, range: boolean) => {
    const next = new Set(selected);
    const from = order1.findIndex((line) => line.key === lastChosen.current);
    const to = order1.findIndex((line) => line.key === key);
    if (range && from !== -1)
      for (const { key } of order1.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(key);
    else if (!next.delete(key)) next.add(key);
    lastChosen.current = key;
    setSelected(next);
  };
  const openRow = (key: string) => {
    const row = order1.find((line) => line.key === key)?.row;
    if (row === undefined) return;
    if (props.open) props.open(row);
    else state.set({ sel: key });
  };
  const all = `${format.count(total)}${props.atLeast ? '+' : ''}`;
  const count = rows.length < total ? states.of(rows.length, all) : explorer.count(all);
  return (
    <div className={`explorer ${current !== undefined && panel ? 'with-panel' : ''}`}>
      <div className="explorer-main">
        <div className="explorer-tools">
          {props.title}
          {search !== undefined && <Search label={search} q={state.q} set={(q) => state.set({ q })} />}
          {groups && (
            <label className="chip-select">
              <span>{explorer.group}</span>
              <select
                value={state.group ?? groups.options[0]?.id}
                onChange={({ target }) =>
                  state.set({ group: target.value === groups.options[0]?.id ? '' : target.value })
                }
              >
                {groups.options.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
                <option value="none">{explorer.noGroup}</option>
              </select>
            </label>
          )}
          {tools}
          <span className="fill" />
          <span className="micro" role="status">
            {count}
          </span>
          <button
            ref={button}
            type="button"
            className="icon-button wide-only"
            aria-label={explorer.columns}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            <Icon name="columns" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={explorer.file}
            disabled={!whole}
            onClick={() =>
              save(`${name}.csv`, new Blob([toCsv(fileOf(columns, inOrder))], { type: 'text/csv' }))
            }
          >
            <Icon name="download" />
          </button>
        </div>
        {lines.length === 0 && !props.loading ? (
          <div className="explorer-empty">{empty}</div>
        ) : (
          <Grid
            name={name}
            columns={shown}
            lines={lines}
            total={total}
            rowHeight={phone ? 60 : 46}
            sort={state.sort}
            onSort={(id) => state.set({ sort: nextSort(state.sort, id) })}
            canSort={canSort}
            selected={selected}
            onSelect={bulk && !phone ? select : undefined}
            open={state.sel}
            onOpen={openRow}
            onFold={(key) =>
              setFolded((before) =>
                before.has(key)
                  ? new Set([...before].filter((one) => one !== key))
                  : new Set([...before, key]),
              )
            }
            onEnd={more}
          />
        )}
        {failed && (
          <p className="explorer-foot" role="alert">
            {explorer.moreFailed}{' '}
            <button type="button" className="quiet" onClick={failed}>
              {states.retry}
            </button>
          </p>
        )}
        {foot && <p className="explorer-foot">{foot}</p>}
        {bulk && selected.size > 0 && (
          <section className="bulk" aria-label={explorer.bulk}>
            <b>{explorer.selected(selected.size)}</b>
            {bulk(selected, () => setSelected(new Set()))}
            <button
              type="button"
              className="icon-button"
              aria-label={explorer.clear}
              onClick={() => setSelected(new Set())}
            >
              <Icon name="close" />
            </button>
          </section>
        )}
      </div>
      {current !== undefined && panel && (
        <Beside close={() => state.set({ sel: null })}>
          {panel(current, {
            at: at + 1,
            of: order1.length,
            to: (step) => {
              const next = order1[at + step];
              if (next) state.set({ sel: next.key });
            },
            close: () => state.set({ sel: null }),
          })}
        </Beside>
      )}
      {choosing && (
        <Suspense>
          <ColumnMenu
            anchor={button}
            close={() => setChoosing(false)}
            columns={columns.slice(1)}
            chosen={chosen.slice(1).map(({ id }) => id)}
            choose={(ids) => state.set({ cols: ids?.join(',') ?? '' })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Each letter is written to the address at once, so that a link has the typed search. */
function Search({ label, q, set }: { label: string; q: string; set: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const slow = useDeferredValue(typed);
  const apply = useRef(set);
  apply.current = set;
  useEffect(() => {
    const wait = setTimeout(() => apply.current(slow.trim()), 200);
    return () => clearTimeout(wait);
  }, [slow]);
  return (
    <label className="explorer-search">
      <Icon name="search" />
      <span className="hidden">{label}</span>
      <input
        value={typed}
        maxLength={200}
        placeholder={label}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}

/** Esc closes it from anywhere inside; the row gets the focus back. */
function Beside({ close, children }: { close: () => void; children: ReactNode }) {
  return (
    <aside
      className="beside"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        document.querySelector<HTMLElement>('.grid-scroller [tabindex="0"]')?.focus();
      }}
    >
      {children}
    </aside>
  );
}
