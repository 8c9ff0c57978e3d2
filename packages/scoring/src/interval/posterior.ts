import { logBeta } from '../distribution/index.ts';
import type { Cluster } from './cluster.ts';
import { createGrid, type Grid } from './grid.ts';
import { betaBinomialLogLikelihood } from './likelihood.ts';

/** A Beta(alpha, beta) prior on the intraclass correlation of prompts. */
export interface IccPrior {
  alpha: number;
  beta: number;
}

/** The hierarchical posterior's likelihood, computed once and read for either estimand and any ICC prior. */
export interface Posterior {
  clusters: readonly Cluster[];
  grid: Grid;
  /** exp(log likelihood − maximum) per node. */
  likelihood: Float64Array;
}

/** Below this, a node weighs less than 1e-15 of the best: its exponential isn't worth taking. */
const negligible = -36;

const uniform: IccPrior = { alpha: 1, beta: 1 };

const sharedGrid = createGrid(160, 30);

/** Nodes of the mean on a grid around the posterior: still more than four a standard deviation. */
const windowMeans = 80;

function evaluate(clusters: readonly Cluster[], grid: Grid): Posterior {
  const likelihood = betaBinomialLogLikelihood(clusters, grid);
  for (let node = 0; node < likelihood.length; node += 1) {
    const log = likelihood[node] ?? 0;
    likelihood[node] = log < negligible ? 0 : Math.exp(log);
  }
  return { clusters, grid, likelihood };
}

/** Center and spread of a marginal, in cells; a spread below a third of a cell can't be seen. */
function locate(mass: Float64Array): { center: number; spread: number } {
  let first = 0;
  let second = 0;
  for (const [cell, weight] of mass.entries()) {
    first += weight * (cell + 0.5);
    second += weight * (cell + 0.5) ** 2;
  }
  return { center: first, spread: Math.sqrt(Math.max(second - first * first, 0.1)) };
}

function around(
  { center, spread }: { center: number; spread: number },
  cells: number,
): readonly [number, number] {
  return [Math.max(0, (center - 9 * spread) / cells), Math.min(1, (center + 9 * spread) / cells)];
}

/**
 * Hierarchical beta-binomial posterior on a grid: Jeffreys' prior on the mean, the ICC's prior chosen when read.
 * Source: beta-binomial model with parameters (mean, ICC), Griffiths 1973; grid as in Gelman et al., BDA3, ch. 5.
 * When the data are so many that the posterior spans few cells, the shared grid is laid again around it.
 *
 * @param clusters none empty, at least one
 */
export function computePosterior(clusters: readonly Cluster[], grid: Grid = sharedGrid): Posterior {
  const posterior = evaluate(clusters, grid);
  if (grid !== sharedGrid) return posterior;
  const mean = locate(marginalMean(posterior, uniform));
  const icc = locate(marginalIcc(posterior, uniform));
  if (mean.spread > 2.5 && icc.spread > 0.8) return posterior;
  const window = { theta: around(mean, grid.mean.length), icc: around(icc, grid.icc.length) };
  return evaluate(clusters, createGrid(windowMeans, grid.icc.length, window));
}

/** Prior weight of each ICC node, unnormalised: the density of Beta(alpha, beta). */
export function iccWeights(grid: Grid, prior: IccPrior): Float64Array {
  if (prior.alpha === 1 && prior.beta === 1) return new Float64Array(grid.icc.length).fill(1);
  const norm = logBeta(prior.alpha, prior.beta);
  return grid.icc.map((rho) =>
    Math.exp((prior.alpha - 1) * Math.log(rho) + (prior.beta - 1) * Math.log1p(-rho) - norm),
  );
}

/** Posterior mass of each cell of the mean, summing to 1, with the ICC integrated out. */
export function marginalMean(posterior: Posterior, prior: IccPrior): Float64Array {
  const { grid, likelihood } = posterior;
  const width = grid.mean.length;
  const mass = new Float64Array(width);
  let total = 0;
  for (const [row, weight] of iccWeights(grid, prior).entries()) {
    for (let cell = 0; cell < width; cell += 1) {
      const share = weight * (likelihood[row * width + cell] ?? 0);
      mass[cell] = (mass[cell] ?? 0) + share;
      total += share;
    }
  }
  for (let cell = 0; cell < width; cell += 1) mass[cell] = (mass[cell] ?? 0) / total;
  return mass;
}

/** Posterior mass of each ICC node, summing to 1, with the mean integrated out. */
export function marginalIcc(posterior: Posterior, prior: IccPrior): Float64Array {
  const { grid, likelihood } = posterior;
  const width = grid.mean.length;
  const mass = iccWeights(grid, prior).map(
    (weight, row) =>
      weight * likelihood.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + value, 0),
  );
  const total = mass.reduce((sum, value) => sum + value, 0);
  return mass.map((value) => value / total);
}
