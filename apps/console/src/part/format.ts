import type { components } from '@svc/client';
import { percent } from '@svc/figures';
import { createContext, useContext } from 'react';
import { useWording } from '../text/index.ts';

export type Estimate = components['schemas']['Estimate'];
type Language = 'en' | 'de';

/** “36% (29–43%)”, “0 of 24 (0–14%)”; null when there is nothing to say. */
export const estimateText = (
  { value, ci, trials }: Pick<Estimate, 'value' | 'ci' | 'trials'>,
  language: Language,
): string | null => (value === null ? null : percent(value, ci, language, trials));

type Format = ReturnType<typeof makeFormat>;

/** Kept: making the formats takes a hundred times as long as using them, and each row of a list asks for them. */
const formats = new Map<string, Format>();

/** Whose days are shown: the project’s on its pages, else this device’s. */
export const ZoneContext = createContext(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Numbers and times as the reader writes them; times in the zone of the project or this device, or in the one that is given. */
export function useFormat(given?: string): Format {
  const { language } = useWording();
  const around = useContext(ZoneContext);
  const zone = given ?? around;
  const name = `${language} ${zone}`;
  const format = formats.get(name) ?? makeFormat(language, zone);
  formats.set(name, format);
  return format;
}

function makeFormat(language: Language, zone: string) {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const dollars = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  return {
    zone,
    when: (at: string) => when.format(new Date(at)),
    day: (at: string) => day.format(new Date(at)),
    /** A day of the calendar, “2026-11-22”, which no zone shifts. */
    date: (day: string) => date.format(new Date(day)),
    number: (value: number) => points.format(value),
    count: (value: number) => count.format(value),
    /** What engines take is a part of a cent or some dollars. */
    dollars: (value: number) => dollars.format(value),
    share: (value: number) => share.format(value),
    /** A share as points: 0.083 is 8.3. */
    points: (value: number) => points.format(value * 100),
  };
}
