import type { ReportContent, Table } from '@svc/contract/report';
import type { Sheet, Cell as SheetCell } from 'write-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { factsOf, warningsOf } from './facts.ts';
import { flatCells } from './value.ts';

/** Formats of a workbook: a rate is shown as percent and stays a number. */
const formats = {
  rate: '0%',
  points: '+0.0%;-0.0%;0%',
  decimal: '0.00',
  count: '#,##0',
  text: undefined,
} as const;
/** As long as a sheet’s name may be, and without the signs that it may not have. */
const nameOf = (title: string, at: number): string =>
  `${at + 1} ${title.replace(/[\\/?*[\]:]/g, ' ')}`.slice(0, 31).trim();
const ends = { en: ['from', 'to'], de: ['von', 'bis'] } as const;

/** A workbook: what the report says on the first sheet, then a sheet for each of its tables, figures as numbers. */
export async function toSheets(content: ReportContent, snapshotId: string): Promise<Buffer> {
  const tables = content.blocks.filter((block): block is Table => block.kind === 'table');
  const sheets: Sheet<never>[] = [
    {
      data: summaryOf(content, snapshotId),
      sheet: content.project.name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
      columns: [{ width: 28 }, { width: 100 }],
    },
    ...tables.map((table, at) => sheetOf(table, at, content.language)),
  ];
  return writeXlsxFile(sheets).toBuffer();
}

function summaryOf(content: ReportContent, snapshotId: string): SheetCell[][] {
  const said = content.blocks.flatMap((block) =>
    block.kind === 'verdict' || block.kind === 'text'
      ? [block.text]
      : block.kind === 'list'
        ? block.items
        : [],
  );
  return [
    [{ value: `${content.project.name}: ${content.title}`, fontWeight: 'bold' }],
    ...warningsOf(content).map((text): SheetCell[] => [{ value: text, fontWeight: 'bold' }]),
    ...factsOf(content, snapshotId).map(([name, fact]): SheetCell[] => [{ value: name }, { value: fact }]),
    ...said.map((text): SheetCell[] => [null, { value: text, wrap: true }]),
  ];
}

function sheetOf({ title, columns, rows }: Table, at: number, language: 'en' | 'de'): Sheet<never> {
  const [from, to] = ends[language];
  const isRange = (kind: (typeof columns)[number]['kind']): kind is 'rate' | 'points' =>
    kind === 'rate' || kind === 'points';
  const head = columns.flatMap(({ label, kind }) =>
    isRange(kind) ? [label, `${label}, ${from}`, `${label}, ${to}`] : [label],
  );
  return {
    sheet: nameOf(title, at),
    stickyRowsCount: 1,
    columns: columns.flatMap(({ kind }) =>
      isRange(kind) ? [{ width: 12 }, { width: 12 }, { width: 12 }] : [{ width: kind === 'text' ? 36 : 12 }],
    ),
    data: [
      head.map((value): SheetCell => ({ value, fontWeight: 'bold', wrap: true })),
      ...rows.map((cells) =>
        columns.flatMap((column, place) =>
          flatCells(cells[place] ?? null, column).map((value): SheetCell => {
            if (value === null) return null;
            if (typeof value === 'string') return { value, wrap: true };
            const format = formats[column.kind];
            return { value, ...(format !== undefined && { format }) };
          }),
        ),
      ),
    ],
  };
}
