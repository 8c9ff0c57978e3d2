import type { Line } from '../layout/line.ts';
import type { ParsedAnswer } from '../layout/parsed-answer.ts';
import { isLetter } from '../match/character.ts';
import { languagesOfWord } from '../match/risk.ts';

/** How many lines of a list are looked at on each side, and how many items are counted. */
const reach = 14;
const counted = 4;
/** Words of an item's head: what stands before its dash, colon or description. */
const headWords = 5;

/**
 * Whether the items beside a line are headed by names (1), by phrases of ordinary words (0) or in between; null when there
 * are none to tell by. "Wave" among "Xero" and "FreshBooks" is a product, beside "Ease of use" a label.
 */
export function namedSiblings(answer: ParsedAnswer, index: number): number | null {
  const { text, lines } = answer;
  const own = lines[index] as Line;
  if (own.role === 'code') return null;
  // Lines of text count as items when each opens with a label: "Equinox: towels".
  const isText = own.role === 'text';
  if (isText && !isLabelled(text, own)) return null;
  let sum = 0;
  let count = 0;
  for (const step of [-1, 1]) {
    let taken = 0;
    for (let at = index + step; Math.abs(at - index) <= reach && taken < counted; at += step) {
      const line = lines[at];
      if (!line) break;
      if (line.role === 'heading' && (own.role !== 'heading' || line.level < own.level)) break;
      if (line.role !== own.role || line.level !== own.level) continue;
      if (isText && !isLabelled(text, line)) break;
      const named = headOf(answer, line);
      if (named === null) continue;
      taken++;
      sum += named;
      count++;
    }
  }
  return count === 0 ? null : sum / count;
}

/** A few words from the line's start and a colon or dash. */
const labelled = /^[^.!?:–—]{1,40}(?::| [–—-] )/u;

function isLabelled(text: string, { content, end }: Line): boolean {
  return labelled.test(text.slice(content, Math.min(end, content + longestHead)));
}

const small = new Set('a an and as at by de for from in la le of on or the to with'.split(' '));
/** An item's head is read no further than this. */
const longestHead = 64;
const marks = ' *_["“';
const innerSigns = "'’&+.!";

/** Every item of a list asks for the same heads. */
function headOf({ text, heads }: ParsedAnswer, line: Line): number | null {
  let head = heads.get(line);
  if (head === undefined) {
    head = weighHead(text, line);
    heads.set(line, head);
  }
  return head;
}

/** 1: a name in no dictionary; 0.5: several capitalised words; 0: a phrase; null: one ordinary word, undecided. */
function weighHead(text: string, line: Line): number | null {
  const limit = Math.min(line.end, line.content + longestHead);
  let words = 0;
  let lower = 0;
  for (let at = line.content; at < limit; ) {
    const first = text.charAt(at);
    const from = at;
    if (isLetter(first.charCodeAt(0))) {
      while (at < limit && isInWord(text, at)) at++;
      // A number belongs to the head ("Ghost 16"). A dash, a colon or a bracket ends it.
      if (first >= '0' && first <= '9') continue;
      if (words++ >= headWords) break;
      const word = text.slice(from, at);
      if (small.has(word)) continue;
      if (first === first.toLowerCase()) {
        if (/^\p{Ll}+\p{Lu}/u.test(word)) return 1;
        lower++;
      } else if (isName(word)) return 1;
    } else if (marks.includes(first)) at++;
    else break;
  }
  if (words === 1) return null;
  return words > 0 && lower === 0 ? 0.5 : 0;
}

function isInWord(text: string, at: number): boolean {
  return isLetter(text.charCodeAt(at)) || innerSigns.includes(text.charAt(at));
}

function isName(word: string): boolean {
  const folded = word.toLowerCase();
  if (languagesOfWord(folded) !== '') return false;
  const bare = folded.replace(/['’]s$|[.!'’]{1,9}$/, '');
  return bare === folded || languagesOfWord(bare) === '';
}
