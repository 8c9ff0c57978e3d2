import { normalCdf, z95 } from '../distribution/index.ts';

const alpha = 0.05;

/**
 * The two-sided level of each planned look, 5% in all: the increments of O’Brien and Fleming’s spending
 * function, 2 − 2Φ(1.96/√t) (Lan and DeMets 1983), each spent separately (Bonferroni), so that it holds
 * however looks depend on one another. Early looks cost little; the last keeps about half of the level. One
 * look: 5%.
 *
 * @returns look by look, first to last
 */
export function levelsOfLooks(looks: number): number[] {
  const spent = (share: number): number => 2 * normalCdf(-z95 / Math.sqrt(share));
  return Array.from(
    { length: looks },
    (_, at) => spent((at + 1) / looks) - (at === 0 ? 0 : spent(at / looks)),
  );
}

/**
 * The level of a look when it is unknown how many there will be: half of what is left, 5% in all. The first
 * counts from 1.
 */
export const levelOfNextLook = (look: number): number => alpha / 2 ** (look - 1);
