import type { Language } from '@svc/figures';

/** In German with a space before it that does not break. */
export const percentSign = (language: Language): string => (language === 'de' ? '\u00a0%' : '%');

/** A share as sentences write it: “36%”. */
export const percent = (share: number, language: Language = 'en'): string =>
  `${Math.round(100 * share)}${percentSign(language)}`;

/** With a decimal place: “36.4%”, “36,4 %”. */
export const percentOfTenths = (share: number, language: Language = 'en'): string =>
  `${String(Math.round(1_000 * share) / 10).replace('.', language === 'de' ? ',' : '.')}${percentSign(language)}`;

/** null: it was not measured. */
export type Share = { value: number; ci: { low: number; high: number } | null } | null;

/** “36% (95%: 29% to 43%)”. */
export function percentWithRange(share: Share, language: Language = 'en'): string {
  if (share === null) return language === 'de' ? 'nicht gemessen' : 'not measured';
  const { value, ci } = share;
  if (!ci) return percent(value, language);
  const [low, high] = [percent(ci.low, language), percent(ci.high, language)];
  const range = language === 'de' ? `95\u00a0%: ${low} bis ${high}` : `95%: ${low} to ${high}`;
  return `${percent(value, language)} (${range})`;
}
