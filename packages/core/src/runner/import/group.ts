import type { ImportedRow, ImportSettings } from '../../resource/measure/answer-import/index.ts';

/** What one scan covers: a place and a time. */
export interface Place {
  country: string | null;
  region: string | null;
  city: string | null;
  language: string | null;
}

/** Place and period of one scan. */
function periodOf(at: number, splitBy: ImportSettings['splitBy']): number {
  const day = new Date(at);
  day.setUTCHours(0, 0, 0, 0);
  if (splitBy === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (splitBy === 'month') day.setUTCDate(1);
  return splitBy === 'none' ? 0 : day.getTime();
}

/** Equal for answers that one scan holds. */
export const groupKeyOf = (row: ImportedRow, { splitBy }: ImportSettings): string =>
  JSON.stringify([periodOf(row.askedAt, splitBy), row.country, row.city, row.language, row.region]);

export function placeOfKey(key: string): Place {
  // Written by `groupKeyOf` alone.
  const [, country, city, language, region = null] = JSON.parse(key) as [
    number,
    string | null,
    string | null,
    string | null,
    string | null | undefined,
  ];
  return { country, region, city, language };
}
