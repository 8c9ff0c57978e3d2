import { estimateShare } from '../../src/compare/index.ts';
import { createRandom, drawBinomial } from '../../src/random/index.ts';
import { addInterval, createTally, readTally } from './tally.ts';
import { truthById } from './truth.ts';

export interface ShareTask {
  kind: 'share';
  truth: string;
  n: number;
  /** Mentions of all brands a prompt: few, many, or none on three prompts of ten. */
  mentions: 'few' | 'many' | 'patchy';
  repeats: number;
  seed: number;
}

export interface ShareResult extends ShareTask {
  coverage: number;
  width: number;
}

/** Share of voice, the brand’s part of a prompt’s mentions being its own rate there. */
export function simulateShare(task: ShareTask): ShareResult {
  const random = createRandom(task.seed);
  const truth = truthById(task.truth);
  const tally = createTally();
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const parts = Array.from({ length: task.n }, () => {
      const whole =
        task.mentions === 'few'
          ? 1 + drawBinomial(random, 10, 0.4)
          : task.mentions === 'many'
            ? 20 + drawBinomial(random, 20, 0.5)
            : random() < 0.3
              ? 0
              : drawBinomial(random, 30, 0.3);
      return { part: drawBinomial(random, whole, truth.draw(random)), whole };
    });
    addInterval(tally, estimateShare(parts).ci, truth.mean);
  }
  return { ...task, ...readTally(tally) };
}
