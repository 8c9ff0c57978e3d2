import type { ReportContent, Table } from '@svc/contract/tell/report';
import { wordsOf } from '../words.ts';

/** A table for readers: without columns that are empty, or that say of every row what the head says of the whole report. */
export function shownOf(table: Table, { provenance, language }: ReportContent): Table {
  const words = wordsOf(language);
  const usual: Record<string, string | number> = {
    badge: words.badges[provenance],
    status: words.statuses.measured,
    // No fact was checked: a note above the table says so.
    checked: 0,
  };
  const places = table.columns.flatMap(({ id }, place) =>
    table.rows.every((cells) => isEmpty(cells[place] ?? null) || cells[place] === usual[id]) &&
    table.rows.length > 0
      ? []
      : [place],
  );
  return {
    ...table,
    columns: table.columns.filter((_, place) => places.includes(place)),
    rows: table.rows.map((cells) => places.map((place) => cells[place] ?? null)),
  };
}

const isEmpty = (cell: Table['rows'][number][number]): boolean =>
  cell === null || cell === '' || (typeof cell === 'object' && cell.value === null);
