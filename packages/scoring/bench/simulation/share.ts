import { estimateShare } from '../../src/compare/index.ts';
import { createRandom, drawBinomial, drawNormal, type Random } from '../../src/random/index.ts';
import { addInterval, createTally, readTally } from './tally.ts';
import { truthById } from './truth.ts';

export interface ShareTask {
  kind: 'share';
  truth: string;
  n: number;
  /** Mentions of all brands a prompt: few, many, none on three prompts of ten, or most of them on few prompts. */
  mentions: 'few' | 'many' | 'patchy' | 'uneven';
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
      const whole = drawWhole(random, task.mentions);
      return { part: drawBinomial(random, whole, truth.draw(random)), whole };
    });
    addInterval(tally, estimateShare(parts).ci, truth.mean);
  }
  return { ...task, ...readTally(tally) };
}

function drawWhole(random: Random, mentions: ShareTask['mentions']): number {
  switch (mentions) {
    case 'few':
      return 1 + drawBinomial(random, 10, 0.4);
    case 'many':
      return 20 + drawBinomial(random, 20, 0.5);
    case 'patchy':
      return random() < 0.3 ? 0 : drawBinomial(random, 30, 0.3);
    case 'uneven':
      return Math.ceil(Math.exp(1.5 + drawNormal(random)));
  }
}
