import { estimatePresence } from '../../src/interval/index.ts';
import { decideStop, widenForStopping } from '../../src/monitor/index.ts';
import { createRandom, drawNormal, type Random } from '../../src/random/index.ts';
import { confidenceSequence } from '../comparator/confidence-sequence.ts';
import { correlated } from './trial.ts';
import { createCopula, drawCluster, truthById } from './truth.ts';

export interface StoppingTask {
  kind: 'stopping';
  truth: string;
  k: number;
  halfWidth: number;
  /** Topics that the prompts come from, rates correlated by .5 within; 0: each for itself. */
  topics: number;
  repeats: number;
  seed: number;
}

export interface StoppingResult extends StoppingTask {
  /** Share of all scans, stopped early or not, whose final interval misses the truth. */
  missed: number;
  /** The same without the margin. */
  plainMissed: number;
  /** Share of 200 prompts that were not asked. */
  saved: number;
  savedError: number;
  /** The same with a confidence sequence, which holds at every look at once. */
  savedBySequence: number;
}

const prompts = 200;

/** The prompts' rates in random order, with their topics where there are any. */
function drawerOf(task: StoppingTask): (random: Random) => { rates: number[]; topics: string[] | null } {
  const truth = truthById(task.truth);
  if (task.topics === 0) {
    return (random) => ({ rates: Array.from({ length: prompts }, () => truth.draw(random)), topics: null });
  }
  const [a = 1, b = 1] = task.truth.match(/[\d.]+/g)?.map(Number) ?? [];
  const quantile = createCopula(a, b);
  return (random) => {
    const shared = Array.from({ length: task.topics }, () => drawNormal(random));
    const at = Array.from({ length: prompts }, () => Math.floor(random() * task.topics));
    return {
      rates: at.map((topic) => quantile(correlated(random, shared[topic] ?? 0, 0.5))),
      topics: at.map(String),
    };
  };
}

/** 200 prompts come in one by one; after each the scan may stop. */
export function simulateStopping(task: StoppingTask): StoppingResult {
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  const draw = drawerOf(task);
  let [missed, plainMissed, asked, squares, askedBySequence] = [0, 0, 0, 0, 0];
  const misses = (ci: { low: number; high: number } | null): number =>
    ci && (truth.mean < ci.low || truth.mean > ci.high) ? 1 : 0;
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const { rates, topics } = draw(random);
    const all = rates.map((rate) => drawCluster(random, rate, task.k));
    const groups = topics ? { topics } : {};
    let n = 30;
    while (n < prompts && !decideStop(all.slice(0, n), task, groups).stop) n += 1;
    const plain = estimatePresence(all.slice(0, n), { estimand: 'market', ...groups });
    missed += misses(widenForStopping(plain).ci);
    plainMissed += misses(plain.ci);
    asked += n;
    squares += n * n;
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
    savedError: Math.sqrt(Math.max(0, squares / repeats - (asked / repeats) ** 2) / repeats) / prompts,
    savedBySequence: 1 - askedBySequence / repeats / prompts,
  };
}
