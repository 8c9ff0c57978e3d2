import type { Cluster } from '../interval/cluster.ts';
import { checkCluster } from '../interval/cluster.ts';
import type { Interval } from '../interval/estimate.ts';
import { wilsonInterval } from '../interval/wilson.ts';

/** Losses are usually somewhat alike in a row; how many scans this belief counts for. */
const usual = { effect: 2, scans: 4 };
/** However alike they are, a look is worth this many calls, where it has as many. */
const fewestCalls = 5;

/**
 * The share of an engine's calls that were lost in a scan. Outages come in runs, so that its calls are not independent:
 * Wilson's interval on calls ÷ design effect, which is how much more the earlier scans' losses differ than independent
 * ones would (Pearson's χ² ÷ degrees of freedom; Kish 1965), with a usual effect of 2 as four more scans, 1 at least.
 *
 * @param earlier the same engine's scans before: `successes` are lost calls, of `trials`
 * @param look with a call at least
 */
export function estimateLossInRuns(
  earlier: readonly Cluster[],
  look: Cluster,
): { value: number; ci: Interval; effectiveCalls: number } {
  checkCluster(look);
  if (look.trials === 0) throw new RangeError('a share needs a call');
  const known = earlier.filter(({ trials }) => trials > 0);
  for (const one of known) checkCluster(one);
  const lost = known.reduce((sum, { successes }) => sum + successes, 0);
  const calls = known.reduce((sum, { trials }) => sum + trials, 0);
  const rate = (lost + 0.5) / (calls + 1);
  const squares = known.reduce(
    (sum, { successes, trials }) => sum + (successes - trials * rate) ** 2 / (trials * rate * (1 - rate)),
    0,
  );
  const seen = Math.max(0, known.length - 1);
  const effect = Math.max(1, (usual.scans * usual.effect + squares) / (usual.scans + seen));
  const effectiveCalls = Math.max(Math.min(fewestCalls, look.trials), look.trials / effect);
  const value = look.successes / look.trials;
  const { low, high } = wilsonInterval(value, effectiveCalls);
  return { value, ci: { low, high, level: 0.95, method: 'wilson-in-runs' }, effectiveCalls };
}
