/** A source of uniform numbers in [0, 1). Every function that draws takes one as an argument. */
export type Random = () => number;

/**
 * Seeded uniform generator: sfc32 (Chris Doty-Humphrey, PractRand), state filled from the seed by
 * splitmix32, first 12 outputs discarded. 53-bit doubles from two 32-bit words.
 * The same seed gives the same sequence on every platform.
 *
 * @param seed any safe integer; both its 32-bit halves count
 */
export function createRandom(seed: number): Random {
  if (!Number.isSafeInteger(seed)) throw new RangeError('seed must be a safe integer');
  let mix = (seed ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b9)) | 0;
  const splitmix = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix();
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let discarded = 0; discarded < 12; discarded += 1) next();
  return () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}
