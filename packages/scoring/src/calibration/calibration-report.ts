import { createRandom } from '../random/index.ts';
import { calibrationError } from './calibration-error.ts';
import { type CalibrationInTheLarge, calibrationInTheLarge } from './calibration-in-the-large.ts';
import { groupBy } from './group-by.ts';
import { type Coverage, intervalCoverage } from './interval-coverage.ts';
import { equalMassBins } from './reliability-bins.ts';
import { byPrompt, defaultCorrelation, type ScoredPrediction } from './scored-prediction.ts';
import { outcomeSampler } from './simulate-outcomes.ts';
import { brierSkill, logLossSkill, type Skill } from './skill.ts';

export interface ReliabilityBin {
  /** Range and mean of the predictions, and the share of answers with presence. */
  from: number;
  to: number;
  predicted: number;
  observed: number;
  answers: number;
  prompts: number;
  /** Where 95% of observed shares fall when the predictions are exactly right. */
  bandLow: number;
  bandHigh: number;
}

export interface CalibrationReport {
  answers: number;
  prompts: number;
  bins: readonly ReliabilityBin[];
  calibrationError: {
    debiasedSquared: number;
    plugIn: number;
    /** 95% range of the debiased error, and 95th percentile of the plug-in, under exact calibration. */
    nullLow: number;
    nullHigh: number;
    plugInNullHigh: number;
    withinNull: boolean;
  };
  inTheLarge: CalibrationInTheLarge;
  brier: Skill;
  logLoss: Skill;
  coverage: Coverage;
}

export interface ReportOptions {
  bins?: number;
  simulations?: number;
  seed?: number;
  /** Intraclass correlation of a prompt's answers. */
  correlation?: number;
}

/**
 * How well predictions met later answers. Bands and null ranges come from simulating exactly right predictions with the same
 * prompts, engines and counts (consistency resampling, Bröcker and Smith 2007). null without answers.
 */
export function calibrationReport(
  predictions: readonly ScoredPrediction[],
  options: ReportOptions = {},
): CalibrationReport | null {
  const { bins: binCount = 10, simulations = 1000, seed = 1, correlation = defaultCorrelation } = options;
  const scored = predictions.filter((one) => one.trials > 0);
  if (scored.length === 0) return null;
  const bins = equalMassBins(scored, binCount);
  const sample = outcomeSampler(scored, correlation);
  const random = createRandom(seed);
  const rates = bins.map(() => new Float64Array(simulations));
  const errors = new Float64Array(simulations);
  const plugIns = new Float64Array(simulations);
  for (let round = 0; round < simulations; round += 1) {
    const successes = sample(random);
    for (const [b, rows] of bins.entries()) {
      const column = rates[b];
      if (column) column[round] = share(rows, scored, successes);
    }
    const error = calibrationError(scored, bins, successes);
    errors[round] = error.debiasedSquared;
    plugIns[round] = error.plugIn;
  }
  const seen = Float64Array.from(scored, (one) => one.successes);
  const error = calibrationError(scored, bins);
  const nullHigh = quantile(errors, 0.975);
  return {
    answers: scored.reduce((sum, one) => sum + one.trials, 0),
    prompts: byPrompt(scored).length,
    bins: bins.map((rows, b) => {
      const inBin = rows.flatMap((row) => scored[row] ?? []);
      const answers = inBin.reduce((sum, one) => sum + one.trials, 0);
      const column = rates[b] ?? new Float64Array(1);
      return {
        from: Math.min(...inBin.map((one) => one.predicted)),
        to: Math.max(...inBin.map((one) => one.predicted)),
        predicted: inBin.reduce((sum, one) => sum + one.trials * one.predicted, 0) / answers,
        observed: share(rows, scored, seen),
        answers,
        prompts: byPrompt(inBin).length,
        bandLow: quantile(column, 0.025),
        bandHigh: quantile(column, 0.975),
      };
    }),
    calibrationError: {
      ...error,
      nullLow: quantile(errors, 0.025),
      nullHigh,
      plugInNullHigh: quantile(plugIns, 0.95),
      withinNull: error.debiasedSquared <= nullHigh,
    },
    inTheLarge: calibrationInTheLarge(scored),
    brier: brierSkill(scored),
    logLoss: logLossSkill(scored),
    coverage: intervalCoverage(scored),
  };
}

/** One report a group, in order of first appearance. Groups are named by `key`; those it gives null are left out. */
export function calibrationByGroup(
  predictions: readonly ScoredPrediction[],
  key: (one: ScoredPrediction) => string | null,
  options: ReportOptions = {},
): { group: string; report: CalibrationReport }[] {
  const groups = groupBy(predictions, key);
  return [...groups].flatMap(([group, members]) => {
    const report = group === null ? null : calibrationReport(members, options);
    return group === null || report === null ? [] : [{ group, report }];
  });
}

function share(
  rows: readonly number[],
  scored: readonly ScoredPrediction[],
  successes: Float64Array,
): number {
  let y = 0;
  let k = 0;
  for (const row of rows) {
    y += successes[row] ?? 0;
    k += scored[row]?.trials ?? 0;
  }
  return y / k;
}

function quantile(values: Float64Array, probability: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = probability * (sorted.length - 1);
  const low = Math.floor(place);
  const from = sorted[low] ?? Number.NaN;
  return from + (place - low) * ((sorted[low + 1] ?? from) - from);
}
