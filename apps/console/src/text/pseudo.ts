const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][index] ?? letter,
  ]),
);

/** Every word as some other language would have it: other letters, and 40% longer. */
const disguise = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const longer = word + word.slice(0, Math.ceil(word.length * 0.4));
    return [...longer].map((letter) => accents[letter] ?? letter).join('');
  });

const known = new WeakMap<object, object>();

/**
 * A catalogue of words in a language that nobody speaks: what stays plain on a page does not come from a catalogue, and
 * what is cut off has no room for German either. Chosen by `localStorage.language = 'en-XA'`; the browser tests do.
 */
export function pseudo<T>(words: T): T {
  if (typeof words === 'string') return disguise(words) as T;
  if (typeof words === 'function') {
    const of = words as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => pseudo(of(...given))) as T;
  }
  if (words === null || typeof words !== 'object') return words;
  const made =
    known.get(words) ??
    (Array.isArray(words)
      ? words.map(pseudo)
      : Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudo(value)])));
  known.set(words, made);
  return made as T;
}
