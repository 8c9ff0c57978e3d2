import type { Line } from '../layout/line.ts';
import type { ParsedAnswer } from '../layout/parsed-answer.ts';
import type { Sentence } from '../layout/sentence.ts';
import type { Occurrence } from '../match/find.ts';
import type { NamePattern } from '../match/pattern.ts';
import { languagesOfWord } from '../match/risk.ts';
import type { CaseRule, LearnedRule } from '../types.ts';
import { isTitleCase, isUpperCase } from './capitals.ts';
import { learnedWords } from './learned.ts';
import { enoughNames } from './name-count.ts';
import { isEnumerated, weighNeighbours } from './neighbour.ts';
import { positionOf, type SentencePosition } from './position.ts';
import { namedSiblings } from './sibling.ts';
import { weights } from './weight.ts';
import { calendar, modifiers } from './word-data.ts';

/** What the whole answer says about one brand, beyond a single occurrence. */
export interface BrandContext {
  cited: boolean;
  retrieved: boolean;
  /** Number of other brands in the answer whose names have no other meaning. */
  coMentions: number;
  otherAlias: boolean;
  /** Names in the answer that are in no dictionary, also of brands that nobody looks for (`countNames`). */
  names: number;
  inPrompt: boolean;
  /** The prompt asks for products, shops or makers. Lists in the answer are then lists of names. */
  seeksNames: boolean;
  contextTerms: number;
  /** The answer also writes the word in lower case. */
  isWord: boolean;
  negativeOffsets: readonly number[];
  /** Offsets of words that belong to the ordinary meaning ("orchard" for Apple). */
  topicOffsets: readonly number[];
  caseRule: CaseRule;
  learned: LearnedRule | undefined;
}

/** Log-odds that the occurrence means the brand, from the occurrence itself and its surroundings. */
export function weigh(
  occurrence: Occurrence,
  answer: ParsedAnswer,
  sentence: Sentence | undefined,
  brand: BrandContext,
): number {
  const { pattern } = occurrence;
  let sum = pattern.learned;
  if (brand.learned) sum += learnedWords(occurrence, answer, brand.learned);
  if (pattern.rule === 'variant') sum += weights.variant;
  if (occurrence.boundary === 'inflected' && !pattern.stem) sum += weights.inflected;
  if (pattern.plain && pattern.letters <= 4 && hasDiacritics(occurrence.matched))
    sum += weights.addedDiacritics;
  sum += weighTerms(brand.negativeOffsets, sentence, weights.negativeInSentence, weights.negativeElsewhere);
  if (pattern.risk === 'distinct') return sum + weighDistinct(occurrence, brand.caseRule);
  sum += pattern.risk === 'short' ? weighShort(occurrence, brand.caseRule) : 0;
  if (sentence) {
    const line = answer.lines[sentence.line] as Line;
    const position = positionOf(answer.text, occurrence.start, sentence, line);
    if (pattern.risk === 'word') sum += weighWord(occurrence, answer, sentence, line, position, brand);
    if (position === 'head' && brand.seeksNames) sum += weights.headWhereNamesAreSought;
    sum += weighNeighbours(occurrence, answer, sentence, line, position, brand);
    sum += weighTerms(brand.topicOffsets, sentence, weights.topicInSentence, weights.topicElsewhere);
    if (line.role === 'code') sum += weights.code;
  } else sum += weights.code;
  return sum + weighAnswer(brand);
}

/** Characters that may stand before the first word of an item: emphasis, a bracket, a check mark. */
const markSigns = 4;

const longestAcronym = 4;

/** More words against a brand than this say nothing new: a text repeats the words of its subject. */
const countedTerms = 3;

function weighTerms(
  offsets: readonly number[],
  sentence: Sentence | undefined,
  near: number,
  far: number,
): number {
  let sum = 0;
  for (let at = 0; at < offsets.length && at < countedTerms; at++) {
    const offset = offsets[at] as number;
    sum += sentence !== undefined && offset >= sentence.start && offset < sentence.end ? near : far;
  }
  return sum;
}

function weighDistinct({ casing, pattern }: Occurrence, rule: CaseRule): number {
  if (rule === 'insensitive' || casing === 'exact' || casing === 'uncased') return weights.distinct;
  if (casing === 'lower' && pattern.rare) return weights.rareLower;
  if (casing === 'upper' || casing === 'title') return weights.distinctLowerLong;
  if (casing === 'mixed') return weights.distinctOther;
  return pattern.letters >= 5 || pattern.cases.length > pattern.letters
    ? weights.distinctLowerLong
    : weights.distinctLowerShort;
}

function weighShort({ casing, pattern }: Occurrence, rule: CaseRule): number {
  if (casing === 'exact' || casing === 'uncased') {
    if (pattern.letters === 1) return weights.shortExact.one;
    return pattern.letters === 2 ? weights.shortExact.two : weights.shortExact.three;
  }
  return rule === 'insensitive' ? weights.shortOtherInsensitive : weights.shortOther;
}

