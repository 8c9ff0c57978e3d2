import { claimedFeature } from './feature.ts';

/** A fact that is known to be true of a brand. */
export type Fact = {
  id: string;
  /** Words of which one stands in every sentence about it. */
  terms: readonly string[];
} & (
  | { kind: 'number'; value: number; unit: string | null }
  | { kind: 'price'; value: number; currency: string; period: 'month' | 'year' | 'once' | null }
  | { kind: 'feature'; value: boolean }
  | { kind: 'date'; value: string }
);

export type Verdict = 'right' | 'wrong' | 'cannot_tell';

const signs: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const number = String.raw`\d{1,3}(?:[,.'’ ]\d{3}){1,5}(?![\d])(?:[.,]\d{1,2})?|\d{1,15}(?:[.,]\d{1,6})?`;
const amount = new RegExp(
  String.raw`(?<sign>[$€£¥])\s?(?<before>${number})|(?<after>${number})\s?(?<tail>[€£¥]|USD\b|EUR\b|GBP\b|JPY\b|euros?\b|dollars?\b|pounds?\b)`,
  'giu',
);
const plain = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£¥])(?<value>${number})(?<scale>\s?(?:million|billion|thousand|k\b|m\b|bn\b))?`,
  'giu',
);
const scales: Record<string, number> = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 };
const words: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
};
const atLeast = /\b(?:over|more than|at least|above|über|mehr als|plus de|más de)\s*$/iu;
/** “From 50 integrations” allows more. “From €50” names the cheapest offer, so the price has to fit. */
const beginning = /\b(?:from|starting at|starts at|ab|à partir de|desde)\s*$/iu;
const atMost =
  /\b(?:up to|under|less than|at most|below|bis zu|unter|weniger als|jusqu['’]à|moins de|hasta|menos de)\s*$/iu;
const about =
  /\b(?:about|around|approximately|roughly|nearly|almost|some|circa|etwa|rund|environ|unos|cerca de)\s*$/iu;
/** Questions, conditions and plans claim nothing. */
const unsure =
  /\?\s*$|\b(?:if|may|might|could|should|whether|plans to|will soon|planned|reportedly|unclear|not sure|vielleicht|könnte|ob|peut-être|si|quizás|tal vez)\b/iu;
/**
 * What a sentence about the brand says of a fact; null: it does not speak of it. Where it also names one of the `others`, what
 * contradicts the fact may be said of that one, and cannot be told.
 */
export function checkFact(
  sentence: string,
  fact: Fact,
  others: readonly string[] = [],
): { verdict: Verdict; claimed: string | null } | null {
  const found = readFact(sentence, fact);
  if (found === null || found.verdict === 'cannot_tell') return found;
  const lower = sentence.toLowerCase();
  const shared = others.some((name) => name !== '' && lower.includes(name.toLowerCase()));
  return shared && (found.verdict === 'wrong' || fact.kind === 'feature')
    ? { verdict: 'cannot_tell', claimed: null }
    : found;
}

function readFact(sentence: string, fact: Fact): { verdict: Verdict; claimed: string | null } | null {
  const lower = sentence.toLowerCase();
  const found = fact.terms
    .map((term) => ({ at: lower.indexOf(term.toLowerCase()), length: term.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  const [first] = found;
  if (!first) return null;
  if (unsure.test(sentence)) return { verdict: 'cannot_tell', claimed: null };
  if (fact.kind === 'feature') {
    const claimed = claimedFeature(sentence, first);
    if (claimed === null) return { verdict: 'cannot_tell', claimed: null };
    return { verdict: claimed === fact.value ? 'right' : 'wrong', claimed: claimed ? 'yes' : 'no' };
  }
  if (fact.kind === 'date') return decide(datesIn(sentence), (claimed) => sameDate(claimed, fact.value));
  if (fact.kind === 'number')
    return decide(numbersIn(sentence, fact.unit), fits(sentence, fact.value, atLeast, beginning));
  const period = periodOf(sentence);
  if (fact.period !== null && period !== null && period !== fact.period)
    return { verdict: 'cannot_tell', claimed: null };
  return decide(pricesIn(sentence, fact.currency), fits(sentence, fact.value, atLeast));
}

interface Claimed {
  text: string;
  value: number;
  at: number;
}

/** One figure that fits is right; a single other one is wrong; several, or none, are undecided. */
function decide<Figure extends { text: string }>(
  figures: readonly Figure[],
  isTrue: (figure: Figure) => boolean,
): { verdict: Verdict; claimed: string | null } {
  const right = figures.find(isTrue);
  if (right) return { verdict: 'right', claimed: right.text };
  const [only, ...others] = figures;
  return only && others.length === 0
    ? { verdict: 'wrong', claimed: only.text }
    : { verdict: 'cannot_tell', claimed: null };
}

const fits =
  (sentence: string, fact: number, ...lower: RegExp[]) =>
  ({ value, at }: Claimed): boolean => {
    const lead = sentence.slice(Math.max(0, at - 24), at);
    if (lower.some((words) => words.test(lead)) && value <= fact) return value >= fact / 2;
    if (atMost.test(lead) && value >= fact) return value <= fact * 2;
    const tolerance = about.test(lead) ? 0.1 : 0.001;
    return Math.abs(value - fact) <= Math.abs(fact) * tolerance;
  };

/** "1,200", "1.200" and "1 200" are one number, "9.99" and "9,99" another. */
function readNumber(written: string): number {
  const tidy = written.replace(/['’ ]/gu, '');
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/u.exec(tidy);
  if (grouped) {
    const separator = grouped[1] ?? ',';
    return Number(tidy.replaceAll(separator, '').replace(',', '.'));
  }
  return Number(tidy.replace(',', '.'));
}

const pricesIn = (sentence: string, currency: string): Claimed[] =>
  [...sentence.matchAll(amount)].flatMap(({ 0: text, index, groups = {} }) => {
    const mark = (groups.sign ?? groups.tail ?? '').toLowerCase();
    const of = signs[mark] ?? words[mark] ?? mark.toUpperCase();
    return of === currency
      ? [{ text, value: readNumber(groups.before ?? groups.after ?? ''), at: index }]
      : [];
  });

function numbersIn(sentence: string, unit: string | null): Claimed[] {
  return [...sentence.matchAll(plain)].flatMap(({ 0: text, index, groups = {} }) => {
    const scale = scales[(groups.scale ?? '').trim().toLowerCase()] ?? 1;
    const behind = sentence.slice(index + text.length, index + text.length + 24).toLowerCase();
    if (unit !== null && !behind.trimStart().startsWith(unit.toLowerCase())) return [];
    return [{ text: text.trim(), value: readNumber(groups.value ?? '') * scale, at: index }];
  });
}

const datesIn = (sentence: string): { text: string }[] =>
  [...sentence.matchAll(/\b(?:1[89]|20)\d\d(?:-\d\d-\d\d)?\b/gu)].map(([text]) => ({ text }));

/** A year agrees with a day of that year. */
const sameDate = ({ text }: { text: string }, fact: string): boolean =>
  text.length === 4 || fact.length === 4 ? text.slice(0, 4) === fact.slice(0, 4) : text === fact;

const periodOf = (sentence: string): 'month' | 'year' | null =>
  /\b(?:month|monthly|mo|monat|mois|mes)\b/iu.test(sentence)
    ? 'month'
    : /\b(?:years?|yearly|annual(?:ly)?|jahr|jährlich|an|año)\b/iu.test(sentence)
      ? 'year'
      : null;
