import { createRandom } from '../random/index.ts';
import { groupBy } from './group-by.ts';
import { defaultCorrelation, type ScoredPrediction } from './scored-prediction.ts';
import { outcomeSampler } from './simulate-outcomes.ts';
import { brierSkill } from './skill.ts';

export interface MonitoredSkill {
  week: string;
  skill: number;
  /** 95% range of the skill when the predictions are exactly right. */
  nullLow: number;
  nullHigh: number;
  /** True when the week is worse than chance explains: retrain, or look for an engine's model change. */
  alarm: boolean;
  prompts: number;
}

/** Brier skill of each week's new answers against its null band. Weeks with fewer than two prompts are left out. */
export function monitorSkill(
  predictions: readonly (ScoredPrediction & { week: string })[],
  { simulations = 500, seed = 1, correlation = defaultCorrelation } = {},
): MonitoredSkill[] {
  const random = createRandom(seed);
  return [...groupBy(predictions, (one) => one.week)].flatMap(([week, members]) => {
    const scored = members.filter((one) => one.trials > 0);
    const prompts = new Set(scored.map((one) => one.prompt)).size;
    if (prompts < 2) return [];
    const sample = outcomeSampler(scored, correlation);
    const skills = Float64Array.from({ length: simulations }, () => {
      const successes = sample(random);
      return brierSkill(scored.map((one, i) => ({ ...one, successes: successes[i] ?? 0 }))).skill;
    }).sort();
    const { skill } = brierSkill(scored);
    const nullLow = skills[Math.floor(0.025 * simulations)] ?? Number.NaN;
    const nullHigh = skills[Math.ceil(0.975 * simulations) - 1] ?? Number.NaN;
    return [{ week, skill, nullLow, nullHigh, alarm: skill < nullLow, prompts }];
  });
}
