import type { Range } from './mark.ts';

export type Language = 'en' | 'de';

/** The five things that a tested change can be. */
export type Verdict = 'rise' | 'fall' | 'no_change_shown' | 'too_few' | 'not_comparable';

const words = {
  en: {
    these: 'these prompts',
    like: 'questions like these',
    present: 'brand present',
    absent: 'brand absent',
    missing: 'no answer',
    points: 'points',
    point: 'point',
    next: 'where the next scan falls if nothing changes',
    credits: 'credits',
    half: 'half-width of the interval, points',
    here: 'you are here',
    predicted: 'predicted',
    observed: 'observed',
    insufficient: 'too few answers',
    of: (count: number, all: number) => `${count} of ${all}`,
    answers: (count: string) => `${count} answers`,
    eighty: '80 in 100',
    perRow: (count: string, rows: number) => (rows > 1 ? `${count} answers a row` : `${count} answers`),
    units: {
      bands: 'Share of answers',
      differences: 'Change in points',
      history: 'Share of answers in each scan',
      dots: 'One mark for each answer',
    },
    verdicts: {
      rise: 'rise',
      fall: 'fall',
      no_change_shown: 'no change shown',
      too_few: 'too few answers',
      not_comparable: 'not comparable',
    },
  },
  de: {
    these: 'diese Prompts',
    like: 'Fragen wie diese',
    present: 'Marke genannt',
    absent: 'Marke nicht genannt',
    missing: 'keine Antwort',
    points: 'Punkte',
    point: 'Punkt',
    next: 'wo der nächste Scan liegt, wenn sich nichts ändert',
    credits: 'Credits',
    half: 'halbe Breite des Intervalls, Punkte',
    here: 'hier sind Sie',
    predicted: 'vorhergesagt',
    observed: 'beobachtet',
    insufficient: 'zu wenige Antworten',
    of: (count: number, all: number) => `${count} von ${all}`,
    answers: (count: string) => `${count} Antworten`,
    eighty: '80 von 100',
    perRow: (count: string, rows: number) =>
      rows > 1 ? `${count} Antworten je Zeile` : `${count} Antworten`,
    units: {
      bands: 'Anteil der Antworten',
      differences: 'Änderung in Punkten',
      history: 'Anteil der Antworten je Scan',
      dots: 'Eine Marke je Antwort',
    },
    verdicts: {
      rise: 'Anstieg',
      fall: 'Rückgang',
      no_change_shown: 'keine Änderung belegt',
      too_few: 'zu wenige Antworten',
      not_comparable: 'nicht vergleichbar',
    },
  },
} as const;

export const wordsOf = (language: Language) => words[language];

/** An arrow, a dash or a sign, so that a verdict is told without its colour. */
export const verdictSign: Record<Verdict, string> = {
  rise: '▲',
  fall: '▼',
  no_change_shown: '–',
  too_few: '?',
  not_comparable: '≠',
};

/** Whole percents; one decimal where the interval is narrower than two points. */
const decimalsOf = (range: Range | null): number => (range && range.high - range.low < 0.02 ? 1 : 0);

/** Kept: making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function number(language: Language, value: number, digits: number, sign = false): string {
  const signDisplay = sign ? 'exceptZero' : 'auto';
  const key = `${language} ${digits} ${signDisplay}`;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { ...fraction, signDisplay });
  formats.set(key, format);
  // A minus sign, not a hyphen.
  return format.format(value).replace('-', '−');
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** “23 Nov”, “23.11.”; with its year “23 Nov 2026”, “23.11.2026”. */
export function dayFormat(
  language: Language,
  timeZone: string,
): (at: Date | number, year?: boolean) => string {
  const german = language === 'de';
  const of = (year: boolean): Intl.DateTimeFormat => {
    const key = `${language} ${timeZone} ${year}`;
    const format =
      dayFormats.get(key) ??
      new Intl.DateTimeFormat(german ? 'de-DE' : 'en-GB', {
        day: german ? '2-digit' : 'numeric',
        month: german ? '2-digit' : 'short',
        ...(year && { year: 'numeric' }),
        timeZone,
      });
    dayFormats.set(key, format);
    return format;
  };
  // English months have three letters, also September.
  return (at, year = false) => of(year).format(at).replace('Sept', 'Sep');
}

/** A count with its thousands grouped. */
export const counted = (value: number, language: Language = 'en'): string => number(language, value, 0);

/** “36% (29–43%)”; without an interval the value alone. With `trials`, none of them is “0 of 24 (0–14%)”. */
export function percent(
  value: number,
  range: Range | null,
  language: Language = 'en',
  trials: number | null = null,
): string {
  const digits = decimalsOf(range);
  const space = language === 'de' ? ' ' : '';
  const one = (share: number): string => number(language, share * 100, digits);
  if (!range) return `${one(value)}${space}%`;
  const head = value === 0 && trials !== null ? words[language].of(0, trials) : `${one(value)}${space}%`;
  return `${head} (${one(range.low)}–${one(range.high)}${space}%)`;
}

/** “+8 points (+2 to +14)”. */
export function points(value: number, range: Range | null, language: Language = 'en', sign = true): string {
  const digits = decimalsOf(range);
  const one = (share: number): string => number(language, share * 100, digits, sign);
  const { points: many, point } = words[language];
  const unit = Math.abs(Number((value * 100).toFixed(digits))) === 1 ? point : many;
  const to = language === 'de' ? 'bis' : 'to';
  return range
    ? `${one(value)} ${unit} (${one(range.low)} ${to} ${one(range.high)})`
    : `${one(value)} ${unit}`;
}

/** How much a share rose or fell, where the words around it say which: “8 points (2 to 14)”. */
export const movedBy = (value: number, range: Range | null, language: Language = 'en'): string =>
  value < 0
    ? points(-value, range && { ...range, low: -range.high, high: -range.low }, language, false)
    : points(value, range, language, false);

/** Cut to about `most` characters, so that a long question stays inside its column. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
