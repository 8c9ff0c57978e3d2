import type { components } from '@svc/client';
import { dayFormat, percent } from '@svc/figures';
import { createContext, useContext } from 'react';
import { useWording } from '../text/index.ts';

export type Estimate = components['schemas']['Estimate'];
type Language = 'en' | 'de';
interface Range {
  low: number;
  high: number;
}

/** “36% (29–43%)”, “0 of 24 (0–14%)”; null when there is nothing to say. */
export const estimateText = (
  { value, ci, trials }: Pick<Estimate, 'value' | 'ci' | 'trials'>,
  language: Language,
): string | null => (value === null ? null : percent(value, ci, language, trials));

export type Format = ReturnType<typeof makeFormat>;

/** Kept: making a format takes a hundred times as long as using it, and each row of a list uses some. */
const formats = new Map<string, Format>();

export const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the days shown: the project's on its pages, else this device's. */
export const ZoneContext = createContext(deviceZone);

/** Numbers and times as the reader writes them; times in the zone of the project or this device, or in the one that is given. */
export function useFormat(given?: string): Format {
  const { language } = useWording();
  const around = useContext(ZoneContext);
  return formatOf(language, given ?? around);
}

export function formatOf(language: Language, zone: string): Format {
  const name = `${language} ${zone}`;
  const format = formats.get(name) ?? makeFormat(language, zone);
  formats.set(name, format);
  return format;
}

/** Within eleven months a day needs no year. */
const elevenMonths = 334 * 86_400_000;

function makeFormat(language: Language, zone: string) {
  const german = language === 'de';
  const locale = german ? 'de-DE' : 'en-GB';
  const day = dayFormat(language, zone);
  const inUtc = dayFormat(language, 'UTC');
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const iso = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const count = new Intl.NumberFormat(locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const dollars = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const fixed = [0, 1].map(
    (digits) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const to = german ? 'bis' : 'to';
  const unit = german ? ' %' : '%';
  const digitsOf = (range: Range | null): 0 | 1 => (range && range.high - range.low < 0.02 ? 1 : 0);
  const plain = (share: number, digits: 0 | 1): string => (fixed[digits] ?? number).format(share * 100);
  /** With a sign: U+2212 for less, none for zero. */
  const signed = (share: number, digits: 0 | 1): string => {
    const said = plain(Math.abs(share), digits);
    const isZero = Number((share * 100).toFixed(digits)) === 0;
    return isZero ? said : `${share < 0 ? '−' : '+'}${said}`;
  };
  const dayOf = (at: string | number): string => day(new Date(at), true);
  return {
    zone,
    /** “23 Nov 2026, 06:12” */
    when: (at: string | number) => `${day(new Date(at), true)}, ${time.format(new Date(at))}`,
    /** “today, 06:12”, “23 Nov, 06:12”: of times near now. */
    moment: (at: string | number, now = Date.now()) => {
      const then = new Date(at);
      const away = Math.round(
        (Date.parse(iso.format(then)) - Date.parse(iso.format(new Date(now)))) / 86_400_000,
      );
      const name = Math.abs(away) < 2 ? relative.format(away, 'day') : day(then, isFar(then, now));
      return `${name}, ${time.format(then)}`;
    },
    /** “23 Nov 2026” */
    day: dayOf,
    /** “23 Nov”; with its year where that is not clear. */
    shortDay: (at: string | number, now = Date.now()) => day(new Date(at), isFar(new Date(at), now)),
    /** “27 Oct – 23 Nov” */
    span: (from: string | number, until: string | number, now = Date.now()) => {
      const far = isFar(new Date(from), now);
      return `${day(new Date(from), far)} – ${day(new Date(until), far)}`;
    },
    /** A day of the calendar, “2026-11-22”, which no zone shifts. */
    date: (value: string) => inUtc(new Date(value), true),
    /** “2026-11-23”, as a field for a date has it. */
    isoDay: (at: string | number) => iso.format(new Date(at)),
    /** “€49.00”, from the smallest unit of the currency. */
    money: (amount: number, currency: string): string => {
      const money = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() });
      return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
    },
    number: (value: number) => number.format(value).replace('-', '−'),
    /** To three places: a share to a tenth of a point. */
    exact: (value: number) => exact.format(value).replace('-', '−'),
    count: (value: number) => count.format(value),
    /** Engines cost from a fraction of a cent to a few dollars. */
    dollars: (value: number) => dollars.format(value),
    share: (value: number) => `${plain(value, 0).replace('-', '−')}${unit}`,
    /** A share as points: 0.083 is 8.3. */
    points: (value: number) => number.format(value * 100).replace('-', '−'),
    /** The value of a figure, as exact as its range: “37%”, “37.2%”, “0 of 24”. */
    value: ({
      value,
      ci,
      trials,
    }: {
      value: number | null;
      ci: Range | null;
      trials?: number;
    }): string | null =>
      value === null
        ? null
        : value === 0 && ci && trials !== undefined
          ? `0 ${german ? 'von' : 'of'} ${count.format(trials)}`
          : `${plain(value, digitsOf(ci))}${unit}`,
    /** “35–39%” */
    range: (range: Range) => {
      const digits = digitsOf(range);
      return `${plain(range.low, digits)}–${plain(range.high, digits)}${unit}`;
    },
    /** “+8”, “−0.4” */
    difference: (value: number, range: Range | null) => signed(value, digitsOf(range)),
    /** “+2 to +14” */
    differenceRange: (range: Range) => {
      // An interval's end near zero is shown exactly: a real fall must not seem to end at 0.
      const end = (share: number) => signed(share, isSmall(share) ? 1 : digitsOf(range));
      return `${end(range.low)} ${to} ${end(range.high)}`;
    },
    /** “93 in 100”, “fewer than 1 in 100” */
    chance: (value: number) => {
      const of100 = Math.round(value * 100);
      const many = of100 < 1 ? '<1' : of100 > 99 ? '>99' : String(of100);
      return german ? `${many} von 100` : `${many} in 100`;
    },
    /** “2nd”, “2.” */
    rank: (place: number) => (german ? `${place}.` : `${place}${ordinal(place)}`),
  };
}

/** Rounding would show it as 0, which it is not. */
const isSmall = (share: number): boolean => Math.abs(share) < 0.005 && Math.abs(share) >= 0.000_5;

const isFar = (then: Date, now: number): boolean => Math.abs(now - then.getTime()) > elevenMonths;

const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (place: number): string => suffixes[rules.select(place)] ?? 'th';
