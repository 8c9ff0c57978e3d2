import { studentCdf } from '../distribution/index.ts';
import type { ComparedCell, SharedCell } from './compared-cell.ts';
import { commonShift, hypergeometricMoments, marginsOf } from './odds-shift.ts';

interface ScoredCell {
  cell: SharedCell;
  /** Later successes beyond what the common shift expects. */
  residual: number;
  information: number;
}

/** The cells of a whole, each read against the shift that all of them have in common. */
export interface ScoredWhole {
  cells: ScoredCell[];
  information: number;
  /** Spread of the clusters' sums over what independent answers would have; at least 1. */
  dispersion: number;
}

export interface SegmentTest {
  /** Mean change of its cells beyond the common shift, −1..1. */
  beyond: number;
  pValue: number;
}

/** With fewer clusters no outcome reaches a p-value below .03. */
export const fewestMovers = 6;

/** The weight, in clusters, of the whole's dispersion beside the part's own. */
const borrowed = 20;

/** Prompts that say less than this of a move are neither tested nor compared with. */
const leastInformation = 2;
const comparedInformation = 0.5;
/** Fewer prompts than these do not tell how much a single one wanders. */
const fewestPrompts = 12;
/** Share of prompts that may have moved without making the others look variable. */
const trimmed = 0.1;
/** Mean square of a standard normal without its outer tenth: 1 − 2 × 1.645 φ(1.645) ÷ .9. */
const trimmedSquare = 0.623;

/**
 * Did a single prompt move further than the others do? Its sum of (observed − expected) over engines, against how much
 * prompts wander: dispersion is the mean of residual² ÷ information over prompts without the largest tenth, put right for the
 * cut (a trimmed scale, Huber 1981, 5.1), at least 1. t with .7 degrees a prompt, which is what the cut leaves. null with fewer
 * than 12 prompts to compare with, or where too few of the prompt's answers differ.
 */
export function testPrompt(
  { cells, information: whole }: ScoredWhole,
  byPrompt: ReadonlyMap<ComparedCell, string>,
): (part: string) => SegmentTest | null {
  const prompts = new Map<string, { sum: number; information: number; beyond: number; cells: number }>();
  for (const { cell, residual, information } of cells) {
    const id = byPrompt.get(cell);
    if (id === undefined) continue;
    const prompt = prompts.get(id) ?? { sum: 0, information: 0, beyond: 0, cells: 0 };
    prompts.set(id, prompt);
    prompt.sum += residual;
    prompt.information += information;
    prompt.beyond += residual * (1 / cell.before.trials + 1 / cell.after.trials);
    prompt.cells += 1;
  }
  const squares = [...prompts.values()]
    .filter(({ information }) => information >= comparedInformation)
    .map(({ sum, information }) => sum ** 2 / information)
    .sort((a, b) => a - b);
  const kept = squares.slice(0, Math.ceil((1 - trimmed) * squares.length));
  const dispersion = Math.max(
    1,
    kept.reduce((all, square) => all + square, 0) / Math.max(1, kept.length) / trimmedSquare,
  );
  return (id) => {
    const own = prompts.get(id);
    if (!own || squares.length < fewestPrompts || own.information < leastInformation) return null;
    const variance = dispersion * own.information * (1 - own.information / whole);
    const pValue = Math.min(
      1,
      2 * studentCdf(-Math.abs(own.sum) / Math.sqrt(variance), 0.7 * squares.length),
    );
    return { beyond: Math.max(-1, Math.min(1, own.beyond / own.cells)), pValue };
  };
}

export function scoreWhole(cells: readonly SharedCell[]): ScoredWhole {
  for (const { before, after } of cells) {
    const counts = [before.successes, before.trials, after.successes, after.trials];
    if (!counts.every(Number.isInteger)) throw new RangeError('movers need whole counts');
  }
  const shift = commonShift(cells);
  const scored = cells.map((cell) => {
    const { mean, variance } = hypergeometricMoments(marginsOf(cell), shift);
    return { cell, residual: cell.after.successes - mean, information: variance };
  });
  const information = scored.reduce((sum, one) => sum + one.information, 0);
  const sums = new Map<string, number>();
  for (const { cell, residual } of scored) sums.set(cell.cluster, (sums.get(cell.cluster) ?? 0) + residual);
  const squares = [...sums.values()].reduce((sum, value) => sum + value ** 2, 0);
  return { cells: scored, information, dispersion: information > 0 ? Math.max(1, squares / information) : 1 };
}

/**
 * Did one part of a whole move differently from the whole? A shift that all cells share, such as a brand's
 * good day, does not count.
 *
 * Score test for one more log odds ratio in conditional logistic regression (Breslow and Day 1980): Σ
 * (observed − expected) over the part's cells, less the part's share of the total, which accounts for the
 * estimated shift. Its variance is that of the sums by cluster, steadied by twenty clusters' worth of the
 * whole's (dispersion × information); t. null when fewer than six clusters of the part are informative, or
 * nothing is outside it.
 */
export function testSegment(whole: ScoredWhole, part: ReadonlySet<ComparedCell>): SegmentTest | null {
  const own = whole.cells.filter(({ cell }) => part.has(cell));
  let [information, beyond] = [0, 0];
  const telling = new Set<string>();
  for (const { cell, residual, information: added } of own) {
    information += added;
    beyond += (residual * (1 / cell.before.trials + 1 / cell.after.trials)) / own.length;
    if (added > 0) telling.add(cell.cluster);
  }
  const share = information / whole.information;
  if (telling.size < fewestMovers || !(share < 1 - 1e-9)) return null;
  const sums = new Map<string, number>();
  for (const one of whole.cells) {
    const weight = (part.has(one.cell) ? 1 : 0) - share;
    sums.set(one.cell.cluster, (sums.get(one.cell.cluster) ?? 0) + weight * one.residual);
  }
  const total = [...sums.values()].reduce((sum, value) => sum + value, 0);
  const squares = [...sums.values()].reduce((sum, value) => sum + value ** 2, 0);
  const expected = whole.dispersion * information * (1 - share);
  const n = telling.size;
  const [seen, lent] = [(n * squares) / (n + borrowed), (borrowed * expected) / (n + borrowed)];
  const degrees = (seen + lent) ** 2 / (seen ** 2 / (n - 1) + lent ** 2 / (sums.size - 1));
  const pValue = Math.min(1, 2 * studentCdf(-Math.abs(total) / Math.sqrt(seen + lent), degrees));
  return { beyond: Math.max(-1, Math.min(1, beyond)), pValue };
}
