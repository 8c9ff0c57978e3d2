import type { Language } from '@svc/figures';

export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The day of an instant as people write it: “12 Nov 2026”, “12.11.2026”. */
export function dayOf(at: string, language: Language): string {
  const [year = '', month = '', day = ''] = at.slice(0, 10).split('-');
  return language === 'de'
    ? `${day}.${month}.${year}`
    : `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}
