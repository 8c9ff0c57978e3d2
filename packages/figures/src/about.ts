import { counted, dayFormat, type Language, wordsOf } from './wording.ts';

interface About {
  type: 'bands' | 'differences' | 'history' | 'dots';
  /** Epoch milliseconds. */
  from: number;
  to: number;
  timeZone: string;
  /** The answers behind each row or point, where they are known. */
  answers?: readonly number[];
}

/** Caption of a report's picture: subject, unit, dates and number of answers. */
export function about({ type, from, to, timeZone, answers = [] }: About, language: Language = 'en'): string {
  const words = wordsOf(language);
  const day = dayFormat(language, timeZone);
  const sameYear = new Date(from).getUTCFullYear() === new Date(to).getUTCFullYear();
  const dates = `${day(from, !sameYear)} – ${day(to, true)}`;
  const [least, most] = [Math.min(...answers), Math.max(...answers)];
  const count =
    least === most ? counted(most, language) : `${counted(least, language)}–${counted(most, language)}`;
  return [
    words.units[type],
    dates,
    ...(answers.length > 0 ? [words.perRow(count, answers.length)] : []),
  ].join(' · ');
}