function weighWord(
  occurrence: Occurrence,
  answer: ParsedAnswer,
  sentence: Sentence,
  line: Line,
  position: SentencePosition,
  brand: BrandContext,
): number {
  const { pattern, casing } = occurrence;
  const lower = brand.caseRule === 'insensitive' ? weights.wordLowerInsensitive : weights.wordLower;
  if (casing === 'uncased') return weights.wordUncased;
  if (casing === 'exact' && pattern.innerUpper) return weights.wordInnerCapital;
  if (casing === 'lower' || (casing === 'exact' && pattern.allLower)) return lower;
  if (casing === 'mixed') return weights.wordMixed;
  let sum = pattern.words > 1 ? weights.wordPhrase : 0;
  const from = line.role === 'row' ? line.content : sentence.start;
  if (isUpperCase(answer.text, from, sentence.end, occurrence.end - occurrence.start + 6))
    return sum + weights.upperLine;
  if (pattern.allUpper && casing === 'exact' && pattern.letters > 1) return sum + weights.wordAllCaps;
  // A word in capitals may be another word: RAM is not Ram.
  if (casing === 'upper' && pattern.words === 1) sum += weighCapitals(pattern, position);
  if (pattern.dominant) sum += weights.dominant;
  if (calendar.has(pattern.text) && position !== 'head') sum += weights.calendar;
  // The name is the whole sentence, as in "Which printer? Brother."
  if (position === 'start' && sentence.end - occurrence.end <= 1 && !modifiers.has(pattern.text))
    sum += weights.alone;
  const isForeign = !pattern.languages.includes(answer.language);
  if (position !== 'middle') sum += weights.position[position];
  else if (line.role !== 'row' && isTitleCase(answer.text, sentence.start, sentence.end))
    sum += isInSeries(occurrence, answer, sentence, line, brand)
      ? weights.position.middle
      : weights.titleCase;
  // German capitalises every noun.
  else if (answer.language === 'de' && !isForeign) sum += weights.nounLanguage;
  else sum += pattern.proper ? weights.properMiddle : weights.position.middle;
  if (isForeign) sum += weights.foreignWord;
  if (opensLine(occurrence, line)) {
    const named = namedSiblings(answer, sentence.line);
    if (named !== null) sum += named * weights.namedSiblings + (1 - named) * weights.phraseSiblings;
  }
  if (position === 'head' && line.role === 'row')
    sum += line.ordinal === null ? weights.tableHeader : weights.tableCell;
  return sum;
}

/** A short word in capitals may be an acronym. A longer one is a name, or written in capitals for emphasis. */
function weighCapitals({ letters, text }: NamePattern, position: SentencePosition): number {
  if (position === 'head' && letters > longestAcronym && !modifiers.has(text)) return 0;
  if (letters > longestAcronym && !modifiers.has(text))
    return position === 'middle' ? weights.shoutedInside : weights.shoutedAtStart;
  return position === 'middle' ? weights.acronymInside : weights.acronymAtStart;
}

function opensLine({ start }: Occurrence, line: Line): boolean {
  return start - line.content <= markSigns;
}

/** Whether the items of a series are names: "Delta, JetBlue, United", but not "Sizes: Small, Medium, Large". */
function isInSeries(
  { start, end }: Occurrence,
  { text }: ParsedAnswer,
  sentence: Sentence,
  line: Line,
  brand: BrandContext,
): boolean {
  if (line.role === 'heading' || !isEnumerated(text, start, end)) return false;
  if (brand.seeksNames || brand.coMentions > 0) return true;
  const capitals = text.slice(sentence.start, sentence.end).match(/\p{Lu}\p{L}+/gu) ?? [];
  return capitals.some((word) => languagesOfWord(word.toLowerCase()) === '');
}

function weighAnswer(brand: BrandContext): number {
  let sum = 0;
  if (brand.cited) sum += weights.cited;
  else if (brand.retrieved) sum += weights.retrieved;
  if (brand.otherAlias) sum += weights.otherAlias;
  sum += Math.max(weighCoMentions(brand.coMentions), weighNames(brand));
  if (brand.inPrompt) sum += weights.prompt;
  // The answer names nothing else and nobody asked for names: it is about the thing itself ("the puma").
  if (brand.isWord && !brand.seeksNames && brand.names < enoughNames && brand.coMentions === 0)
    sum += weights.lowerElsewhere;
  sum += weights.contextTerm * Math.min(countedTerms, brand.contextTerms);
  return Math.min(weights.answerLimit, sum);
}

function weighCoMentions(count: number): number {
  if (count > 1) return weights.manyCoMentions;
  return count === 1 ? weights.coMention : 0;
}

function weighNames({ names, seeksNames }: BrandContext): number {
  if (names >= enoughNames) return seeksNames ? weights.manyCoMentions : weights.coMention;
  return names > 0 && seeksNames ? weights.fewNames : 0;
}

/** Whether Latin letters have diacritics. In other scripts diacritics are optional and say nothing. */
function hasDiacritics(span: string): boolean {
  return /[^\u0020-\u007e]/.test(span) && /[a-z]\p{M}/iu.test(span.normalize('NFD'));
}
