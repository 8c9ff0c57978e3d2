import { languagesOfWord } from '../match/risk.ts';
import type { Line } from './layout.ts';
import type { Scene } from './scene.ts';

/** How far a list is looked through on each side, in lines and in items. */
const reach = 14;
const counted = 4;
/** Words of an item's head: what stands before its dash, colon or description. */
const headWords = 5;

/**
 * Whether the items beside a line are headed by names (1), by phrases of ordinary words (0) or in between; null when there
 * are none to tell by. "Wave" among "Xero" and "FreshBooks" is a product, beside "Ease of use" a label.
 */
export function namedSiblings(scene: Scene, index: number): number | null {
  const { lines, heads } = scene;
  const own = lines[index] as Line;
  if (own.role === 'text' || own.role === 'code') return null;
  let sum = 0;
  let count = 0;
  for (const step of [-1, 1]) {
    let taken = 0;
    for (let at = index + step; Math.abs(at - index) <= reach && taken < counted; at += step) {
      const line = lines[at];
      if (!line) break;
      if (line.role === 'heading' && (own.role !== 'heading' || line.level < own.level)) break;
      if (line.role !== own.role || line.level !== own.level) continue;
      let named = heads[at];
      if (named === undefined) {
        named = readHead(scene.text, line);
        heads[at] = named;
      }
      if (named === null) continue;
      taken++;
      sum += named;
      count++;
    }
  }
  return count === 0 ? null : sum / count;
}

const word = /\p{L}[\p{L}\p{N}'’&+.!]*|[^\s\p{L}*_["“]/gu;
const small = new Set('a an and as at by de for from in la le of on or the to with'.split(' '));

/** 1: a name that no dictionary has; 0.5: Several Capitals; 0: a phrase; null: one ordinary word, which may be either. */
function readHead(text: string, line: Line): number | null {
  let words = 0;
  let lower = 0;
  for (const [token] of text.slice(line.content, Math.min(line.end, line.content + 64)).matchAll(word)) {
    const first = token.charAt(0);
    const isCapital = first !== first.toLowerCase();
    if (!isCapital && first === first.toUpperCase()) {
      // A sign or a number: "Ghost 16" goes on, a dash or a colon ends the head.
      if (/\d/.test(first)) continue;
      break;
    }
    if (words++ >= headWords) break;
    if (small.has(token)) continue;
    if (/\p{Ll}\p{Lu}/u.test(token)) return 1;
    if (!isCapital) lower++;
    else if (languagesOfWord(token.toLowerCase().replace(/['’]s$|[.!]+$/, '')) === '') return 1;
  }
  if (words === 1) return null;
  return words > 0 && lower === 0 ? 0.5 : 0;
}
