import type { Cluster } from '../interval/cluster.ts';
import { benjaminiHochberg } from './benjamini-hochberg.ts';
import { pairedChangeTest } from './paired-change.ts';

/** Anything that is measured on the same prompts in two scans: a brand, an engine, a topic. */
export interface MoverCandidate {
  id: string;
  pairs: readonly { before: Cluster; after: Cluster }[];
}

export interface Mover {
  id: string;
  change: number;
  pValue: number;
  /** Benjamini-Hochberg adjusted; at most q among the movers. */
  qValue: number;
  moved: boolean;
}

/**
 * Who really moved: a paired sign-flip test each, then Benjamini-Hochberg at q over all of them.
 * Raw p < .05 would call noise a mover in 3 of 10 cases. Largest change first; candidates without pairs never move.
 */
export function findMovers(candidates: readonly MoverCandidate[], q = 0.1): Mover[] {
  const tests = candidates.map(({ pairs }) => pairedChangeTest(pairs));
  const adjusted = benjaminiHochberg(
    tests.map(({ pValue }) => pValue),
    q,
  );
  return candidates
    .map(({ id }, i) => {
      const { mean, pValue } = tests[i] ?? { mean: 0, pValue: 1 };
      const { adjusted: qValue, discovery } = adjusted[i] ?? { adjusted: 1, discovery: false };
      return { id, change: Number.isNaN(mean) ? 0 : mean, pValue, qValue, moved: discovery };
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
