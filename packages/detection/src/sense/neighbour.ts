import type { Line } from '../layout/line.ts';
import type { ParsedAnswer } from '../layout/parsed-answer.ts';
import type { Sentence } from '../layout/sentence.ts';
import type { Occurrence } from '../match/find.ts';
import type { NamePattern } from '../match/pattern.ts';
import { languagesOfWord } from '../match/risk.ts';
import { wordAfter, wordBefore } from './adjacent-word.ts';
import { isTitleCase } from './capitals.ts';
import type { BrandContext } from './evidence.ts';
import { enoughNames } from './name-count.ts';
import type { SentencePosition } from './position.ts';
import { weights } from './weight.ts';
import {
  calendar,
  companyVerbs,
  companyWords,
  comparing,
  connectives,
  determiners,
  foreignVerbs,
  functionWords,
  germanArticles,
  looseCompanyWords,
  modifiers,
  objects,
  owners,
  pluralVerbs,
  prepositions,
  sentenceAdverbs,
  verbs,
} from './word-data.ts';

/** Log-odds from the words and signs beside an occurrence. */
export function weighNeighbours(
  occurrence: Occurrence,
  answer: ParsedAnswer,
  sentence: Sentence,
  line: Line,
  position: SentencePosition,
  { coMentions, names, seeksNames }: Pick<BrandContext, 'coMentions' | 'names' | 'seeksNames'>,
): number {
  const { pattern, startUnit, endUnit, start, end } = occurrence;
  const { text, normalised } = answer;
  const next = wordAfter(answer, endUnit);
  const previous = wordBefore(answer, startUnit);
  const atStart = position !== 'middle';
  const capitalAfter = /\p{Lu}/u.test(text.charAt(normalised.offsets[endUnit + 1] ?? 0));
  // The name goes on after a lower-case word: "Discover it Miles", "All free Clear".
  const after = text.charAt(end);
  const isProduct =
    atStart && after === ' ' && (position === 'head' ? product : trademark).test(text.slice(end, end + 24));
  let sum = isProduct ? 0 : weighNext(occurrence, answer, next, capitalAfter, position);
  if (pattern.before.has(previous)) sum += weighBefore(pattern, previous, seeksNames);
  else if (position === 'colon' && pattern.before.has(labelBefore(answer, start)))
    sum += weights.fixedExpression;
  else if (germanArticles.has(previous)) sum += weights.germanArticle;
  else if (determiners.has(previous) && !companyWords.has(next)) {
    sum += weights.determiner;
    if (!seeksNames && !capitalAfter && position === 'middle') sum += weights.determinerUnsought;
  } else if (comparing.has(previous)) sum += weights.comparedBefore;
  if (/['’]/.test(after) && /s/i.test(text.charAt(end + 1))) sum += weights.possessive;
  if (/[™®©℠]/.test(after)) sum += weights.companyWordAfter;
  if (
    position === 'start' &&
    after === ',' &&
    sentenceAdverbs.has(pattern.text) &&
    /^, \p{Ll}/u.test(text.slice(end, end + 3))
  )
    return sum + weights.sentenceAdverb;
  if (atStart && after === ',' && apposition.test(text.slice(end, end + 16))) sum += weights.apposition;
  sum += weighList(text, end, atStart);
  const isWord = pattern.risk === 'word' && !pattern.tail;
  if (isWord && isProductLine(answer, startUnit, previous)) sum += weights.insideLongerName;
  else if (isWord && position === 'middle' && line.role !== 'row') {
    const isTitle = isTitleCase(text, sentence.start, sentence.end);
    if (!isTitle && isTail(answer, startUnit, previous, sentence)) sum += weights.insideLongerName;
    if (capitalAfter && determiners.has(previous) && !companyWords.has(next))
      sum += weights.determinerAndName;
  }
  if (text.charAt(start - 1) === '-' || after === '-')
    sum += position === 'start' || position === 'head' ? weights.hyphenatedAtStart : weights.hyphenated;
  if (text.charAt(start - 1) === '[' && text.startsWith('](', end)) sum += weights.exactLink;
  if (isEmphasised(text, start, end)) sum += weights.exactEmphasis;
  if (atStart && coMentions === 0 && isLabel(text, end)) {
    const isLoose = position === 'start' && !seeksNames && names < enoughNames;
    sum += isLoose ? weights.labelInText : weights.label;
  }
  return sum;
}

/** An explanation after a name: "Wave, a Canadian company". */
const apposition = /^, (?:an?|the|one of|based|founded|formerly|owned) /;

const product = /^ \p{Ll}+[®™]? \p{Lu}/u;
const trademark = /^ (?:it|\p{Ll}+[®™]) \p{Lu}/u;

/** Weight of the word before: "your target" is the word; "go to Patagonia" may be a shop where shops are asked for. */
function weighBefore(pattern: NamePattern, previous: string, seeksNames: boolean): number {
  if (determiners.has(previous)) return weights.weakExpression;
  if (seeksNames && !pattern.proper && (prepositions.has(previous) || connectives.has(previous)))
    return weights.likelyExpression;
  return weights.fixedExpression;
}

function weighNext(
  occurrence: Occurrence,
  answer: ParsedAnswer,
  next: string,
  capitalAfter: boolean,
  position: SentencePosition,
): number {
  if (next === '') return 0;
  const { pattern, endUnit, end } = occurrence;
  const atStart = position !== 'middle';
  const isModifier = modifiers.has(pattern.text);
  if (pattern.after.has(next)) {
    const weak = functionWords.has(next) || connectives.has(next) || verbs.has(next);
    return !atStart && weak && !capitalAfter ? weights.weakExpression : weights.fixedExpression;
  }
  if (companyWords.has(next) && (capitalAfter || !looseCompanyWords.has(next)) && !isModifier)
    return companyWords.has(pattern.text) ? 0 : weights.companyWordAfter;
  // A capital follows, so a longer name may go on: "Jordan Peterson", "Jackson Hole".
  if (capitalAfter) return pattern.proper && position !== 'head' ? weights.properBeforeName : 0;
  if (
    verbs.has(next) ||
    companyVerbs.has(next) ||
    contraction.test(next) ||
    (foreignVerbs.has(next) && answer.language !== 'en')
  )
    return atStart ? weighVerb(occurrence, answer, next) : weights.verbInside;
  if (!atStart || ellipsis.test(answer.text.slice(end, end + 16))) return 0;
  if (functionWords.has(next) || (isModifier && position !== 'head' && /^\p{Ll}/u.test(next)))
    return weights.functionWordAfter;
  if (position !== 'start') return 0;
  // Recommendations are written so: "Loom for quick videos, Tella for prettier ones".
  if (next === 'for' || next === 'with') return weights.purposeAfter;
  if (prepositions.has(next)) return weights.prepositionAfter;
  if (connectives.has(next) || !/^\p{Ll}/u.test(next)) return 0;
  if (answer.language !== 'en')
    return pattern.languages.includes(answer.language) ? weights.foreignNounAfter : 0;
  return weighUnknown(answer, endUnit, next);
}

/** A sentence without its verb: "Califia a close third." */
const ellipsis = /^ an? (?:close|distant|strong|solid|good|great|worthy)\b/;

/** "isn't" or "doesn't" after a name. */
const contraction = /n['’]t$/;

/** A verb after the name speaks for the brand ("Cursor offers"), unless it is a plural noun ("Cursor values are"). */
function weighVerb({ pattern, endUnit }: Occurrence, answer: ParsedAnswer, next: string): number {
  if (calendar.has(pattern.text)) return weights.verbInside;
  const isPlural = next.length > 3 && next.endsWith('s') && answer.language === 'en';
  return isPlural && pluralVerbs.has(wordAfter(answer, endUnit + 1 + next.length))
    ? weights.compoundAfter
    : weights.verbAfter;
}

/** Decides whether an unlisted next word is a noun ("Signal processing") or a verb ("Hopper predicts when"). */
function weighUnknown(answer: ParsedAnswer, endUnit: number, next: string): number {
  const second = wordAfter(answer, endUnit + 1 + next.length);
  if (next.endsWith('ed')) return weighPast(answer, endUnit + 2 + next.length, second);
  if (!next.endsWith('s')) return verbs.has(second) ? weights.compoundAfter : weights.nounAfter;
  if (pluralVerbs.has(second)) return weights.nounAfter;
  return objects.has(second) || /^[\d$€£]|ly$/.test(second) ? weights.verbLikely : weights.verbOrNounAfter;
}

/** A past tense has an object ("Apple unveiled a laptop"), a participle a preposition ("Mango served with rice"). */
function weighPast({ text, normalised }: ParsedAnswer, objectUnit: number, second: string): number {
  if (prepositions.has(second)) return weights.participleAfter;
  const first = text.charAt(normalised.offsets[objectUnit] ?? text.length);
  return objects.has(second) || /[\p{Lu}\p{N}$€£]/u.test(first) ? weights.verbLikely : weights.pastAfter;
}

const joining = /^(?:, (?:and |or )?| and | or | & |\/)[*_[]*(\p{L})/u;

const series = /^(?:, (?:and |or )?| and | or | & )[*_[]*\p{Lu}[^\s,]*(?: [^\s,]+){0,2}(?:,| and | or | & )/u;
const beforeInSeries = /\p{Lu}[^\s,]{0,60}(?: [^\s,]{1,60}){0,2}(?:,| and| or| &|, and|, or) [*_[“"]{0,9}$/u;
const afterInSeries = /^[\])*_”"]*(?:[.,;)]|$| \(| and | or | & )/u;

/** Whether a word stands in a series of capitalised words: "Delta, United and Alaska". */
export function isEnumerated(text: string, start: number, end: number): boolean {
  return (
    afterInSeries.test(text.slice(end, end + 8)) &&
    beforeInSeries.test(text.slice(Math.max(0, start - 48), start))
  );
}

/** The list around the name: a capital is evidence for it ("Sage and Xero"), lower case against it ("Sage and rosemary"). */
function weighList(text: string, end: number, atStart: boolean): number {
  const sign = text.charCodeAt(end);
  if (sign !== 0x2c && sign !== 0x20 && sign !== 0x2f) return 0;
  if (!atStart) return 0;
  const after = text.slice(end, end + 48);
  const first = joining.exec(after)?.[1];
  if (first === undefined) return 0;
  if (series.test(after)) return weights.listedWithNames;
  return first !== first.toLowerCase() ? weights.listedWithName : weights.listedWithWord;
}

/** Whether the name is another maker's product: "Sonos Ace". Known owners do not count: "Google Nest" is Nest. */
function isProductLine(
  { text, normalised, language }: ParsedAnswer,
  startUnit: number,
  previous: string,
): boolean {
  if (language !== 'en' || previous.length < 4 || /[^a-z]/.test(previous) || owners.has(previous))
    return false;
  const offset = (normalised.offsets[startUnit] as number) - 1;
  return (
    text.charAt(offset) === ' ' &&
    /^\p{Lu}\p{Ll}+$/u.test(text.slice(offset - previous.length, offset)) &&
    languagesOfWord(previous) === ''
  );
}

/** Whether the name ends a longer one, as in "Paris Hilton". The first word of a sentence has a capital anyway. */
function isTail(answer: ParsedAnswer, startUnit: number, previous: string, sentence: Sentence): boolean {
  // A possessive is the owner: "Atlassian's Loom" is Loom.
  if (
    previous === '' ||
    previous.endsWith("'s") ||
    previous.endsWith('’s') ||
    owners.has(previous) ||
    comparing.has(previous) ||
    determiners.has(previous)
  )
    return false;
  const offset = (answer.normalised.offsets[startUnit] as number) - previous.length - 1;
  if (
    offset <= sentence.start + 1 ||
    answer.text.slice(offset, offset + previous.length).toLowerCase() !== previous
  )
    return false;
  const first = answer.text.charAt(offset);
  return first !== first.toLowerCase() && !/[*_[(“"]/.test(answer.text.charAt(offset - 1));
}

/** Whether a colon follows. `Budget: …` may be a label as well as a name. */
function isLabel(text: string, end: number): boolean {
  let at = end;
  while (text.charAt(at) === '*' || text.charAt(at) === '_') at++;
  return text.charAt(at) === ':';
}

/** The word before a colon that stands before the occurrence: "Difficulty: Medium". */
function labelBefore({ text }: ParsedAnswer, start: number): string {
  return (
    /(\p{L}{1,32})[\s*_]{0,9}:[\s*_]{0,9}$/u
      .exec(text.slice(Math.max(0, start - 32), start))?.[1]
      ?.toLowerCase() ?? ''
  );
}

/** `**Square**` and `**Square:**`: the name alone, not a phrase that contains it. */
function isEmphasised(text: string, start: number, end: number): boolean {
  const opener = text.charAt(start - 1);
  if (opener !== '*' && opener !== '_') return false;
  const closer = text.charAt(end) === ':' ? text.charAt(end + 1) : text.charAt(end);
  return closer === opener;
}
