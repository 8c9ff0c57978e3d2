import { isLetter } from '../match/character.ts';
import { languagesOfWord } from '../match/risk.ts';

/** Counting stops here: more names add no evidence. */
export const enoughNames = 3;
const shortestName = 3;

/**
 * How many different names stand in an answer, up to `enoughNames`: capitalised words that no dictionary has. Whoever
 * lists HelloFresh and Instacart means a shop by "Target", even when those are none of the brands looked for.
 */
export function countNames(text: string, language: string): number {
  // German capitalises every noun, and there is no dictionary of them here.
  if (language === 'de') return 0;
  const names = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x41 || unit > 0x5a) continue;
    const from = at;
    while (at < text.length && isLetter(text.charCodeAt(at))) at++;
    if (at - from < shortestName || isInWord(text, from)) continue;
    if (language === 'en' || opensNothing(text, from)) {
      const word = text.slice(from, at).toLowerCase();
      if (languagesOfWord(word) === '' && names.add(word).size >= enoughNames) return enoughNames;
    }
  }
  return names.size;
}

function isInWord(text: string, at: number): boolean {
  return at > 0 && isLetter(text.charCodeAt(at - 1));
}

/** Whether a word stands inside a sentence. The first word has a capital in any case. */
function opensNothing(text: string, at: number): boolean {
  if (at < 2) return false;
  const before = text.charCodeAt(at - 1);
  if (before >= 0x2e80) return true;
  return before === 0x20 && /[\p{L},]/u.test(text.charAt(at - 2));
}
