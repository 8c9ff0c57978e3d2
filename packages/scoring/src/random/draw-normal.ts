import type { Random } from './random.ts';

/** One standard normal draw. Method: Marsaglia's polar method (1964); the second value is not kept, so draws have no hidden state. */
export function drawNormal(random: Random): number {
  for (;;) {
    const u = 2 * random() - 1;
    const v = 2 * random() - 1;
    const s = u * u + v * v;
    if (s > 0 && s < 1) return u * Math.sqrt((-2 * Math.log(s)) / s);
  }
}
