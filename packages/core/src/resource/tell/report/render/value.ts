import type { Block, Cell, Column, Ranged } from '@svc/contract/tell/report';
import { type Language, percent, points } from '@svc/figures';
import { dayOf } from '../../../../i18n/index.ts';

const isRanged = (cell: Cell): cell is Ranged => typeof cell === 'object' && cell !== null;

/** Caption of a table; empty where the heading before it says the same. */
export const captionOf = ({ title }: { title: string }, before: Block | undefined): string =>
  before?.kind === 'heading' && before.text === title ? '' : title;

/** A cell as people read it: a figure never stands without its interval, where it has one. */
export function readable(cell: Cell, { kind }: Column, language: Language): string {
  if (cell === null) return '–';
  if (isRanged(cell)) {
    const { value, low, high, trials } = cell;
    if (value === null) return '–';
    const range = low === null || high === null ? null : { low, high };
    return kind === 'points'
      ? points(value, range, language)
      : percent(value, range, language, trials ?? null);
  }
  if (typeof cell === 'string') return kind === 'date' ? dayAndTime(cell, language) : cell;
  return formatOf(language, kind === 'decimal' ? 2 : 0).format(cell);
}

const dayAndTime = (at: string, language: Language): string =>
  [at === '' ? '' : dayOf(at, language), at.slice(10).trim()].filter((part) => part !== '').join(', ');

const formats = new Map<string, Intl.NumberFormat>();

/** Kept: making a format takes longer than using it. */
function formatOf(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
}

/** A column of its own for the value and each end of its interval. */
export const flatColumns = (column: Column): string[] =>
  column.kind === 'rate' || column.kind === 'points'
    ? [column.id, `${column.id}_low`, `${column.id}_high`]
    : [column.id];

export const flatCells = (cell: Cell, column: Column): (string | number | null)[] => {
  if (isRanged(cell)) return [cell.value, cell.low, cell.high];
  return column.kind === 'rate' || column.kind === 'points' ? [null, null, null] : [cell];
};
