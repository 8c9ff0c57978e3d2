import type { Both } from '../../../../business/index.ts';

export type Language = 'en' | 'de';

export const both = (en: string, de: string): Both => ({ en, de });

/** An address as people read it. */
export const shortUrl = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')
    .slice(0, 90);

const joiners = { en: { and: ' and ', or: ' or ' }, de: { and: ' und ', or: ' oder ' } } as const;

export function listed(items: readonly string[], language: Language, by: 'and' | 'or' = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return items.slice(0, -1).join(', ') + joiners[language][by] + items.at(-1);
}

/** Parts that are lists themselves: “a table of prices, sizes and colours; and figures with their sources”. */
export const listedApart = (items: readonly string[], language: Language): string =>
  items.length > 1 && items.some((item) => /, | and | und /.test(item.replace(/[“„].*?[”“]/g, '')))
    ? `${items.slice(0, -1).join('; ')}; ${language === 'en' ? 'and' : 'und'} ${items.at(-1)}`
    : listed(items, language);

export const quoted = (text: string, language: Language): string =>
  language === 'de' ? `„${text}“` : `“${text}”`;

const one = (language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** A predicted gain, with one decimal: most are smaller than a few points. */
export const gain = (value: number, language: Language): string =>
  one(language)
    .format(value * 100)
    .replace('-', '−');

/** A sentence whose last words are a quoted question needs no full stop in English. */
export const ended = (text: string): string => (/[?!.]”$/.test(text) ? text : `${text}.`);

/** The variant of a sentence for this subject: the same whenever it is written again. */
export function variant(seed: string, of: number): number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return ((hash >>> 0) + (hash >>> 16)) % of;
}
