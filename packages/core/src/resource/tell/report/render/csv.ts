import type { ReportContent, Table } from '@svc/contract/tell/report';
import { toCsv } from '../../export/index.ts';
import { flatCells, flatColumns } from './value.ts';

/** Every table after the other, an empty line between them, each with a line that names it. */
export function toTables({ blocks, mode }: ReportContent): string {
  return blocks
    .filter((block): block is Table => block.kind === 'table')
    .map(({ id, columns, rows }) =>
      toCsv([
        ['table', 'mode', ...columns.flatMap(flatColumns)],
        ...rows.map((cells) => [
          id,
          mode ?? 'live',
          ...columns.flatMap((column, at) => flatCells(cells[at] ?? null, column)),
        ]),
      ]),
    )
    .join('\n');
}
