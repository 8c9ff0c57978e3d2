import type { Casing } from '../match/casing.ts';
import { edge } from '../match/edge.ts';
import { kind, kindOf } from '../match/fold.ts';
import type { NamePattern } from '../match/pattern.ts';
import type { CaseRule, LearnedRule } from '../types.ts';
import type { Line, Sentence } from './layout.ts';
import {
  isTitleCase,
  isUpperCase,
  type Position,
  positionOf,
  type Scene,
  wordAfter,
  wordBefore,
} from './scene.ts';
import { weights } from './weight.ts';

/** One occurrence of a written form of a name, at a word's edges. Units are folded, offsets original. */
export interface Occurrence {
  pattern: NamePattern;
  startUnit: number;
  endUnit: number;
  start: number;
  end: number;
  /** The text between them. */
  matched: string;
  edge: number;
  casing: Casing;
}

/** What the whole answer says about one brand, beyond a single occurrence. */
export interface BrandContext {
  cited: boolean;
  retrieved: boolean;
  /** Other brands whose names are unmistakable and occur. */
  coMentions: number;
  otherAlias: boolean;
  inPrompt: boolean;
  contextTerms: number;
  negativeOffsets: readonly number[];
  /** Where words of the ordinary sense stand ("orchard" for Apple). */
  topicOffsets: readonly number[];
  caseRule: CaseRule;
  learned: LearnedRule | undefined;
}

const verbs = new Set(
  (
    'is are was has have had offers offer provides provide lets allows also can will supports integrates focuses includes ' +
    'remains makes made gives delivers combines helps works stands excels announced launched introduced acquired sells ' +
    'uses charges costs starts features comes ranks leads specializes targets caters does did would could should may ' +
    'might still now recently currently already ist sind hat bietet est a propose offre es tiene ofrece è ha offre'
  ).split(' '),
);
// What follows a verb or noun at the start of a sentence, and hardly ever a name: "Target your", "Notion of".
const functionWords = new Set(
  (
    'the a an your their this that these those our my his her its of to sure out up off it them us me you we they all any ' +
    'some each every more what how why'
  ).split(' '),
);
const connectives = new Set(
  'and or but for with in on at by from as if when which who where vs versus plus too also not'.split(' '),
);
const companyWords = new Set(
  (
    'inc llc ltd corp corporation co gmbh ag sa plc company app apps crm software platform ai ceo cfo cto labs studio pro ' +
    'plus premium enterprise business pricing plan plans integration integrations api customers users team account ' +
    'website store stores brand products suite cloud pay card one go hq shoppers employees'
  ).split(' '),
);
const comparing = new Set(
  'vs versus like unlike via from by with using use uses alternatives alternative and or than try choose'.split(
    ' ',
  ),
);
const determiners = new Set(
  'the a an your every each this that any no some der die das ein eine le la les un une el los'.split(' '),
);

/** Log-odds that the occurrence means the brand, from the occurrence itself and its surroundings. */
export function weigh(
  occurrence: Occurrence,
  scene: Scene,
  sentence: Sentence | undefined,
  brand: BrandContext,
): number {
  const { pattern } = occurrence;
  let sum = pattern.learned;
  if (brand.learned) sum += learnedWords(occurrence, scene, brand.learned);
  if (pattern.rule === 'variant') sum += weights.variant;
  if (occurrence.edge === edge.inflected && !pattern.stem) sum += weights.inflected;
  if (pattern.plain && pattern.letters <= 4 && hasDiacritics(occurrence.matched))
    sum += weights.addedDiacritics;
  sum += weighTerms(brand.negativeOffsets, sentence, weights.negativeInSentence, weights.negativeElsewhere);
  if (pattern.risk === 'distinct') return sum + weighDistinct(occurrence, brand.caseRule);
  sum += pattern.risk === 'short' ? weighShort(occurrence, brand.caseRule) : 0;
  if (sentence) {
    const line = scene.lines[sentence.line] as Line;
    const position = positionOf(scene, occurrence.start, sentence, line);
    if (pattern.risk === 'word')
      sum += weighWord(occurrence, scene, sentence, line, position, brand.caseRule);
    sum += weighNeighbours(occurrence, scene, line, position, brand.coMentions);
    sum += weighTerms(brand.topicOffsets, sentence, weights.topicInSentence, weights.topicElsewhere);
    if (line.role === 'code') sum += weights.code;
  } else sum += weights.code;
  return sum + weighAnswer(brand);
}

