import { normalCdf } from '../distribution/index.ts';
import { type Cluster, checkCluster } from './cluster.ts';
import {
  atLeastTracked,
  estimatePooledEngines,
  interval,
  type PresenceEstimates,
  type PresenceOptions,
} from './estimate.ts';

/** A cell with the answers that were asked for and are not among its trials. */
export interface AskedCell extends Cluster {
  /** Did not come, for a technical reason: a time-out, an error of the network. */
  lost: number;
  /** Came without a text that can be read: refused, blocked, cut off. What they would have said is part of the reason. */
  refused: number;
}

export interface AskedEngine {
  weight: number;
  /** In the order of the prompts; null where a prompt was not asked. */
  cells: readonly (AskedCell | null)[];
}

export interface LossReport {
  /** Share of the answers asked for that were lost for technical reasons, 0..1. */
  lost: number;
  /** Share of the answers asked for that were refused, 0..1. */
  refused: number;
  /** Two-sided p of "technical loss has nothing to do with presence"; null where that cannot be told. */
  pValue: number | null;
  /** Enough is lost, and it goes with presence: the interval has to be bounded. */
  related: boolean;
}

const leastLost = 0.03;
const alpha = 0.05;

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;

function checkAsked(engines: readonly AskedEngine[]): void {
  for (const { cells } of engines)
    for (const cell of cells) {
      if (!cell) continue;
      checkCluster(cell);
      if (!(isCount(cell.lost) && isCount(cell.refused)))
        throw new RangeError('lost and refused answers are counted from 0');
    }
}

const rateOf = ({ successes, trials }: Cluster): number => successes / trials;

/** Mean rate of each engine's cells that have an answer; null where none has. */
const meanRates = (engines: readonly AskedEngine[]): (number | null)[] =>
  engines.map(({ cells }) => {
    const rates = cells.flatMap((cell) => (cell && cell.trials > 0 ? [rateOf(cell)] : []));
    return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  });

/** How much more than usual other engines name the brand on a prompt; null where none of them answered. */
function elsewhere(
  engines: readonly AskedEngine[],
  means: readonly (number | null)[],
  own: number,
  prompt: number,
): number | null {
  const others = engines.flatMap(({ cells }, at) => {
    const cell = cells[prompt];
    const mean = means[at] ?? null;
    return at !== own && cell && cell.trials > 0 && mean !== null ? [rateOf(cell) - mean] : [];
  });
  return others.length === 0 ? null : others.reduce((sum, apart) => sum + apart, 0) / others.length;
}

/**
 * Do prompts that name the brand more often lose more answers, or fewer, within each engine?
 *
 * Score test of a logistic slope of technical loss on the cell's rate, an intercept for each engine: U = Σ (lostᵢ − λ
 * askedᵢ)(xᵢ − x̄), Var = Σ λ(1−λ) askedᵢ (xᵢ − x̄)², p = 2Φ(−|U|/√Var) (Rao 1948). A cell without any answer counts
 * with what other engines answered to its prompt. That an engine with more presence loses more answers does not count:
 * engines differ. Refused answers are no part of it: see `boundByLoss`.
 */
export function detectLoss(engines: readonly AskedEngine[]): LossReport {
  checkAsked(engines);
  let [asked, lost, refused] = [0, 0, 0];
  for (const { cells } of engines)
    for (const cell of cells) {
      if (!cell) continue;
      asked += cell.trials + cell.lost + cell.refused;
      lost += cell.lost;
      refused += cell.refused;
    }
  const shares = { lost: asked === 0 ? 0 : lost / asked, refused: asked === 0 ? 0 : refused / asked };
  if (lost === 0) return { ...shares, pValue: null, related: false };
  const means = meanRates(engines);
  let [score, variance] = [0, 0];
  for (const [at, { cells }] of engines.entries()) {
    const used: { asked: number; lost: number; rate: number }[] = [];
    for (const [prompt, cell] of cells.entries()) {
      if (!cell) continue;
      const rate = cell.trials > 0 ? rateOf(cell) : elsewhere(engines, means, at, prompt);
      if (rate === null || cell.trials + cell.lost === 0) continue;
      const shown = cell.trials > 0 ? rate : rate + (means[at] ?? 0);
      used.push({ asked: cell.trials + cell.lost, lost: cell.lost, rate: shown });
    }
    const total = used.reduce((sum, cell) => sum + cell.asked, 0);
    const share = used.reduce((sum, cell) => sum + cell.lost, 0) / total;
    const mean = used.reduce((sum, cell) => sum + cell.asked * cell.rate, 0) / total;
    for (const cell of used) {
      const apart = cell.rate - mean;
      score += (cell.lost - share * cell.asked) * apart;
      variance += share * (1 - share) * cell.asked * apart ** 2;
    }
  }
  const pValue = variance > 0 ? 2 * normalCdf(-Math.abs(score) / Math.sqrt(variance)) : null;
  return { ...shares, pValue, related: shares.lost >= leastLost && pValue !== null && pValue < alpha };
}

/**
 * Intervals that hold whatever the missing answers would have said: the low end as if none of them named the
 * brand, the high end as if all did (Manski 1989); the value stays that of the answers. Refused answers always count,
 * cells without any answer among them: no test can tell whether a refusal goes with what would have been said. Answers
 * lost for technical reasons count where their loss goes with presence (`detectLoss`).
 */
export function boundByLoss(
  engines: readonly AskedEngine[],
  estimates: PresenceEstimates,
  options: PresenceOptions = {},
): PresenceEstimates {
  const { refused, related } = detectLoss(engines);
  if (refused === 0 && !related) return estimates;
  const missing = (cell: AskedCell): number => cell.refused + (related ? cell.lost : 0);
  const filled = (share: 0 | 1) =>
    estimatePooledEngines(
      engines.map(({ weight, cells }) => ({
        weight,
        clusters: cells.map(
          (cell) =>
            cell && {
              successes: cell.successes + share * missing(cell),
              trials: cell.trials + missing(cell),
            },
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
  const both = { tracked: widen('tracked'), market: widen('market') };
  return { ...both, market: atLeastTracked(both) };
}
