import type { NamePattern } from '../match/pattern.ts';
import { languagesOfWord } from '../match/risk.ts';
import type { BrandContext, Occurrence } from './evidence.ts';
import type { Line, Sentence } from './layout.ts';
import { isTitleCase, type Position, type Scene, wordAfter, wordBefore } from './scene.ts';
import { weights } from './weight.ts';
import {
  companyWords,
  comparing,
  connectives,
  determiners,
  foreignVerbs,
  functionWords,
  owners,
  prepositions,
  sentenceAdverbs,
  verbs,
} from './word-data.ts';

/** Log-odds from the words and signs beside an occurrence. */
export function weighNeighbours(
  occurrence: Occurrence,
  scene: Scene,
  sentence: Sentence,
  line: Line,
  position: Position,
  { coMentions, seeksNames }: Pick<BrandContext, 'coMentions' | 'seeksNames'>,
): number {
  const { pattern, startUnit, endUnit, start, end } = occurrence;
  const { text } = scene;
  const next = wordAfter(scene, endUnit);
  const previous = wordBefore(scene, startUnit);
  const atStart = position !== 'middle';
  const capitalAfter = /\p{Lu}/u.test(text.charAt(scene.folded.offsets[endUnit + 1] ?? 0));
  // "Discover it Miles", "All Free Clear": a product's name goes on behind its small word.
  const isProduct = position === 'head' && /^ \p{Ll}+[®™]? \p{Lu}/u.test(text.slice(end, end + 24));
  let sum = isProduct
    ? 0
    : weighNext(pattern, next, atStart, capitalAfter, position, scene.language === 'en');
  if (pattern.before.has(previous))
    sum += determiners.has(previous) ? weights.weakExpression : weights.fixedExpression;
  else if (position === 'colon' && pattern.before.has(labelBefore(scene, start)))
    sum += weights.fixedExpression;
  else if (determiners.has(previous) && !companyWords.has(next)) sum += weights.determiner;
  else if (comparing.has(previous)) sum += weights.comparedBefore;
  const after = text.charAt(end);
  if (/['’]/.test(after) && /s/i.test(text.charAt(end + 1))) sum += weights.possessive;
  if (/[™®©℠]/.test(after)) sum += weights.companyWordAfter;
  if (
    position === 'start' &&
    after === ',' &&
    sentenceAdverbs.has(pattern.folded) &&
    /^, \p{Ll}/u.test(text.slice(end, end + 3))
  )
    return sum + weights.sentenceAdverb;
  sum += weighList(text, end, atStart);
  if (pattern.risk === 'word' && isProductLine(scene, startUnit, previous)) sum += weights.insideLongerName;
  else if (pattern.risk === 'word' && position === 'middle' && line.role !== 'row') {
    const isTitle = isTitleCase(text, sentence.start, sentence.end);
    if (!isTitle && isTail(scene, startUnit, previous, sentence)) sum += weights.insideLongerName;
    if (capitalAfter && determiners.has(previous) && !companyWords.has(next))
      sum += weights.determinerAndName;
  }
  if (text.charAt(start - 1) === '-' || after === '-')
    sum += position === 'start' || position === 'head' ? weights.hyphenatedAtStart : weights.hyphenated;
  if (text.charAt(start - 1) === '[' && text.startsWith('](', end)) sum += weights.exactLink;
  if (isEmphasised(text, start, end)) sum += weights.exactEmphasis;
  if (atStart && coMentions === 0 && isLabel(text, end)) {
    sum += position === 'start' && !seeksNames ? weights.labelInText : weights.label;
  }
  return sum;
}

function weighNext(
  pattern: NamePattern,
  next: string,
  atStart: boolean,
  capitalAfter: boolean,
  position: Position,
  isEnglish: boolean,
): number {
  if (next === '') return 0;
  if (pattern.after.has(next)) {
    const weak = functionWords.has(next) || connectives.has(next) || verbs.has(next);
    return !atStart && weak && !capitalAfter ? weights.weakExpression : weights.fixedExpression;
  }
  if (companyWords.has(next)) return companyWords.has(pattern.folded) ? 0 : weights.companyWordAfter;
  // "Jordan Peterson", "Jackson Hole": another name goes on.
  if (capitalAfter) return pattern.proper && position !== 'head' ? weights.properBeforeName : 0;
  if (verbs.has(next) || (foreignVerbs.has(next) && !isEnglish)) return atStart ? weights.verbAfter : 0.5;
  if (!atStart) return 0;
  if (functionWords.has(next)) return weights.functionWordAfter;
  if (prepositions.has(next)) return position === 'start' ? weights.prepositionAfter : 0;
  if (connectives.has(next) || !/^[a-z]/.test(next)) return 0;
  // "Signal processing", "Wave heights": a noun follows a noun, while an unknown verb in -s or -ed may follow a name.
  if (position !== 'start') return 0;
  return /(?:s|ed)$/.test(next) ? weights.verbOrNounAfter : weights.nounAfter;
}

const joining = /^(?:, (?:and |or )?| and | or | & |\/)[*_[]*(\p{L})/u;

const series = /^(?:, (?:and |or )?| and | or | & )[*_[]*\p{Lu}[^\s,]*(?: [^\s,]+){0,2}(?:,| and | or | & )/u;
const beforeInSeries = /\p{Lu}[^\s,]*(?: [^\s,]+){0,2}(?:,| and| or| &|, and|, or) [*_[“"]*$/u;
const afterInSeries = /^[\])*_”"]*(?:[.,;)]|$| \(| and | or | & )/u;

/** Whether a capitalised word stands between or behind others: "Delta, United and Alaska", where every item is a name. */
export function isEnumerated(text: string, start: number, end: number): boolean {
  return (
    afterInSeries.test(text.slice(end, end + 8)) &&
    beforeInSeries.test(text.slice(Math.max(0, start - 48), start))
  );
}

/** "Sage and Xero" against "Sage and rosemary": what a name is listed with. */
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

/** "Salomon Quest", "Sonos Ace": behind a maker's name that no dictionary has, unless the makers are known as owners. */
function isProductLine({ text, folded, language }: Scene, startUnit: number, previous: string): boolean {
  if (language !== 'en' || previous.length < 4 || /[^a-z]/.test(previous) || owners.has(previous))
    return false;
  const offset = (folded.offsets[startUnit] as number) - 1;
  return (
    text.charAt(offset) === ' ' &&
    /^\p{Lu}\p{Ll}+$/u.test(text.slice(offset - previous.length, offset)) &&
    languagesOfWord(previous) === ''
  );
}

/** "Eiffel Tower", "Paris Hilton": the tail of a longer name, unless that begins with the maker's or the sentence does. */
function isTail(scene: Scene, startUnit: number, previous: string, sentence: Sentence): boolean {
  // "Atlassian's Loom" is Loom.
  if (
    previous === '' ||
    previous.endsWith("'s") ||
    previous.endsWith('’s') ||
    owners.has(previous) ||
    comparing.has(previous) ||
    determiners.has(previous)
  )
    return false;
  const offset = (scene.folded.offsets[startUnit] as number) - previous.length - 1;
  if (
    offset <= sentence.start + 1 ||
    scene.text.slice(offset, offset + previous.length).toLowerCase() !== previous
  )
    return false;
  const first = scene.text.charAt(offset);
  return first !== first.toLowerCase() && !/[*_[(“"]/.test(scene.text.charAt(offset - 1));
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

/** `**Square**` and `**Square:**`: the name alone, not a phrase that contains it. */
function isEmphasised(text: string, start: number, end: number): boolean {
  const opener = text.charAt(start - 1);
  if (opener !== '*' && opener !== '_') return false;
  const closer = text.charAt(end) === ':' ? text.charAt(end + 1) : text.charAt(end);
  return closer === opener;
}