/** At most so many words against a brand count: the same subject repeats its words. */
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
  scene: Scene,
  sentence: Sentence,
  line: Line,
  position: Position,
  rule: CaseRule,
): number {
  const { pattern, casing } = occurrence;
  const lower = rule === 'insensitive' ? weights.wordLowerInsensitive : weights.wordLower;
  if (casing === 'uncased') return weights.wordUncased;
  if (casing === 'exact' && pattern.innerUpper) return weights.wordInnerCapital;
  if (casing === 'lower' || (casing === 'exact' && pattern.allLower)) return lower;
  if (casing === 'mixed') return weights.wordMixed;
  let sum = pattern.words > 1 ? weights.wordPhrase : 0;
  const from = line.role === 'row' ? line.content : sentence.start;
  if (isUpperCase(scene.text, from, sentence.end, occurrence.end - occurrence.start + 6))
    return sum + weights.upperLine;
  if (pattern.allUpper && casing === 'exact' && pattern.letters > 1) return sum + weights.wordAllCaps;
  const isForeign = !pattern.languages.includes(scene.language);
  if (position !== 'middle') sum += weights.position[position];
  else if (line.role !== 'row' && isTitleCase(scene.text, sentence.start, sentence.end))
    sum += weights.titleCase;
  // German capitalises every noun.
  else if (scene.language === 'de' && !isForeign) sum += weights.nounLanguage;
  else sum += pattern.proper ? weights.properMiddle : weights.position.middle;
  if (isForeign) sum += weights.foreignWord;
  if (position === 'head' && line.role === 'row')
    sum += line.ordinal === null ? weights.tableHeader : weights.tableCell;
  return sum;
}

