/** Nodes of (mean presence × ICC) on which the beta-binomial likelihood is evaluated; arrays run ICC-major. */
export interface Grid {
  /** Midpoints in θ = asin √μ, so that equal weights are Jeffreys' prior Beta(½, ½) on the mean μ. */
  mean: Float64Array;
  /** Borders of the mean's cells, one more than `mean`. */
  edge: Float64Array;
  icc: Float64Array;
  /** α + β = (1 − ICC) / ICC, per ICC node. */
  concentration: Float64Array;
  /** ln(α + j) and ln(β + j) over all nodes, kept for small j on the shared grids. */
  logRise(j: number): { alpha: Float64Array; beta: Float64Array };
}

const keptRises = 64;

/** The part of the whole grid that a grid covers, both as fractions of the range. */
export interface GridWindow {
  /** Values of θ, in units of π/2. */
  theta: readonly [number, number];
  icc: readonly [number, number];
}

const midpoints = (count: number, [from, to]: readonly [number, number]): Float64Array =>
  Float64Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);

/**
 * A midpoint grid over the mean (Jeffreys' transform) and the ICC (uniform on 0..1).
 * α = μ(1−ρ)/ρ, β = (1−μ)(1−ρ)/ρ: Beta(α, β) has mean μ and intraclass correlation ρ = 1/(α+β+1).
 *
 * @param window lay all nodes in this part; such a one-off grid doesn't keep its logarithms
 */
export function createGrid(means: number, iccs: number, window?: GridWindow): Grid {
  const [from, to] = window?.theta ?? [0, 1];
  const theta = midpoints(means, [from, to]).map((part) => (part * Math.PI) / 2);
  const mean = theta.map((angle) => Math.sin(angle) ** 2);
  const rest = theta.map((angle) => Math.cos(angle) ** 2);
  const edge = Float64Array.from(
    { length: means + 1 },
    (_, i) => Math.sin(((from + ((to - from) * i) / means) * Math.PI) / 2) ** 2,
  );
  const icc = midpoints(iccs, window?.icc ?? [0, 1]);
  const concentration = icc.map((rho) => (1 - rho) / rho);
  const kept: { alpha: Float64Array; beta: Float64Array }[] = [];
  const rise = (part: Float64Array, j: number): Float64Array => {
    const logs = new Float64Array(means * iccs);
    let node = 0;
    for (const total of concentration) for (const share of part) logs[node++] = Math.log(share * total + j);
    return logs;
  };
  const logRise = (j: number): { alpha: Float64Array; beta: Float64Array } => {
    const known = kept[j];
    if (known) return known;
    const made = { alpha: rise(mean, j), beta: rise(rest, j) };
    if (!window && j < keptRises) kept[j] = made;
    return made;
  };
  return { mean, edge, icc, concentration, logRise };
}
