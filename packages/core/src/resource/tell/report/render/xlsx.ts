import type { Column, ReportContent, Table } from '@svc/contract/tell/report';
import type { Sheet, Cell as SheetCell } from 'write-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { factsOf, warningsOf } from './facts.ts';
import { flatCells } from './value.ts';

/** Formats of a workbook: a rate is shown as percent and stays a number; a difference is in points. */
const formats: Record<Column['kind'], string | undefined> = {
  rate: '0.0%',
  points: '+0.0;-0.0;0.0',
  decimal: '0.00',
  count: '#,##0',
  date: undefined,
  text: undefined,
};
const words = {
  en: { from: 'from', to: 'to', points: 'points' },
  de: { from: 'von', to: 'bis', points: 'Punkte' },
} as const;
const head = { fontWeight: 'bold', wrap: true, alignVertical: 'center', backgroundColor: '#EEF0F4' } as const;
const fontSize = 10;
/** Letters that a column is wide, at least and at most. */
const [narrowest, widest] = [11, 60];
/** Letters that the sentences of the first sheet have on a line. */
const sentence = 110;
/** Points of a line. */
const lineHeight = 14;

/** Cut to the longest name of a sheet, and without the signs that are not allowed in it. */
const cleaned = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim();

/** A workbook: what the report says on the first sheet, then a sheet for each of its tables, figures as numbers. */
export async function toSheets(content: ReportContent, snapshotId: string): Promise<Buffer> {
  const tables = content.blocks.filter((block): block is Table => block.kind === 'table');
  const sheets: Sheet<never>[] = [
    {
      data: summaryOf(content, snapshotId),
      sheet: cleaned(content.project.name) || 'Report',
      columns: [{ width: 20 }, { width: sentence }],
      showGridLines: false,
    },
    ...tables.map((table, at) => sheetOf(table, at, content.language)),
  ];
  return writeXlsxFile(sheets, { fontFamily: 'Arial', fontSize }).toBuffer();
}

function summaryOf(content: ReportContent, snapshotId: string): SheetCell[][] {
  const said = content.blocks.flatMap((block): SheetCell[][] => {
    if (block.kind === 'heading') return [[], [{ value: block.text, fontWeight: 'bold' }]];
    const texts =
      block.kind === 'verdict' || block.kind === 'text'
        ? [block.text]
        : block.kind === 'list'
          ? block.items
          : [];
    return texts.map((value) => [
      null,
      { value, wrap: true, alignVertical: 'top', height: lineHeight * linesOf(value, sentence) },
    ]);
  });
  // A heading over tables alone has nothing under it here.
  const filled = said.filter((row, at) => !isHeading(row) || (said[at + 1]?.length ?? 0) > 1);
  return [
    [{ value: `${content.project.name}: ${content.title}`, fontWeight: 'bold', fontSize: 14 }],
    ...warningsOf(content).map((text): SheetCell[] => [
      { value: text, fontWeight: 'bold', textColor: '#A84300' },
    ]),
    ...factsOf(content, snapshotId).map(([name, fact]): SheetCell[] => [
      { value: name },
      /^\d{1,12}$/.test(fact) ? { value: Number(fact), format: '#,##0', align: 'left' } : { value: fact },
    ]),
    ...filled.filter((row, at) => row.length > 0 || isHeading(filled[at + 1] ?? [])),
  ];
}

const isHeading = (row: readonly SheetCell[]): boolean => row.length === 1;

const isRange = (kind: Column['kind']): boolean => kind === 'rate' || kind === 'points';

/** A cell as the sheet holds it: differences in points, days as days. */
function cellOf(value: string | number | null, kind: Column['kind']): SheetCell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') {
    const format = formats[kind];
    return {
      value: kind === 'points' ? 100 * value : value,
      alignVertical: 'top',
      ...(format !== undefined && { format }),
    };
  }
  if (kind !== 'date') return { value, wrap: true, alignVertical: 'top' };
  const hasTime = value.length > 10;
  const at = new Date(hasTime ? `${value.replace(' ', 'T')}Z` : value);
  return Number.isNaN(at.getTime())
    ? { value }
    : { value: at, format: hasTime ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd', align: 'left', alignVertical: 'top' };
}

function sheetOf({ title, columns, rows }: Table, at: number, language: 'en' | 'de'): Sheet<never> {
  const { from, to, points } = words[language];
  const used = columns.flatMap((column, place) =>
    rows.length === 0 ||
    rows.some((cells) => flatCells(cells[place] ?? null, column).some((one) => one !== null && one !== ''))
      ? [{ ...column, place }]
      : [],
  );
  const labels = used.flatMap(({ label, kind }) => {
    const name = kind === 'points' ? `${label} (${points})` : label;
    return isRange(kind) ? [name, `${name}, ${from}`, `${name}, ${to}`] : [name];
  });
  const data = rows.map((cells) =>
    used.flatMap((column) =>
      flatCells(cells[column.place] ?? null, column).map((value) => cellOf(value, column.kind)),
    ),
  );
  const isText = used.flatMap(({ kind }) => (isRange(kind) ? [false, false, false] : [kind === 'text']));
  const widths = labels.map((label, place) =>
    isText[place] ? widthOf([label, ...data.map((cells) => textOf(cells[place]))]) : labelWidth(label),
  );
  /** Programs do not make a row higher by themselves where a text is wrapped. */
  const withHeight = (cells: SheetCell[]): SheetCell[] => {
    const lines = cells.map((cell, place) => linesOf(textOf(cell), widths[place] ?? narrowest));
    return withFirst(cells, { height: lineHeight * Math.max(1, ...lines) });
  };
  return {
    sheet: cleaned(`${at + 1} ${title}`),
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
    data: [labels.map((value): SheetCell => ({ value, ...head })), ...data].map(withHeight),
  };
}

/** A row’s height is said by one of its cells. */
function withFirst([first, ...others]: SheetCell[], style: { height: number }): SheetCell[] {
  if (first === undefined) return [];
  return typeof first === 'object' && first !== null && 'value' in first
    ? [{ ...first, ...style }, ...others]
    : [first, ...others];
}

const linesOf = (text: string, letters: number): number =>
  Math.max(1, Math.ceil((text.length * 1.08) / letters));

const textOf = (cell: SheetCell | undefined): string =>
  typeof cell === 'object' && cell !== null && 'value' in cell
    ? cell.value instanceof Date
      ? ''
      : String(cell.value)
    : '';

const widthOf = (texts: readonly string[]): number =>
  Math.min(widest, Math.max(narrowest, ...texts.map(({ length }) => length + 2)));

/** A head is wrapped between its words. */
const labelWidth = (label: string): number =>
  Math.min(widest, Math.max(narrowest + 5, ...label.split(' ').map(({ length }) => length + 3)));
