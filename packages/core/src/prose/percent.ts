import type { Language } from '@svc/figures';

/** A share as sentences write it: “36%”, “36 %” with a space that does not break. */
export const percent = (share: number, language: Language = 'en'): string =>
  `${Math.round(100 * share)}${language === 'de' ? '\u00a0%' : '%'}`;
