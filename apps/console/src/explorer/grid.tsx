import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/index.ts';
import type { Column, Sort } from './column.ts';

/** A line of the grid: a row, or the head of a group with what the API says of all of it. */
export type Line<Row> =
  | { kind: 'row'; key: string; row: Row }
  | { kind: 'group'; key: string; label: ReactNode; row: Row | null; closed: boolean };

interface Props<Row> {
  name: string;
  columns: readonly Column<Row>[];
  lines: readonly Line<Row>[];
  /** How many rows there are in all, also those that are not read yet. */
  total: number;
  rowHeight: number;
  sort: Sort | null;
  onSort: (id: string) => void;
  canSort: (column: Column<Row>) => boolean;
  selected: ReadonlySet<string>;
  /** Left out: rows are not chosen. */
  onSelect?: ((key: string, range: boolean) => void) | undefined;
  open: string | undefined;
  onOpen: (key: string) => void;
  onFold: (key: string) => void;
  /** The end comes into sight. */
  onEnd?: (() => void) | undefined;
}

interface Place {
  /** −1 is the head. */
  line: number;
  column: number;
}

/** A virtual grid: one tab stop, arrows inside; only what is in sight is in the page. */
export function Grid<Row>(props: Props<Row>) {
  const { name, columns, lines, total, rowHeight, sort, onSort, canSort, selected, onSelect } = props;
  const { open, onOpen, onFold, onEnd } = props;
  const { explorer } = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ line: 0, column: 0 });
  const wantsFocus = useRef(false);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'group' ? 34 : rowHeight),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 8,
  });
  const seen = virtual.getVirtualItems();
  const last = seen.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= lines.length - 10) onEnd?.();
  }, [last, lines.length, onEnd]);
  const boxes = onSelect ? 1 : 0;
  const width = columns.length + boxes;
  const here = { line: Math.min(place.line, lines.length - 1), column: Math.min(place.column, width - 1) };
  useEffect(() => {
    if (!wantsFocus.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${here.line} ${here.column}"]`);
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });
  const go = (line: number, column: number) => {
    const to = {
      line: Math.max(-1, Math.min(lines.length - 1, line)),
      column: Math.max(0, Math.min(width - 1, column)),
    };
    wantsFocus.current = true;
    if (to.line >= 0) virtual.scrollToIndex(to.line);
    setPlace(to);
  };
  const act = (line: Line<Row> | undefined) => {
    if (line?.kind === 'group') onFold(line.key);
    else if (line) onOpen(line.key);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, metaKey, ctrlKey, altKey } = event;
    if (metaKey || ctrlKey || altKey) return;
    const line = lines[here.line];
    const column = columns[here.column - boxes];
    if (key === 'ArrowDown' || key === 'j') go(here.line + 1, here.column);
    else if (key === 'ArrowUp' || key === 'k') go(here.line - 1, here.column);
    else if (key === 'ArrowRight') go(here.line, here.column + 1);
    else if (key === 'ArrowLeft') go(here.line, here.column - 1);
    else if (key === 'Home') go(0, here.column);
    else if (key === 'End') go(lines.length - 1, here.column);
    else if (key === 'PageDown') go(here.line + 12, here.column);
    else if (key === 'PageUp') go(here.line - 12, here.column);
    else if (key === 's' && column && canSort(column)) onSort(column.id);
    else if ((key === 'x' || key === 'X') && line?.kind === 'row') onSelect?.(line.key, shiftKey);
    else if (key === 'Enter' || key === ' ') {
      if (here.line === -1) {
        if (column && canSort(column)) onSort(column.id);
      } else if (key === ' ' && boxes === 1 && here.column === 0 && line?.kind === 'row')
        onSelect?.(line.key, shiftKey);
      else act(line);
    } else return;
    event.preventDefault();
  };
  const template = [
    ...(boxes ? ['2.75rem'] : []),
    ...columns.map(({ width }) => (width ? `${width}px` : 'minmax(12rem, 1fr)')),
  ].join(' ');
  const cellProps = (line: number, column: number) => ({
    'data-cell': `${line} ${column}`,
    'aria-colindex': column + 1,
    tabIndex: here.line === line && here.column === column ? 0 : -1,
    onFocus: () => {
      if (place.line !== line || place.column !== column) setPlace({ line, column });
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual table cannot be a table
    <div
      ref={scroller}
      className="grid-scroller"
      role="grid"
      tabIndex={-1}
      aria-label={name}
      aria-rowcount={total + 1}
      aria-colcount={width}
      aria-multiselectable={onSelect ? true : undefined}
      onKeyDown={onKey}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus */}
      <div
        role="row"
        className="grid-row grid-head"
        aria-rowindex={1}
        style={{ gridTemplateColumns: template }}
      >
        {boxes === 1 && (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: cellProps has its tabIndex
          <div role="columnheader" {...cellProps(-1, 0)}>
            <span className="hidden">{explorer.choose}</span>
          </div>
        )}
        {columns.map((column, index) => {
          const sortable = canSort(column);
          const way = sort?.id === column.id ? (sort.down ? 'descending' : 'ascending') : undefined;
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: cellProps has its tabIndex
            <div
              key={column.id}
              role="columnheader"
              className={`${column.end ? 'end' : ''} ${sortable ? 'sortable' : ''}`}
              aria-sort={sortable ? (way ?? 'none') : undefined}
              {...cellProps(-1, index + boxes)}
              onClick={() => sortable && onSort(column.id)}
            >
              {column.head ? (
                <>
                  <span className="hidden">{column.label}</span>
                  {column.head}
                </>
              ) : (
                column.label
              )}
              {way && <Icon name={way === 'descending' ? 'down' : 'up'} size={12} />}
            </div>
          );
        })}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowgroup" className="grid-body" style={{ height: virtual.getTotalSize() }}>
        {seen.map(({ index, start, size, key }) => {
          const line = lines[index];
          if (!line) return null;
          const chosen = selected.has(line.key);
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
            <div
              key={key}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={line.kind === 'row' && onSelect ? chosen : undefined}
              className={`grid-row ${line.kind} ${open === line.key ? 'open' : ''}`}
              style={{ gridTemplateColumns: template, transform: `translateY(${start}px)`, height: size }}
              onClick={() => act(line)}
            >
              {boxes === 1 && (
                // biome-ignore lint/a11y/useSemanticElements: as above
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
                // biome-ignore lint/a11y/useFocusableInteractive: cellProps has its tabIndex
                <div
                  role="gridcell"
                  className="box-cell"
                  {...cellProps(index, 0)}
                  onClick={(event) => {
                    if (line.kind !== 'row') return;
                    event.stopPropagation();
                    onSelect?.(line.key, event.shiftKey);
                  }}
                >
                  {line.kind === 'row' ? (
                    <span className={`box ${chosen ? 'on' : ''}`}>
                      {chosen && <Icon name="check" size={12} />}
                      <span className="hidden">{chosen ? explorer.isChosen : explorer.choose}</span>
                    </span>
                  ) : (
                    <Icon name={line.closed ? 'down' : 'up'} />
                  )}
                </div>
              )}
              {columns.map((column, at) => (
                <div
                  key={column.id}
                  role={at === 0 ? 'rowheader' : 'gridcell'}
                  className={column.end ? 'end' : ''}
                  {...cellProps(index, at + boxes)}
                >
                  {line.kind === 'group' && at === 0
                    ? line.label
                    : line.row !== null
                      ? column.cell(line.row)
                      : null}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
