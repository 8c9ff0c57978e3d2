import type { Cluster } from '../interval/cluster.ts';

/** One look at a tracked panel, prompts in the same order every time; null where one wasn't measured. */
export type PanelLook = readonly (Cluster | null)[];

export interface AlertRule {
  /** Weight of the newest look. */
  lambda: number;
  /** Control limit in standard deviations. */
  limit: number;
  /** Looks that make the baseline, before any alert. */
  baselineLooks: number;
}

export const defaultAlertRule: AlertRule = { lambda: 0.3, limit: 3, baselineLooks: 8 };

export interface AlertPoint {
  /** Mean paired deviation from the baseline, in rate points. */
  deviation: number;
  /** The same, smoothed. */
  smoothed: number;
  /** Smoothed deviation that alerts. */
  threshold: number;
  alert: 'drop' | 'rise' | null;
}

interface LookSummary {
  deviation: number;
  variance: number;
}

function baselineRates(looks: readonly PanelLook[]): (number | null)[] {
  return (looks[0] ?? []).map((_, prompt) => {
    let [successes, trials] = [0, 0];
    for (const look of looks) {
      successes += look[prompt]?.successes ?? 0;
      trials += look[prompt]?.trials ?? 0;
    }
    return trials > 0 ? successes / trials : null;
  });
}

/** Mean deviation of one look, and its sampling variance: prompts' own p(1−p)/k, from baseline rates pulled off 0 and 1. */
function summarizeLook(look: PanelLook, rates: readonly (number | null)[], trials: number): LookSummary {
  let [deviation, variance, n] = [0, 0, 0];
  for (const [prompt, cluster] of look.entries()) {
    const rate = rates[prompt];
    if (!cluster || cluster.trials === 0 || rate === null || rate === undefined) continue;
    const safe = (rate * trials + 0.5) / (trials + 1);
    deviation += cluster.successes / cluster.trials - rate;
    variance += (safe * (1 - safe)) / cluster.trials;
    n += 1;
  }
  return n === 0 ? { deviation: 0, variance: 0 } : { deviation: deviation / n, variance: variance / (n * n) };
}

/**
 * Watches a tracked panel for a lasting change: EWMA chart (Roberts 1959) of the mean paired deviation from a baseline.
 *
 * Variance of one look = sampling variance + between-look drift, the latter from the baseline's own spread in excess of
 * sampling; the baseline's error is carried into the limits. Unpaired or naive rules call noise an alarm, or miss
 * (a 10-point drop: 12% found by "intervals don't overlap").
 *
 * @param looks oldest first; the first `baselineLooks` make the baseline
 * @returns one point per look after the baseline; empty when there are none
 */
export function watchPanel(looks: readonly PanelLook[], rule: AlertRule = defaultAlertRule): AlertPoint[] {
  const baseline = looks.slice(0, rule.baselineLooks);
  if (baseline.length < 2) return [];
  const rates = baselineRates(baseline);
  const trialsPerPrompt =
    baseline.flat().reduce((sum, cluster) => sum + (cluster?.trials ?? 0), 0) / Math.max(1, rates.length);
  const past = baseline.map((look) => summarizeLook(look, rates, trialsPerPrompt));
  const sampling = past.reduce((sum, { variance }) => sum + variance, 0) / past.length;
  const observed = past.reduce((sum, { deviation }) => sum + deviation ** 2, 0) / (past.length - 1);
  const drift = Math.max(0, observed - sampling);
  const points: AlertPoint[] = [];
  let smoothed = 0;
  let chartVariance = 0;
  let baselineShare = 0;
  for (const look of looks.slice(rule.baselineLooks)) {
    const { deviation, variance } = summarizeLook(look, rates, trialsPerPrompt);
    smoothed += rule.lambda * (deviation - smoothed);
    chartVariance = (1 - rule.lambda) ** 2 * chartVariance + rule.lambda ** 2 * (variance + drift);
    baselineShare += rule.lambda * (1 - baselineShare);
    const baselineVariance = (baselineShare ** 2 * (sampling + drift)) / baseline.length;
    const threshold = rule.limit * Math.sqrt(chartVariance + baselineVariance);
    const alert = Math.abs(smoothed) <= threshold ? null : smoothed < 0 ? 'drop' : 'rise';
    points.push({ deviation, smoothed, threshold, alert });
  }
  return points;
}
