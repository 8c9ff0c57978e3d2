/**
 * Everything random here is a function of text: the same seed, engine, prompt and sample give the same answer on
 * every machine and in any order of calls.
 */

/** Two independent 32-bit hashes of a text (cyrb53's mixing), so that 53 bits are available. */
export function hashText(text: string, seed = 0): [number, number] {
  let first = 0xdeadbeef ^ seed;
  let second = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return [first >>> 0, second >>> 0];
}

/** A uniform number in the open interval (0, 1), decided by the text alone. */
export function uniformOf(text: string): number {
  const [first, second] = hashText(text);
  return ((first >>> 5) * 67108864 + (second >>> 6) + 0.5) / 9007199254740992;
}

/** A standard normal number decided by the text alone (Box-Muller). */
export function normalOf(text: string): number {
  const radius = Math.sqrt(-2 * Math.log(uniformOf(`${text}|r`)));
  return radius * Math.cos(2 * Math.PI * uniformOf(`${text}|a`));
}

export type RandomSource = () => number;

/** A stream of uniforms in [0, 1) (sfc32) that starts from a text. */
export function randomFrom(text: string): RandomSource {
  let [a, b] = hashText(text);
  let [c, counter] = hashText(text, 1);
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  return next;
}

/** One element, chosen by the source. Throws RangeError on an empty list. */
export function pick<T>(random: RandomSource, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('cannot pick from an empty list');
  return chosen;
}
