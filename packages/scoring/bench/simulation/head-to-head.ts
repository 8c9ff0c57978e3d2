import { type ComparedCell, estimateHeadToHead } from '../../src/compare/index.ts';
import { createRandom } from '../../src/random/index.ts';
import { signFlipTest } from '../comparator/sign-flip.ts';
import { drawCluster, truthById } from './truth.ts';

export interface HeadToHeadTask {
  kind: 'headToHead';
  truth: string;
  n: number;
  k: number;
  /** The rival’s rate, as a share of what the brand’s would be. */
  rival: number;
  repeats: number;
  seed: number;
}

export interface HeadToHeadResult extends HeadToHeadTask {
  /** Ahead or behind, of all. */
  flagged: number;
  /** The exact McNemar test that flips prompts’ signs, at .05. */
  signFlip: number;
}

/** Two brands in the same answers of two engines that agree on prompts. */
export function simulateHeadToHead(task: HeadToHeadTask): HeadToHeadResult {
  const random = createRandom(task.seed);
  const truth = truthById(task.truth);
  let [flagged, flips] = [0, 0];
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const discordant: number[] = [];
    const cells: ComparedCell[] = [];
    for (let prompt = 0; prompt < task.n; prompt += 1) {
      const [ours, theirs] = [truth.draw(random), truth.draw(random) * task.rival];
      let sum = 0;
      for (const engine of ['one', 'two']) {
        const after = drawCluster(random, ours, task.k);
        const before = drawCluster(random, theirs, task.k);
        sum += after.successes - before.successes;
        cells.push({ cluster: String(prompt), engine, before, after });
      }
      discordant.push(sum);
    }
    const { verdict } = estimateHeadToHead(cells);
    if (verdict === 'ahead' || verdict === 'behind') flagged += 1;
    if (signFlipTest(discordant) <= 0.05) flips += 1;
  }
  return { ...task, flagged: flagged / task.repeats, signFlip: flips / task.repeats };
}
