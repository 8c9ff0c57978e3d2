import { keyOf, wordsOf } from './name.ts';
import { isPlaceOrTime } from './noise.ts';
import type { Suggestion } from './types.ts';

/**
 * "Acme CRM" beside "Acme" is one brand: the longer name becomes a spelling of the shorter. So does a place before a name
 * ("Napoli Acme"), and in Polish an inflected form.
 */
export function joinParts(found: readonly Suggestion[], language: string): Suggestion[] {
  const byKey = new Map(found.map((one) => [one.key, one]));
  const stems = new Map<string, Suggestion[]>();
  if (language === 'pl')
    for (const one of found) stems.set(stemOf(one.name), [...(stems.get(stemOf(one.name)) ?? []), one]);
  return found.filter((one) => {
    const words = one.name.split(/\s+/);
    const shorter = Array.from({ length: words.length - 1 }, (_, at) => [
      words.slice(0, words.length - 1 - at),
      isPlaceOrTime(wordsOf(words.slice(0, at + 1).join(' ')), language) ? words.slice(at + 1) : [],
    ])
      .flat()
      .map((part) => byKey.get(keyOf(part.join(' '))))
      .find((part) => part && part.aliasOf === one.aliasOf && part.answers >= one.answers);
    const whole = shorter ?? stems.get(stemOf(one.name))?.find((other) => isCommoner(other, one));
    if (!whole) return true;
    whole.spellings = [...new Set([...whole.spellings, one.name, ...one.spellings])].sort();
    return false;
  });
}

/** Polish nouns and adjectives change their last one to three letters. */
const stemOf = (name: string): string =>
  wordsOf(name)
    .map((word) => (word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 3))))
    .join(' ');

const isCommoner = (one: Suggestion, other: Suggestion): boolean =>
  one !== other &&
  (one.answers > other.answers ||
    (one.answers === other.answers &&
      (one.confidence > other.confidence || (one.confidence === other.confidence && one.key < other.key))));
