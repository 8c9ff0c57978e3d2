import type { Language } from '@svc/figures';
import { percentSign } from './percent.ts';

export interface Range {
  low: number;
  high: number;
  /** Default: .95. */
  level?: number;
}

interface Shown {
  /** Default: 1. */
  digits?: number;
  /** Default: English. */
  language?: Language;
  /** After “von” or “ab”, German says “Punkten”. */
  dative?: boolean;
}

const scaled = (share: number, digits: number): number => Number((100 * share).toFixed(digits)) + 0;
const written = (value: number, language: Language): string =>
  String(value)
    .replace('-', '−')
    .replace('.', language === 'de' ? ',' : '.');

function unitOf(value: number, { language = 'en', dative = false }: Shown): string {
  const one = Math.abs(value) === 1;
  if (language === 'en') return one ? 'point' : 'points';
  return one ? 'Punkt' : dative ? 'Punkten' : 'Punkte';
}

/** A difference of shares without its sign, which the words around it tell: “20.1 points”, “20,1 Punkte”. */
export function points(share: number, shown: Shown = {}): string {
  const value = Math.abs(scaled(share, shown.digits ?? 1));
  return `${written(value, shown.language ?? 'en')} ${unitOf(value, shown)}`;
}

/** “+20.1 points”, “−3 points”. */
export function signedPoints(share: number, shown: Shown = {}): string {
  const value = scaled(share, shown.digits ?? 1);
  return `${value > 0 ? '+' : ''}${written(value, shown.language ?? 'en')} ${unitOf(value, shown)}`;
}

/** “95%: 4.7 to 35.5 points”: the unit stands once. `fell` turns a fall’s ends into what it fell by. */
export function pointsRange(
  { low, high, level = 0.95 }: Range,
  { fell = false, ...shown }: Shown & { fell?: boolean } = {},
): string {
  const { digits = 1, language = 'en' } = shown;
  const [from = 0, to = 0] = (fell ? [-high, -low] : [low, high]).map((end) => scaled(end, digits));
  const of = language === 'de' ? 'bis' : 'to';
  // A level as exact as it takes to tell it from 100%.
  return `${written(scaled(level, level < 0.99 ? 1 : 2), language)}${percentSign(language)}: ${written(from, language)} ${of} ${written(to, language)} ${unitOf(to, shown)}`;
}

/** How much something rose or fell: “20.1 points (95%: 4.7 to 35.5 points)”. */
export const pointsWithRange = (share: number, range: Range, shown: Shown = {}): string =>
  `${points(share, shown)} (${pointsRange(range, { ...shown, dative: false, fell: share < 0 })})`;
