import type { NamePattern } from '../match/pattern.ts';
import type { Occurrence } from './evidence.ts';
import type { Line, Sentence } from './layout.ts';
import { isTitleCase, type Position, type Scene, wordAfter, wordBefore } from './scene.ts';
import { weights } from './weight.ts';
import {
  companyWords,
  comparing,
  connectives,
  determiners,
  functionWords,
  owners,
  verbs,
} from './word-data.ts';

/** Log-odds from the words and signs beside an occurrence. */
export function weighNeighbours(
  occurrence: Occurrence,
  scene: Scene,
  sentence: Sentence,
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
  sum += weighList(text, end, atStart);
  if (pattern.risk === 'word' && position === 'middle' && line.role !== 'row') {
    const isTitle = isTitleCase(text, sentence.start, sentence.end);
    if (!isTitle && isTail(scene, startUnit, previous, sentence)) sum += weights.insideLongerName;
    if (capitalAfter && determiners.has(previous) && !companyWords.has(next))
      sum += weights.determinerAndName;
  }
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
  if (companyWords.has(next)) return companyWords.has(pattern.folded) ? 0 : weights.companyWordAfter;
  // "Jordan Peterson", "Jackson Hole": another name goes on.
  if (capitalAfter) return pattern.proper && position !== 'head' ? weights.properBeforeName : 0;
  if (verbs.has(next)) return atStart ? weights.verbAfter : 0.5;
  if (!atStart) return 0;
  if (functionWords.has(next)) return weights.functionWordAfter;
  if (connectives.has(next) || !/^[a-z]/.test(next)) return 0;
  // "Signal processing", "Wave heights": a noun follows a noun, while an unknown verb in -s or -ed may follow a name.
  if (position !== 'start') return 0;
  return /(?:s|ed)$/.test(next) ? weights.verbOrNounAfter : weights.nounAfter;
}

const joining = /^(?:, (?:and |or )?| and | or | & |\/)[*_[]*(\p{L})/u;

/** "Sage and Xero" against "Sage and rosemary": what a name is listed with. */
function weighList(text: string, end: number, atStart: boolean): number {
  const sign = text.charCodeAt(end);
  if (sign !== 0x2c && sign !== 0x20 && sign !== 0x2f) return 0;
  const first = joining.exec(text.slice(end, end + 16))?.[1];
  if (first === undefined || !atStart) return 0;
  return first !== first.toLowerCase() ? weights.listedWithName : weights.listedWithWord;
}

/** "Eiffel Tower", "Paris Hilton": the tail of a longer name, unless that begins with the maker's or the sentence does. */
function isTail(scene: Scene, startUnit: number, previous: string, sentence: Sentence): boolean {
  if (previous === '' || owners.has(previous) || comparing.has(previous) || determiners.has(previous))
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
