import { estimatePresence } from '../../src/interval/estimate.ts';
import { estimateModelAssisted } from '../../src/interval/model-assisted.ts';
import { createRandom } from '../../src/random/index.ts';
import { type Calibration, calibrations, createUniverse, drawPrompt } from './predictor.ts';
import { addInterval, createTally, creditsSaved, readTally } from './tally.ts';
import { drawCluster, truthById } from './truth.ts';

export interface AssistedTask {
  kind: 'assisted';
  truth: string;
  auc: number;
  calibration: Calibration;
  n: number;
  k: number;
  repeats: number;
  seed: number;
}

export interface AssistedResult extends AssistedTask {
  coverage: number;
  /** Credits saved for the same width as the market grid without a predictor, percent. */
  saved: number;
  savedError: number;
}

/** Presence over a set of prompts of which a random part is measured, the other 2,000 predicted. */
export function simulateAssisted(task: AssistedTask): AssistedResult {
  const { n, k } = task;
  const truth = truthById(task.truth);
  const universe = createUniverse(truth, task.auc, 7);
  const random = createRandom(task.seed);
  const distort = calibrations[task.calibration];
  const [assisted, plain] = [createTally(), createTally()];
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    let rates = 0;
    const take = () => {
      const prompt = drawPrompt(universe, random);
      rates += prompt.rate;
      return prompt;
    };
    const measured = Array.from({ length: n }, () => {
      const { rate, prediction } = take();
      return { cluster: drawCluster(random, rate, k), predicted: distort(prediction) };
    });
    const rest = Array.from({ length: 2000 }, () => distort(take().prediction));
    const mean = rates / (n + 2000);
    addInterval(assisted, estimateModelAssisted(measured, rest).ci, mean);
    const clusters = measured.map(({ cluster }) => cluster);
    addInterval(plain, estimatePresence(clusters, { estimand: 'market' }).ci, mean);
  }
  return { ...task, coverage: readTally(assisted).coverage, ...creditsSaved(assisted, plain) };
}
