import { wilsonInterval } from '../interval/wilson.ts';
import { drawBinomial, drawNormal, type Random } from '../random/index.ts';
import { type Drift, driftCandidates, learnDrift } from './drift.ts';
import { describePanel, type PanelLook } from './ewma.ts';

/** Draws looks at a panel where nothing lasting happens, or from look `at` on a drop of `drop` rate points does. */
export type DrawCalm = (looks: number, drop?: { at: number; drop: number }) => PanelLook[];

const logit = (rate: number): number => Math.log(rate / (1 - rate));
const expit = (value: number): number => 1 / (1 + Math.exp(-value));

/** Prior answers that draw a cell's rate towards the panel's mean, so that 0 of 3 does not count as never. */
const priorTrials = 1;

/**
 * A panel like the observed one: the same cells, each with its own rate and samples, and a common drift. The
 * drift's spread and autocorrelation are drawn anew for each panel, from what the looks tell of them
 * (`learnDrift`).
 *
 * A cell's rate is (successes + m·1) ÷ (trials + 1), m being the panel's mean; its samples are those of its
 * fullest look.
 *
 * @param looks two or more, the same cells in each
 * @throws RangeError where no cell was measured
 */
export function calmPanel(looks: readonly PanelLook[], random: Random): DrawCalm {
  const { summaries, perLogit } = describePanel(looks, looks.length);
  const cells = (looks[0] ?? []).map((_, at) => {
    const own = looks.flatMap((look) => look[at] ?? []);
    const sum = (of: (cluster: { successes: number; trials: number }) => number) =>
      own.reduce((all, cluster) => all + of(cluster), 0);
    return {
      successes: sum(({ successes }) => successes),
      trials: sum(({ trials }) => trials),
      samples: Math.max(0, ...own.map(({ trials }) => trials)),
    };
  });
  const trials = cells.reduce((sum, cell) => sum + cell.trials, 0);
  if (looks.length < 2 || trials === 0) throw new RangeError('a calm panel needs two looks with answers');
  const mean = cells.reduce((sum, cell) => sum + cell.successes, 0) / trials;
  const rates = cells.map((cell) => (cell.successes + mean * priorTrials) / (cell.trials + priorTrials));
  const rate = rates.reduce((sum, own) => sum + own, 0) / rates.length;
  const series = {
    deviations: summaries.map(({ deviation }) => deviation),
    sampling: summaries.map(({ variance }) => variance),
  };
  const drifts = learnDrift(series, driftCandidates(perLogit))(looks.length);
  return (count, change) => {
    const { variance, correlation } = pick(drifts, random);
    const spread = perLogit > 0 ? Math.sqrt(variance) / perLogit : 0;
    const kept = change ? Math.max(0, 1 - change.drop / rate) : 1;
    let drift = spread * drawNormal(random);
    return Array.from({ length: count }, (_, at) => {
      if (at > 0) drift = correlation * drift + Math.sqrt(1 - correlation ** 2) * spread * drawNormal(random);
      return rates.map((own, cell) => {
        const samples = cells[cell]?.samples ?? 0;
        if (samples === 0) return null;
        const lowered = change && at >= change.at ? own * kept : own;
        const now = lowered > 0 && lowered < 1 && drift !== 0 ? expit(logit(lowered) + drift) : lowered;
        return { successes: drawBinomial(random, samples, now), trials: samples };
      });
    });
  };
}

function pick(drifts: readonly Drift[], random: Random): Pick<Drift, 'variance' | 'correlation'> {
  let left = random();
  for (const drift of drifts) {
    left -= drift.weight;
    if (left < 0) return drift;
  }
  return drifts.at(-1) ?? { variance: 0, correlation: 0 };
}

/** A rate seen in simulated panels, with Wilson's interval for so many. */
export const simulatedRate = (hits: number, panels: number) => {
  const { low, high } = wilsonInterval(hits / panels, panels);
  return { value: hits / panels, ci: { low, high, level: 0.95 as const } };
};
