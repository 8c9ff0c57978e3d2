import { createRandom } from '../../src/random/index.ts';
import { askUnevenly, repeatAnswers } from './scenario-answers.ts';
import { loseOneEngine, loseWithPresence } from './scenario-loss.ts';
import { groupInTopics } from './scenario-topics.ts';
import { learnFromScan, spanScans, spendCredits } from './scenario-weeks.ts';
import { addInterval, createTally, readTally, type Tally } from './tally.ts';
import type { Scenario } from './trial.ts';

/** By the row that they decide. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  C10: groupInTopics([8, 6], [10, 10], [12, 4], [24, 3]),
  C11: groupInTopics([3, 8], [6, 4]),
  C12: loseOneEngine(),
  C13: askUnevenly(),
  C14: repeatAnswers(),
  C15: loseWithPresence(),
  C16: spanScans(),
  C17: learnFromScan(),
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
  tracked: { coverage: number; width: number } | null;
  market: { coverage: number; width: number } | null;
  /** Width of tracked over naive Wilson's. */
  overNaive: number | null;
  bias: number;
  /** Share of trials in which what should be said was. */
  said: number;
}

export function simulateScenario(task: ScenarioTask): ScenarioResult {
  const scenario = scenarios[task.row]?.find(({ setting }) => setting === task.setting);
  if (!scenario) throw new RangeError(`no scenario ${task.row} ${task.setting}`);
  const random = createRandom(task.seed);
  const [tracked, market] = [createTally(), createTally()];
  let [naive, error, said] = [0, 0, 0];
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const trial = scenario.draw(random);
    if (trial.tracked) addInterval(tracked, trial.tracked.ci, trial.tracked.truth);
    if (trial.market) addInterval(market, trial.market.ci, trial.market.truth);
    naive += trial.tracked?.naiveWidth ?? 0;
    error += trial.error ?? 0;
    if (trial.said ?? true) said += 1;
  }
  const read = (tally: Tally) => (tally.count > 0 ? readTally(tally) : null);
  return {
    ...task,
    tracked: read(tracked),
    market: read(market),
    overNaive: naive > 0 ? tracked.width / naive : null,
    bias: error / task.repeats,
    said: said / task.repeats,
  };
}
