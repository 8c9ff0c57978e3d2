import { estimatePresence } from '../../src/interval/index.ts';
import { decideStop, widenForStopping } from '../../src/monitor/index.ts';
import { createRandom } from '../../src/random/index.ts';
import { confidenceSequence } from '../comparator/confidence-sequence.ts';
import { drawCluster, truthById } from './truth.ts';

export interface StoppingTask {
  kind: 'stopping';
  truth: string;
  k: number;
  halfWidth: number;
  repeats: number;
  seed: number;
}

export interface StoppingResult extends StoppingTask {
  /** Of all scans, stopped early or not, whose published interval misses in the end. */
  missed: number;
  /** The same without the margin. */
  plainMissed: number;
  /** Share of 200 prompts that were not asked. */
  saved: number;
  /** The same by a confidence sequence, which holds at every look at once. */
  savedBySequence: number;
}

const prompts = 200;

/** 200 prompts come in one by one; after each the scan may stop. */
export function simulateStopping(task: StoppingTask): StoppingResult {
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  let [missed, plainMissed, asked, askedBySequence] = [0, 0, 0, 0];
  const misses = (ci: { low: number; high: number } | null): number =>
    ci && (truth.mean < ci.low || truth.mean > ci.high) ? 1 : 0;
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const all = Array.from({ length: prompts }, () => drawCluster(random, truth.draw(random), task.k));
    let n = 30;
    let decision = decideStop(all.slice(0, n), task);
    while (!decision.stop && n < prompts) {
      n += 1;
      decision = decideStop(all.slice(0, n), task);
    }
    const plain = estimatePresence(all.slice(0, n), { estimand: 'market' });
    missed += misses(widenForStopping(plain).ci);
    plainMissed += misses(plain.ci);
    asked += n;
    const sequence = confidenceSequence(all.map(({ successes, trials }) => successes / trials));
    const at = sequence.findIndex(({ low, high }, i) => i >= 29 && (high - low) / 2 <= task.halfWidth);
    askedBySequence += at < 0 ? prompts : at + 1;
  }
  const { repeats } = task;
  return {
    ...task,
    missed: missed / repeats,
    plainMissed: plainMissed / repeats,
    saved: 1 - asked / repeats / prompts,
    savedBySequence: 1 - askedBySequence / repeats / prompts,
  };
}
