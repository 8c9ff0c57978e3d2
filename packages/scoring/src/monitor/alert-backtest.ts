import { isRate } from '../interval/cluster.ts';
import { drawBinomial, drawNormal, type Random } from '../random/index.ts';
import { type AlertRule, defaultAlertRule, limitOfSurfaces, type PanelLook, watchPanel } from './ewma.ts';

/** A panel as it is believed to be: what an alert rule is tried on before it is trusted. */
export interface PanelModel {
  /** True presence probability of each prompt. */
  rates: readonly number[];
  samplesPerPrompt: number;
  /** Standard deviation, in logits, of a shift common to all prompts in a week. */
  driftLogit: number;
  /** Correlation of neighbouring weeks’ shifts, 0 when left out. */
  correlation?: number;
}

export interface AlertBacktest {
  /** Panels of `weeks` looks without a lasting change that raised any alert, 0..1. */
  falseAlarmRate: number;
  /** Panels where a drop of `drop` points, right after the baseline, was found within `within` looks, 0..1. */
  detectionRate: number;
  /** The same after eight looks without a change had followed the baseline. */
  lateDetectionRate: number;
  panels: number;
}

const shift = (rate: number, logits: number): number => {
  if (logits === 0 || rate <= 0 || rate >= 1) return rate;
  return 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));
};

/** Weeks of a panel: `calm` of them at its rates, then the rest at the lowered ones. */
function drawWeeks(
  random: Random,
  model: PanelModel,
  { calm, lowered = [], after = 0 }: { calm: number; lowered?: readonly number[]; after?: number },
): PanelLook[] {
  const { driftLogit, correlation = 0, samplesPerPrompt: trials } = model;
  const fresh = Math.sqrt(1 - correlation ** 2);
  let drift = driftLogit === 0 ? 0 : driftLogit * drawNormal(random);
  return Array.from({ length: calm + after }, (_, week) => {
    if (week > 0 && driftLogit > 0) drift = correlation * drift + fresh * driftLogit * drawNormal(random);
    const rates = week < calm ? model.rates : lowered;
    return rates.map((rate) => ({ successes: drawBinomial(random, trials, shift(rate, drift)), trials }));
  });
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
  options: {
    rule?: AlertRule;
    weeks?: number;
    drop?: number;
    within?: number;
    panels?: number;
    /** How many surfaces like this one are told together: an alarm at any of them is a false one, the drop is at one of them. */
    surfaces?: number;
  } = {},
): AlertBacktest {
  const { weeks = 18, drop = 0.1, within = 4, panels = 400, surfaces = 1 } = options;
  const own = options.rule ?? defaultAlertRule;
  const rule = { ...own, limit: limitOfSurfaces(own.limit, surfaces) };
  const others = (looks: number): PanelLook[][] =>
    Array.from({ length: surfaces - 1 }, () => drawWeeks(random, model, { calm: looks }));
  checkModel(model);
  const lowered = lower(model.rates, drop);
  let falseAlarms = 0;
  let [found, foundLate] = [0, 0];
  for (let panel = 0; panel < panels; panel += 1) {
    const still = drawWeeks(random, model, { calm: rule.baselineLooks + weeks });
    const all = [still, ...others(still.length)];
    const alarms = all.some((looks) =>
      watchPanel(
        looks,
        rule,
        all.filter((other) => other !== looks),
      ).some(({ alert }) => alert),
    );
    if (alarms) falseAlarms += 1;
    const finds = (calm: number): boolean => {
      const fallen = drawWeeks(random, model, { calm, lowered, after: within });
      return watchPanel(fallen, rule, others(fallen.length))
        .slice(-within)
        .some(({ alert }) => alert === 'drop');
    };
    if (finds(rule.baselineLooks)) found += 1;
    if (finds(rule.baselineLooks + 8)) foundLate += 1;
  }
  return {
    falseAlarmRate: falseAlarms / panels,
    detectionRate: found / panels,
    lateDetectionRate: foundLate / panels,
    panels,
  };
}

function checkModel({ rates, samplesPerPrompt, driftLogit, correlation = 0 }: PanelModel): void {
  if (rates.length === 0 || !rates.every(isRate)) throw new RangeError('a panel needs rates, each in [0, 1]');
  if (!(Number.isInteger(samplesPerPrompt) && samplesPerPrompt > 0))
    throw new RangeError('samplesPerPrompt is a whole number above 0');
  if (!(driftLogit >= 0 && driftLogit < 100 && correlation >= 0 && correlation < 1))
    throw new RangeError('driftLogit is 0 or more, correlation in [0, 1)');
}
