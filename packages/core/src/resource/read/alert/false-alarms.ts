import type { AlertRule, FalseAlarms } from '@svc/contract/read/alert';
import { percent } from '../../../i18n/index.ts';
import { inGerman, type Line } from './details.ts';
import { inWords, isFact } from './facts.ts';

/** “About once in two years”, from the share of stretches that raise one and their length. */
function howOften({ value, ci, scans }: FalseAlarms, days: number): Omit<Line, 'part'> {
  // No firing among some hundreds does not mean never: then half of the interval's upper end is used.
  const share = Math.min(0.999, Math.max(value, ci.high / 2));
  const yearly = (-Math.log(1 - share) / (scans * days)) * 365.25;
  const times = Math.round(yearly >= 18 ? yearly / 12 : yearly);
  const years = Math.round(1 / yearly);
  if (yearly >= 18) return { en: `about ${times} times a month`, de: `etwa ${times}-mal im Monat` };
  if (yearly >= 9) return { en: 'about once a month', de: 'etwa einmal im Monat' };
  if (yearly >= 1.5) return { en: `about ${times} times a year`, de: `etwa ${times}-mal im Jahr` };
  if (yearly >= 0.67) return { en: 'about once a year', de: 'etwa einmal im Jahr' };
  return yearly < 0.1
    ? { en: 'less than once in ten years', de: 'seltener als einmal in zehn Jahren' }
    : { en: `about once in ${years} years`, de: `etwa einmal in ${years} Jahren` };
}

/** The false-alarm rate in words, which every message of a rule has. */
export function falseAlarmsInWords(kind: AlertRule['kind'], rate: FalseAlarms | null): Line {
  const part = 'false_alarms';
  if (isFact(kind)) return { part, en: inWords[kind], de: inGerman(inWords[kind]) };
  if (rate === null)
    return {
      part,
      en: 'This rule’s false-alarm rate is not known yet.',
      de: 'Die Fehlalarmrate dieser Regel ist noch unbekannt.',
    };
  const { value, ci, scans, daysApart } = rate;
  if (daysApart === undefined)
    return {
      part,
      en: `While nothing lasting happens, this rule raises a false alarm in ${percent(value)} (95%: ${percent(ci.low)} to ${percent(ci.high)}) of stretches of ${scans} scans.`,
      de: `Solange nichts Bleibendes geschieht, gibt diese Regel in ${percent(value, 'de')} (95\u00a0%: ${percent(ci.low, 'de')} bis ${percent(ci.high, 'de')}) der Abschnitte von ${scans} Scans einen Fehlalarm.`,
    };
  const often = howOften(rate, daysApart);
  return {
    part,
    en: `While nothing lasting happens, expect a false alarm ${often.en}.`,
    de: `Solange nichts Bleibendes geschieht, ist ${often.de} mit einem Fehlalarm zu rechnen.`,
  };
}
