import type { Language } from '@svc/figures';
import { percent } from '../i18n/index.ts';

/** A rate with its 95% interval, 0..1. */
export interface IntervalRow {
  label: string;
  value: number;
  low: number;
  high: number;
}

export function intervalText({ value, low, high }: Omit<IntervalRow, 'label'>, language: Language): string {
  const [at, from, to] = [value, low, high].map((one) => percent(one, language));
  return language === 'de' ? `${at} (95\u00a0%: ${from} bis ${to})` : `${at} (95%: ${from} to ${to})`;
}

/** Cells of a table as wide as what they stand for: before the interval, within it left and right of the value, after. */
export function intervalBar({ value, low, high }: Omit<IntervalRow, 'label'>): string {
  const cell = (width: number, colour: string): string =>
    width <= 0 ? '' : `<td style="width:${width}%;height:10px;padding:0;background:${colour}"></td>`;
  const mark = 2;
  const share = (from: number, to: number): number => Math.round(Math.max(0, to - from) * (100 - mark));
  return [
    '<table role="presentation" style="width:180px;border-collapse:collapse;table-layout:fixed"><tr>',
    cell(share(0, low), '#e5e5e5'),
    cell(share(low, value), '#8fb3e8'),
    cell(mark, '#1f4e9c'),
    cell(share(value, high), '#8fb3e8'),
    cell(share(high, 1), '#e5e5e5'),
    '</tr></table>',
  ].join('');
}
