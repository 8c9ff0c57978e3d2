import { type ComparedCell, estimateChange } from '../../src/compare/index.ts';
import { createRandom, drawBinomial, type Random } from '../../src/random/index.ts';
import { signFlipTest } from '../comparator/sign-flip.ts';
import { addInterval, createTally, readTally, type Tally } from './tally.ts';
import { drawCluster, truthById } from './truth.ts';

export interface ComparisonTask {
  kind: 'comparison';
  truth: string;
  n: number;
  k: number;
  engines: number;
  /** Every rate falls by this share of itself. */
  drop: number;
  /** Share of prompts whose rate is drawn anew, which the market doesn't notice. */
  redrawn: number;
  /** Share of the first engine’s later answers that are lost; it is asked of the easier half of the market. */
  loss: number;
  /** Prompts that both scans share; the others are asked once, before or after. */
  shared: number;
  repeats: number;
  seed: number;
}

interface Judged {
  coverage: number;
  width: number;
  widthError: number;
  /** Rises and falls, of all. */
  flagged: number;
  /** Mean value less the truth, in points of a hundred. */
  bias: number;
  biasError: number;
}

export interface ComparisonResult extends ComparisonTask {
  market: Judged;
  tracked: Judged;
  /** Width of the shared prompts alone, and of all taken as unpaired. */
  pairedWidth: number;
  unpairedWidth: number;
  /** The exact sign-flip test over prompts at .05. */
  signFlip: number;
}

interface World {
  cells: ComparedCell[];
  /** Mean change of the rates on cells that both have. */
  tracked: number;
}

function drawWorld(task: ComparisonTask, random: Random): World {
  const truth = truthById(task.truth);
  const prompts = 2 * task.n - task.shared;
  let [sum, count] = [0, 0];
  const cells: ComparedCell[] = [];
  for (let prompt = 0; prompt < prompts; prompt += 1) {
    const first = truth.draw(random);
    const second = (random() < task.redrawn ? truth.draw(random) : first) * (1 - task.drop);
    for (let engine = 0; engine < task.engines; engine += 1) {
      const easier = engine === 0 && task.loss > 0;
      const [before, after] = easier ? [Math.sqrt(first), Math.sqrt(second)] : [first, second];
      const kept = engine === 0 ? drawBinomial(random, task.k, 1 - task.loss) : task.k;
      const [asked, askedAgain] = [
        prompt < task.n ? task.k : 0,
        prompt < task.shared || prompt >= task.n ? kept : 0,
      ];
      cells.push({
        cluster: String(prompt),
        engine: String(engine),
        before: asked === 0 ? null : drawCluster(random, before, asked),
        after: askedAgain === 0 ? null : drawCluster(random, after, askedAgain),
      });
      if (asked === 0 || askedAgain === 0) continue;
      sum += after - before;
      count += 1;
    }
  }
  return { cells, tracked: count === 0 ? 0 : sum / count };
}

const difference = ({ before, after }: ComparedCell): number =>
  before && after ? (after.successes / after.trials - before.successes / before.trials) * 60 : 0;

/** Two scans of a known change, by both questions and by the alternatives that they are held against. */
export function simulateComparison(task: ComparisonTask): ComparisonResult {
  const random = createRandom(task.seed);
  const market = -task.drop * truthById(task.truth).mean;
  const [byMarket, byTracked] = [createReading(), createReading()];
  const [paired, unpaired] = [createTally(), createTally()];
  let flips = 0;
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const { cells, tracked } = drawWorld(task, random);
    read(byMarket, cells, 'market', market);
    read(byTracked, cells, 'tracked', tracked);
    if (task.shared < task.n) {
      const alone = cells.filter(({ before, after }) => before && after);
      addInterval(paired, estimateChange(alone, { question: 'market' }).ci, market);
      addInterval(unpaired, estimateChange(takeApart(cells), { question: 'market' }).ci, market);
    } else if (
      task.engines === 1 &&
      signFlipTest(cells.map((cell) => Math.round(difference(cell)))) <= 0.05
    ) {
      flips += 1;
    }
  }
  return {
    ...task,
    market: finish(byMarket, task.repeats),
    tracked: finish(byTracked, task.repeats),
    pairedWidth: readTally(paired).width,
    unpairedWidth: readTally(unpaired).width,
    signFlip: flips / task.repeats,
  };
}

function takeApart(cells: readonly ComparedCell[]): ComparedCell[] {
  return cells.flatMap((cell) => [
    { ...cell, cluster: `${cell.cluster} then`, after: null },
    { ...cell, cluster: `${cell.cluster} now`, before: null },
  ]);
}

interface Reading {
  tally: Tally;
  flagged: number;
  bias: number;
  squares: number;
}

const createReading = (): Reading => ({ tally: createTally(), flagged: 0, bias: 0, squares: 0 });

function read(
  reading: Reading,
  cells: readonly ComparedCell[],
  question: 'market' | 'tracked',
  truth: number,
): void {
  const { ci, value, verdict } = estimateChange(cells, { question });
  addInterval(reading.tally, ci, truth);
  if (verdict === 'rise' || verdict === 'fall') reading.flagged += 1;
  const apart = 100 * ((value ?? truth) - truth);
  reading.bias += apart;
  reading.squares += apart ** 2;
}

function finish({ tally, flagged, bias, squares }: Reading, repeats: number): Judged {
  const mean = bias / repeats;
  const biasError = Math.sqrt(Math.max(0, squares / repeats - mean ** 2) / repeats);
  return { ...readTally(tally), flagged: flagged / repeats, bias: mean, biasError };
}
