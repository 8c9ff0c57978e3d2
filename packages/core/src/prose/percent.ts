import type { Language } from '@svc/figures';

/** A share as sentences write it: “36%”, “36 %” with a space that does not break. */
export const percent = (share: number, language: Language = 'en'): string =>
  `${Math.round(100 * share)}${language === 'de' ? '\u00a0%' : '%'}`;

interface Share {
  value: number;
  ci: { low: number; high: number } | null;
}

/** “36% (95%: 29% to 43%)”; null: it was not measured. */
export function percentWithRange(share: Share | null, language: Language = 'en'): string {
  if (share === null) return language === 'de' ? 'nicht gemessen' : 'not measured';
  const { value, ci } = share;
  if (!ci) return percent(value, language);
  const [low, high] = [percent(ci.low, language), percent(ci.high, language)];
  const range = language === 'de' ? `95\u00a0%: ${low} bis ${high}` : `95%: ${low} to ${high}`;
  return `${percent(value, language)} (${range})`;
}
