import { wilsonInterval } from '../../src/interval/wilson.ts';
import { confidenceSequence } from '../../src/monitor/confidence-sequence.ts';
import { createRandom } from '../../src/random/index.ts';
import { drawCluster, truthById } from './truth.ts';

export interface PeekingTask {
  kind: 'peeking';
  truth: string;
  k: number;
  repeats: number;
  seed: number;
}

export interface PeekingResult extends PeekingTask {
  everMissed: number;
  /** The same for a 95% Wilson interval looked at as often, from 10 prompts on. */
  wilsonEverMissed: number;
}

/** 200 prompts come in one by one, and the interval is looked at after each. */
export function simulatePeeking(task: PeekingTask): PeekingResult {
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  let [missed, wilsonMissed] = [0, 0];
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const values = Array.from(
      { length: 200 },
      () => drawCluster(random, truth.draw(random), task.k).successes / task.k,
    );
    const outside = ({ low, high }: { low: number; high: number }): boolean =>
      truth.mean < low || truth.mean > high;
    if (confidenceSequence(values).some(outside)) missed += 1;
    let sum = 0;
    const looks = values.map((value, i) => {
      sum += value;
      return wilsonInterval(sum / (i + 1), (i + 1) * task.k);
    });
    if (looks.slice(9).some(outside)) wilsonMissed += 1;
  }
  return { ...task, everMissed: missed / task.repeats, wilsonEverMissed: wilsonMissed / task.repeats };
}
