import type { Language } from '@svc/figures';

const en = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const de = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli'],
  ...['August', 'September', 'Oktober', 'November', 'Dezember'],
];
export const months: Readonly<Record<Language, readonly string[]>> = { en, de };

/** The day of an instant as sentences write it: “12 November 2026”, “12. November 2026”. */
export function dayOf(at: string, language: Language): string {
  const [year = '', month = '', day = ''] = at.slice(0, 10).split('-');
  const name = months[language][Number(month) - 1] ?? '';
  return language === 'de' ? `${Number(day)}. ${name} ${year}` : `${Number(day)} ${name} ${year}`;
}
