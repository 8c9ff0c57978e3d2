import { groupBy } from '../calibration/group-by.ts';
import { type AskedComparedCell, estimateChangeWithLoss } from '../compare/bound-change.ts';
import type { Change } from '../compare/change.ts';
import { rateOf, type SharedCell, sortCells } from '../compare/compared-cell.ts';
import { shrunkDayVariance, type UsualDays } from '../compare/day-variance.ts';
import type { Estimand } from '../interval/method.ts';

/** A prompt on an engine in two successive cycles, and the part of the cycle that it is asked in. */
export interface CycleCell extends AskedComparedCell {
  part: number;
  /** The question itself, where `cluster` is its topic. */
  asks: string;
}

export interface CycleChange extends Change {
  /** Standard deviation of whole days, in rate points 0..1, beyond their answers. */
  dayDeviation: number;
}

/**
 * Worth two days, not four as in `learnDayVariance`: parts tell of their days better than neighbouring scans do, and four
 * held 91.9 to 92.5 in 100 where days differ by .3 logit.
 */
const usual: UsualDays = { logit: 0.1, days: 2 };

type Shared = SharedCell & CycleCell;

interface PartReading {
  change: number;
  /** Variance of the part's mean change from its questions alone. */
  noise: number;
}

/** Mean change over a part's cells, and its variance over questions; null with fewer than two of them. */
function readPart(cells: readonly Shared[]): PartReading | null {
  const change =
    cells.reduce((sum, cell) => sum + rateOf(cell.after) - rateOf(cell.before), 0) / cells.length;
  const questions = [...groupBy(cells, ({ asks }) => asks).values()];
  const n = questions.length;
  if (n < 2) return null;
  const squares = questions.reduce((total, own) => {
    const residual = own.reduce((sum, cell) => sum + rateOf(cell.after) - rateOf(cell.before) - change, 0);
    return total + (residual * n) ** 2 / cells.length ** 2;
  }, 0);
  return { change, noise: squares / (n * (n - 1)) };
}

/** Mean p(1 − p): the points that a logit moves, from both cycles together. */
function pointsOfLogit(cells: readonly SharedCell[]): number {
  const sum = cells.reduce((total, { before, after }) => {
    const trials = before.trials + after.trials;
    const rate = (before.successes + after.successes) / trials;
    return total + (trials > 1 ? (rate * (1 - rate) * trials) / (trials - 1) : 0);
  }, 0);
  return sum / cells.length;
}

/**
 * Variance of whole days: parts are asked on days of their own, so their changes differ by 2 s² beyond what their
 * questions explain. A prior of .1 logit, worth two days.
 */
export function dayVarianceOfParts(cells: readonly CycleCell[]): number {
  const shared = sortCells(cells).shared as Shared[];
  if (shared.length === 0) return 0;
  const parts = [...groupBy(shared, ({ part }) => part).values()].flatMap((own) => readPart(own) ?? []);
  const mean = parts.reduce((sum, { change }) => sum + change, 0) / Math.max(1, parts.length);
  const noise = parts.reduce((sum, part) => sum + part.noise, 0) / Math.max(1, parts.length);
  const squares = parts.reduce((sum, { change }) => sum + (change - mean) ** 2, 0);
  const count = Math.max(0, parts.length - 1);
  return shrunkDayVariance({ sum: (squares - count * noise) / 2, count }, pointsOfLogit(shared), usual);
}

/**
 * The change from one cycle to the next, each question against itself a cycle earlier, on the same weekday.
 *
 * The change of `estimateChange` over the questions of all parts. Days shift whole parts: of the mean over D parts that
 * leaves 2 s²/D, which is added (`dayVarianceOfParts`). Assumes that days differ by what all prompts share, not by topic.
 *
 * @param cells of the parts that both cycles have answered; models, names and prompts unchanged
 */
export function estimateCycleChange(
  cells: readonly CycleCell[],
  { question, parts }: { question: Estimand; parts: number },
): CycleChange {
  const variance = dayVarianceOfParts(cells);
  const days = { variance: (2 * variance) / parts, degrees: parts - 1 + usual.days };
  return { ...estimateChangeWithLoss(cells, { question, days }), dayDeviation: Math.sqrt(variance) };
}

/** A part counts when so much of what it should ask was answered. */
export const leastAnswered = 0.8;

/** Whether each part of a cycle was answered well enough for a figure of the whole. */
export const isCycleWhole = (parts: readonly { asked: number; answered: number }[]): boolean =>
  parts.every(({ asked, answered }) => asked > 0 && answered >= leastAnswered * asked);
