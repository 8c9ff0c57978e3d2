import { drawBinomial, drawNormal, type Random } from '../random/index.ts';
import { type AlertRule, defaultAlertRule, type PanelLook, watchPanel } from './ewma.ts';

/** A panel as it is believed to be: what an alert rule is tried on before it is trusted. */
export interface PanelModel {
  /** True presence probability of each prompt. */
  rates: readonly number[];
  samplesPerPrompt: number;
  /** Standard deviation, in logits, of a shock common to all prompts in a week. */
  driftLogit: number;
}

export interface AlertBacktest {
  /** Panels of `weeks` looks without a lasting change that raised any alert, 0..1. */
  falseAlarmRate: number;
  /** Panels where a drop of `drop` points was found within `within` looks, 0..1. */
  detectionRate: number;
  panels: number;
}

const shift = (rate: number, logits: number): number => {
  if (logits === 0 || rate <= 0 || rate >= 1) return rate;
  return 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));
};

function drawLook(random: Random, model: PanelModel, rates: readonly number[]): PanelLook {
  const shock = model.driftLogit === 0 ? 0 : model.driftLogit * drawNormal(random);
  const trials = model.samplesPerPrompt;
  return rates.map((rate) => ({ successes: drawBinomial(random, trials, shift(rate, shock)), trials }));
}

/** Rates lowered so that their mean falls by `drop`: taken from every prompt in proportion to what it has. */
function lower(rates: readonly number[], drop: number): number[] {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return rates.map((rate) => Math.max(0, rate * (1 - drop / mean)));
}

/**
 * A rule's false-alarm rate and power on a panel like this one, by simulation: stated beside every alert rule.
 * Monte Carlo error of a rate r is √(r(1−r)/panels).
 */
export function backtestAlert(
  model: PanelModel,
  random: Random,
  options: { rule?: AlertRule; weeks?: number; drop?: number; within?: number; panels?: number } = {},
): AlertBacktest {
  const { rule = defaultAlertRule, weeks = 18, drop = 0.1, within = 4, panels = 400 } = options;
  const lowered = lower(model.rates, drop);
  let falseAlarms = 0;
  let found = 0;
  for (let panel = 0; panel < panels; panel += 1) {
    const calm = (count: number) => Array.from({ length: count }, () => drawLook(random, model, model.rates));
    const baseline = calm(rule.baselineLooks);
    if (watchPanel([...baseline, ...calm(weeks)], rule).some(({ alert }) => alert)) falseAlarms += 1;
    const after = Array.from({ length: within }, () => drawLook(random, model, lowered));
    if (watchPanel([...baseline, ...after], rule).some(({ alert }) => alert === 'drop')) found += 1;
  }
  return { falseAlarmRate: falseAlarms / panels, detectionRate: found / panels, panels };
}
