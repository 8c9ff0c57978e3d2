import { createRandom } from '../../src/random/index.ts';
import { askUnevenly, repeatAnswers } from './scenario-answers.ts';
import { compareWithBaseline } from './scenario-baseline.ts';
import { changeInTopics } from './scenario-change.ts';
import { changeOverCycles, levelOverCycle } from './scenario-cycle.ts';
import { loseInOneScan, loseOneEngine, loseWithPresence } from './scenario-loss.ts';
import { fallAsPlanned } from './scenario-planned.ts';
import { groupInTopics, stratify } from './scenario-topics.ts';
import { learnFromScan, spanScans, spendCredits } from './scenario-weeks.ts';
import { addInterval, createTally, readTally, type Tallied, type Tally, widthRatio } from './tally.ts';
import type { Scenario } from './trial.ts';

/** By the row that uses them. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  C10: groupInTopics([8, 6], [10, 10], [12, 4], [24, 3]),
  C11: groupInTopics([3, 8], [6, 4]),
  C12: loseOneEngine(),
  C13: askUnevenly(),
  C14: repeatAnswers(),
  C15: loseWithPresence(),
  C16: spanScans(),
  C17: learnFromScan(),
  C22: stratify(),
  D5: loseInOneScan(),
  D6: changeInTopics(),
  D7: compareWithBaseline('day'),
  D8: compareWithBaseline('lasting'),
  D9: fallAsPlanned(),
  Y1: levelOverCycle('market'),
  Y2: changeOverCycles(0),
  Y3: changeOverCycles(0.25),
  Y4: levelOverCycle('tracked'),
  W5: spendCredits('first'),
  W6: spendCredits('third'),
};

export interface ScenarioTask {
  kind: 'scenario';
  row: string;
  setting: string;
  repeats: number;
  seed: number;
}

export interface ScenarioResult extends ScenarioTask {
  tracked: Tallied | null;
  market: Tallied | null;
  /** Width of tracked over naive Wilson's. */
  overNaive: { ratio: number; error: number } | null;
  bias: number;
  biasError: number;
  /** Share of trials in which what should be said was. */
  said: number;
}

export function simulateScenario(task: ScenarioTask): ScenarioResult {
  const scenario = scenarios[task.row]?.find(({ setting }) => setting === task.setting);
  if (!scenario) throw new RangeError(`no scenario ${task.row} ${task.setting}`);
  const random = createRandom(task.seed);
  const [tracked, market, naive] = [createTally(), createTally(), createTally()];
  let [error, squares, said] = [0, 0, 0];
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const trial = scenario.draw(random);
    if (trial.tracked) addInterval(tracked, trial.tracked.ci, trial.tracked.truth);
    if (trial.market) addInterval(market, trial.market.ci, trial.market.truth);
    if (trial.naive) addInterval(naive, trial.naive, 0);
    error += trial.error ?? 0;
    squares += (trial.error ?? 0) ** 2;
    if (trial.said ?? true) said += 1;
  }
  const bias = error / task.repeats;
  const read = (tally: Tally) => (tally.count > 0 ? readTally(tally) : null);
  return {
    ...task,
    tracked: read(tracked),
    market: read(market),
    overNaive: naive.count > 0 ? widthRatio(tracked.count > 0 ? tracked : market, naive) : null,
    bias,
    biasError: Math.sqrt(Math.max(0, squares / task.repeats - bias ** 2) / task.repeats),
    said: said / task.repeats,
  };
}
