import { type LiftCell, readLift } from '../compare/lift.ts';
import { drawBeta, drawBinomial, drawNormal, type Random } from '../random/index.ts';
import { type Steps, takeAll } from '../steps/index.ts';
import { assignArms } from './assign-arms.ts';
import { levelsOfLooks } from './spending.ts';

export interface ExperimentDesign {
  prompts: number;
  engines: number;
  /** Answers a prompt, engine and scan. */
  samples: number;
  /** Scans before, and scans after the treatment. */
  scansBefore: number;
  scansAfter: number;
  stopRule: StopRule;
}

/** fixed: judged once, after the last scan. sequential: may be judged, and ended, after every scan. */
export const stopRules = ['fixed', 'sequential'] as const;
export type StopRule = (typeof stopRules)[number];

/** Properties of the prompts, from earlier scans. */
export interface ExperimentPanel {
  rate: number;
  icc: number;
  /** Share of a prompt’s level that engines have in common, 0 to 1. */
  agreement: number;
  /** Standard deviation, logits, by which a prompt’s level moves on its own from scan to scan. */
  drift?: number;
}

export interface ExperimentPower {
  power: number;
  /** Standard error of the simulated power. */
  standardError: number;
}

const expit = (x: number): number => 1 / (1 + Math.exp(-x));
const logit = (p: number): number => Math.log(p / (1 - p));

/** Levels of one prompt on each engine: beta draws with the panel’s mean and ICC, alike by a shared part. */
function drawLevels(random: Random, panel: ExperimentPanel, engines: number): number[] {
  const spread = Math.max(0.02, 1 / Math.min(0.95, Math.max(0.02, panel.icc)) - 1);
  const draw = (): number => drawBeta(random, panel.rate * spread, (1 - panel.rate) * spread);
  const shared = draw();
  return Array.from({ length: engines }, () => (random() < panel.agreement ? shared : draw()));
}

const moved = (rate: number, logits: number): number =>
  rate <= 1e-9 || rate >= 1 - 1e-9 ? rate : expit(logit(rate) + logits);

/** The shift in logits that raises the mean of these levels by the effect; prompts at 0 or 1 stay. */
export function shiftFor(levels: readonly number[], effect: number): number {
  const mean = (shift: number): number =>
    levels.reduce((sum, rate) => sum + moved(rate, shift) - rate, 0) / Math.max(1, levels.length);
  let [low, high] = effect >= 0 ? [0, 12] : [-12, 0];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (mean(middle) < effect) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The level at which the experiment is judged after so many scans; 0: not yet. */
export function levelOfScan(
  { stopRule, scansAfter }: Pick<ExperimentDesign, 'stopRule' | 'scansAfter'>,
  scan: number,
): number {
  if (stopRule === 'sequential') return levelsOfLooks(scansAfter)[scan - 1] ?? 0;
  return scan >= scansAfter ? 0.05 : 0;
}

/** One experiment with an effect of this many logits on treated prompts: whether it ends with “a rise is shown”. */
export function playExperiment(
  random: Random,
  design: ExperimentDesign,
  panel: ExperimentPanel,
  shift: number,
): { rise: boolean; change: boolean } {
  const levels = Array.from({ length: design.prompts }, () => drawLevels(random, panel, design.engines));
  return runExperiment(random, design, levels, shift, panel.drift);
}

/** The same for prompts whose levels are known, engine by engine. */
export function runExperiment(
  random: Random,
  design: ExperimentDesign,
  levels: readonly (readonly number[])[],
  shift: number,
  driftSd = 0,
): { rise: boolean; change: boolean } {
  const drift = (): number => (driftSd > 0 ? driftSd * drawNormal(random) : 0);
  const answers = (rates: readonly number[], scans: number, by: number): number[] => {
    const sums = rates.map(() => 0);
    for (let scan = 0; scan < scans; scan += 1) {
      const own = by + drift();
      for (const [engine, rate] of rates.entries())
        sums[engine] = (sums[engine] ?? 0) + drawBinomial(random, design.samples, moved(rate, own));
    }
    return sums;
  };
  const before = levels.map((rates) => answers(rates, design.scansBefore, 0));
  const first = design.samples * design.scansBefore;
  const treated = assignArms(
    levels.map((_, prompt) => ({
      id: `${prompt}`,
      intent: '',
      baseline: (before[prompt] ?? []).reduce((sum, count) => sum + count, 0) / (first * design.engines),
    })),
    random,
  );
  const after = levels.map((rates) => rates.map(() => 0));
  for (let scan = 1; scan <= design.scansAfter; scan += 1) {
    for (const [prompt, rates] of levels.entries())
      for (const [engine, count] of answers(rates, 1, treated.has(`${prompt}`) ? shift : 0).entries()) {
        const sums = after[prompt];
        if (sums) sums[engine] = (sums[engine] ?? 0) + count;
      }
    if (levelOfScan(design, scan) === 0) continue;
    const cells = levels.flatMap((rates, prompt) =>
      rates.map(
        (_, engine): LiftCell => ({
          cluster: `${prompt}`,
          engine: `${engine}`,
          treated: treated.has(`${prompt}`),
          before: { successes: before[prompt]?.[engine] ?? 0, trials: first },
          after: { successes: after[prompt]?.[engine] ?? 0, trials: design.samples * scan },
        }),
      ),
    );
    const lift = readLift(cells);
    if (lift && lift.pValue < levelOfScan(design, scan)) return { rise: lift.value > 0, change: true };
  }
  return { rise: false, change: false };
}

/**
 * Power by simulation: how often such an experiment, assigned, measured and judged exactly as the real one is, shows a rise
 * of that size.
 *
 * @param effect mean rise of treated prompts, in probability
 */
export const simulatePower = (...given: Parameters<typeof simulatePowerSteps>): ExperimentPower =>
  takeAll(simulatePowerSteps(...given));

/** The same, with a step for each run. */
export function* simulatePowerSteps(
  random: Random,
  design: ExperimentDesign,
  panel: ExperimentPanel,
  effect: number,
  runs = 400,
): Steps<ExperimentPower> {
  const typical = Array.from({ length: 400 }, () => drawLevels(random, panel, 1)[0] ?? panel.rate);
  const shift = shiftFor(typical, effect);
  let shown = 0;
  for (let run = 0; run < runs; run += 1) {
    if (playExperiment(random, design, panel, shift).rise) shown += 1;
    yield;
  }
  const power = shown / runs;
  return {
    power,
    standardError: Math.sqrt(Math.max(power * (1 - power), 0.25 / runs) / runs),
  };
}
