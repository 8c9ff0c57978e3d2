import type { components } from '@svc/client';

export type Frame = 'tracked' | 'market';
export type Measure = 'presence' | 'mention' | 'citation';
type HeadToHead = components['schemas']['HeadToHead'];
export type HeadToHeadTable = components['schemas']['HeadToHeadTable'];
type Tested = components['schemas']['TestedHeadToHead'];
export interface Brand {
  id: string;
  name: string;
}

/** More rivals than these are not tested one by one: the page would wait for them. */
export const mostRivals = 8;

/** The test in the frame of the filter bar. */
export const testIn = (result: Tested, frame: Frame): HeadToHead =>
  frame === 'market' ? result : result.tracked;

/** Presence where every brand has a site to be cited by; else all figures are of mentions. */
export const measureOf = (brands: readonly { domains: readonly string[] }[]): 'presence' | 'mention' =>
  brands.every(({ domains }) => domains.length > 0) ? 'presence' : 'mention';

export interface Stand {
  brand: Brand;
  test: HeadToHead;
}

/** Each rival's test on one surface, those furthest ahead of you first. */
export const standsOn = (
  tables: ReadonlyMap<string, HeadToHeadTable>,
  rivals: readonly Brand[],
  { surface, frame }: { surface: string; frame: Frame },
): Stand[] =>
  rivals
    .flatMap((brand): Stand[] => {
      const found = tables.get(brand.id)?.bySurface.find((one) => one.surface === surface);
      return found ? [{ brand, test: testIn(found.result, frame) }] : [];
    })
    .sort((one, other) => (one.test.value ?? 0) - (other.test.value ?? 0));

/**
 * Subject of the headline: the nearest significant lag, else the nearest significant lead; and rivals that cannot be told
 * apart.
 */
export function nearestOf(stands: readonly Stand[]): {
  nearest: Stand | null;
  apart: Stand[];
  led: number;
} {
  const by = (verdict: HeadToHead['verdict']): Stand[] =>
    stands
      .filter(({ test }) => test.verdict === verdict && test.value !== null && test.ci !== null)
      .toSorted((one, other) => Math.abs(one.test.value ?? 0) - Math.abs(other.test.value ?? 0));
  const [behind, ahead] = [by('behind'), by('ahead')];
  return {
    nearest: behind[0] ?? ahead[0] ?? null,
    apart: by('no_difference_shown'),
    led: ahead.length - (behind.length === 0 && ahead.length > 0 ? 1 : 0),
  };
}
