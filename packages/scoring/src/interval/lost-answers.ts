import { normalCdf } from '../distribution/index.ts';
import { type Cluster, checkCluster, isPositive } from './cluster.ts';
import { estimatePooledEngines, interval, type PresenceEstimates, type PresenceOptions } from './estimate.ts';

/** A cell with the answers that were asked for; `asked - trials` were lost. */
export interface AskedCell extends Cluster {
  asked: number;
}

export interface AskedEngine {
  weight: number;
  /** In the order of the prompts; null where a prompt was not asked. */
  cells: readonly (AskedCell | null)[];
}

export interface LossReport {
  /** Share of the answers asked for that did not come, 0..1. */
  lost: number;
  /** Two-sided p of "loss has nothing to do with presence"; null where that cannot be told. */
  pValue: number | null;
  /** Enough is lost, and it goes with presence: the interval has to be bounded. */
  related: boolean;
}

const leastLost = 0.03;
const alpha = 0.05;

/**
 * Do prompts that name the brand more often lose more answers, or fewer, within each engine?
 *
 * Score test of a logistic slope of loss on the cell's rate, an intercept for each engine: U = Σ (lostᵢ − λ
 * askedᵢ)(xᵢ − x̄), Var = Σ λ(1−λ) askedᵢ (xᵢ − x̄)², p = 2Φ(−|U|/√Var) (Rao 1948). Cells without any answer
 * cannot take part. That an engine with more presence loses more answers does not count: engines differ.
 */
export function detectLoss(engines: readonly AskedEngine[]): LossReport {
  let [asked, lost, score, variance] = [0, 0, 0, 0];
  for (const { cells } of engines) {
    const used: AskedCell[] = [];
    for (const cell of cells) {
      if (!cell) continue;
      checkCluster(cell);
      const whole = cell.asked === 0 || isPositive(cell.asked);
      if (!whole || cell.asked < cell.trials) {
        throw new RangeError('asked answers are at least those that came');
      }
      asked += cell.asked;
      lost += cell.asked - cell.trials;
      if (cell.trials > 0) used.push(cell);
    }
    const total = used.reduce((sum, cell) => sum + cell.asked, 0);
    const share = used.reduce((sum, cell) => sum + cell.asked - cell.trials, 0) / total;
    const mean = used.reduce((sum, cell) => sum + (cell.asked * cell.successes) / cell.trials, 0) / total;
    for (const cell of used) {
      const apart = cell.successes / cell.trials - mean;
      score += (cell.asked - cell.trials - share * cell.asked) * apart;
      variance += share * (1 - share) * cell.asked * apart ** 2;
    }
  }
  const portion = asked === 0 ? 0 : lost / asked;
  const pValue = variance > 0 ? 2 * normalCdf(-Math.abs(score) / Math.sqrt(variance)) : null;
  return { lost: portion, pValue, related: portion >= leastLost && pValue !== null && pValue < alpha };
}

/**
 * Intervals that hold whatever the lost answers would have said: the low end as if none of them named the
 * brand, the high end as if all did (Manski 1989). For answers whose loss goes with presence; the value stays
 * that of the answers.
 */
export function boundByLoss(
  engines: readonly AskedEngine[],
  estimates: PresenceEstimates,
  options: PresenceOptions = {},
): PresenceEstimates {
  const filled = (share: 0 | 1) =>
    estimatePooledEngines(
      engines.map(({ weight, cells }) => ({
        weight,
        clusters: cells.map(
          (cell) =>
            cell && { successes: cell.successes + share * (cell.asked - cell.trials), trials: cell.asked },
        ),
      })),
      options,
    );
  const [worst, best] = [filled(0), filled(1)];
  const widen = (estimand: keyof PresenceEstimates) => {
    const own = estimates[estimand];
    const [low, high] = [worst[estimand].ci?.low, best[estimand].ci?.high];
    if (!own.ci || low === undefined || high === undefined) return own;
    const ci = interval(Math.min(own.ci.low, low), Math.max(own.ci.high, high), 'bounded-by-loss');
    return { ...own, ci };
  };
  return { tracked: widen('tracked'), market: widen('market') };
}