function weighNeighbours(
  occurrence: Occurrence,
  scene: Scene,
  line: Line,
  position: Position,
  coMentions: number,
): number {
  const { pattern, startUnit, endUnit, start, end } = occurrence;
  const { text } = scene;
  const next = wordAfter(scene, endUnit);
  const previous = wordBefore(scene, startUnit);
  const atStart = position !== 'middle';
  const capitalAfter = /\p{Lu}/u.test(text.charAt(scene.folded.offsets[endUnit + 1] ?? 0));
  let sum = weighNext(pattern, next, atStart, capitalAfter, position);
  if (pattern.before.has(previous))
    sum += determiners.has(previous) ? weights.weakExpression : weights.fixedExpression;
  else if (position === 'colon' && pattern.before.has(labelBefore(scene, start)))
    sum += weights.fixedExpression;
  else if (determiners.has(previous) && !companyWords.has(next)) sum += weights.determiner;
  else if (comparing.has(previous)) sum += weights.comparedBefore;
  const after = text.charAt(end);
  if (/['’]/.test(after) && /s/i.test(text.charAt(end + 1))) sum += weights.possessive;
  if (/[™®©℠]/.test(after)) sum += weights.companyWordAfter;
  if (after === ',' && atStart && line.role === 'text') sum += weights.commaAfterStart;
  if (text.charAt(start - 1) === '-' || after === '-') sum += weights.hyphenated;
  if (text.charAt(start - 1) === '[' && text.startsWith('](', end)) sum += weights.exactLink;
  if (isEmphasised(text, start, end)) sum += weights.exactEmphasis;
  if (atStart && coMentions === 0 && isLabel(text, end)) sum += weights.label;
  return sum;
}

function weighNext(
  pattern: NamePattern,
  next: string,
  atStart: boolean,
  capitalAfter: boolean,
  position: Position,
): number {
  if (next === '') return 0;
  if (pattern.after.has(next)) {
    const weak = functionWords.has(next) || connectives.has(next) || verbs.has(next);
    return !atStart && weak && !capitalAfter ? weights.weakExpression : weights.fixedExpression;
  }
  if (companyWords.has(next)) return weights.companyWordAfter;
  // "Jordan Peterson", "Jackson Hole": another name goes on.
  if (capitalAfter) return pattern.proper ? weights.properBeforeName : 0;
  if (verbs.has(next)) return atStart ? weights.verbAfter : 0.5;
  if (!atStart) return 0;
  if (functionWords.has(next)) return weights.functionWordAfter;
  // "Signal processing", "Wave heights": a noun follows a noun, while a verb in -s or -ed may follow a name.
  const isVerbLike = connectives.has(next) || /(?:s|ed)$/.test(next) || !/^[a-z]/.test(next);
  return position === 'start' && !isVerbLike ? weights.nounAfter : 0;
}

/** `**Budget:** …` and `Budget: …`: a label for what follows, as likely as a name. */
function isLabel(text: string, end: number): boolean {
  let at = end;
  while (text.charAt(at) === '*' || text.charAt(at) === '_') at++;
  return text.charAt(at) === ':';
}

/** The word before a colon that stands before the occurrence: "Difficulty: Medium". */
function labelBefore({ text }: Scene, start: number): string {
  return (
    /(\p{L}+)[\s*_]*:[\s*_]*$/u.exec(text.slice(Math.max(0, start - 32), start))?.[1]?.toLowerCase() ?? ''
  );
}

function weighAnswer(brand: BrandContext): number {
  let sum = 0;
  if (brand.cited) sum += weights.cited;
  else if (brand.retrieved) sum += weights.retrieved;
  if (brand.otherAlias) sum += weights.otherAlias;
  if (brand.coMentions > 1) sum += weights.manyCoMentions;
  else if (brand.coMentions === 1) sum += weights.coMention;
  if (brand.inPrompt) sum += weights.prompt;
  sum += weights.contextTerm * Math.min(countedTerms, brand.contextTerms);
  return Math.min(weights.answerLimit, sum);
}

/** `**Square**` and `**Square:**`: the name alone, not a phrase that contains it. */
function isEmphasised(text: string, start: number, end: number): boolean {
  const opener = text.charAt(start - 1);
  if (opener !== '*' && opener !== '_') return false;
  const closer = text.charAt(end) === ':' ? text.charAt(end + 1) : text.charAt(end);
  return closer === opener;
}

/** Diacritics on Latin letters; other scripts write theirs at will. */
function hasDiacritics(span: string): boolean {
  return /[^\u0020-\u007e]/.test(span) && /[a-z]\p{M}/iu.test(span.normalize('NFD'));
}

/** How many words to each side a verdict's words are looked for. */
export const learnedReach = 6;

function learnedWords(occurrence: Occurrence, scene: Scene, learned: LearnedRule): number {
  let sum = 0;
  for (const word of neighbours(scene, occurrence)) sum += learned.words[word] ?? 0;
  return Math.max(-4, Math.min(4, sum));
}

function neighbours(scene: Scene, { startUnit, endUnit }: Occurrence): Set<string> {
  const { folded } = scene;
  const words = new Set<string>();
  for (const direction of [-1, 1]) {
    let at = direction < 0 ? startUnit - 1 : endUnit;
    for (let count = 0; count < learnedReach && at >= 0 && at < folded.length; count++) {
      while (at >= 0 && at < folded.length && kindOf(folded.units[at] as number) !== kind.letter)
        at += direction;
      const from = at;
      while (at >= 0 && at < folded.length && kindOf(folded.units[at] as number) === kind.letter)
        at += direction;
      if (at !== from) words.add(direction < 0 ? folded.text(at + 1, from + 1) : folded.text(from, at));
    }
  }
  return words;
}
