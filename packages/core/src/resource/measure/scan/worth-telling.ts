import type { Difference } from '@svc/contract/measure/scan';

/** The chance by which a level that has not changed may look as far off. */
const surely = 0.02;

type Tested = Pick<Difference, 'verdict' | 'value' | 'pValue'>;

/**
 * Whether a message tells of the change since the scan before. Each scan is a chance to be wrong: of half-years of weekly scans without
 * a change, 43 to 81 of 100 had one that differs from the scan before by more than its answers explain. So the scan also has to be off the
 * level of those before it, days included, where there is one: 3 to 19 of 100 are left, and a fall by 10 points on 50 prompts × 3 × 3
 * engines is told at once in 90 to 95 of 100, not 93 to 98. Scans that come daily need no second look here: the next would show no change from this one.
 *
 * @param lasting the change from the level before; null where there are too few comparable scans
 */
export function isWorthTelling({ verdict, value, ...change }: Tested, lasting: Tested | null): boolean {
  if ((verdict !== 'rise' && verdict !== 'fall') || value === null) return false;
  const test = lasting ?? { value, ...change };
  return test.value !== null && test.pValue !== null && test.value * value > 0 && test.pValue <= surely;
}
