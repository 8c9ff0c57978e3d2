/** Rows of a dense design: row-major values, width columns; tempered successes and trials of each row. */
export interface Rows {
  values: Float64Array;
  width: number;
  successes: Float64Array;
  trials: Float64Array;
  /** Known part of the linear predictor, one a row. */
  offset?: Float64Array;
}

/** Logistic log likelihood, its gradient and the negative Hessian's lower triangle. */
export interface Curvature {
  logLikelihood: number;
  gradient: Float64Array;
  information: Float64Array;
}

const block = 4;

/**
 * Log likelihood Σ y·η − k·ln(1+e^η) of rows [from, to) at the coefficients, with gradient Σ (y−kp)·x and information
 * Σ k·p(1−p)·x·xᵀ. Four rows at a time, so that each entry of the information is read and written once for four.
 *
 * @param visit called with each row, its residual y − kp and weight kp(1−p), for parameters outside the design
 */
export function curvature(
  rows: Rows,
  coefficients: Float64Array,
  from = 0,
  to = rows.trials.length,
  visit?: (row: number, residual: number, weight: number) => void,
): Curvature {
  const { values, width, successes, trials, offset } = rows;
  const gradient = new Float64Array(width);
  const information = new Float64Array(width * width);
  const weights = new Float64Array(block);
  let logLikelihood = 0;
  for (let start = from; start < to; start += block) {
    const end = Math.min(to, start + block);
    weights.fill(0);
    for (let row = start; row < end; row += 1) {
      const base = row * width;
      let eta = offset ? (offset[row] ?? 0) : 0;
      for (let j = 0; j < width; j += 1) eta += (values[base + j] ?? 0) * (coefficients[j] ?? 0);
      const k = trials[row] ?? 0;
      const y = successes[row] ?? 0;
      const small = Math.exp(-Math.abs(eta));
      const p = (eta >= 0 ? 1 : small) / (1 + small);
      logLikelihood += y * eta - k * (Math.log1p(small) + Math.max(eta, 0));
      const residual = y - k * p;
      const weight = k * p * (1 - p);
      weights[row - start] = weight;
      for (let j = 0; j < width; j += 1)
        gradient[j] = (gradient[j] ?? 0) + residual * (values[base + j] ?? 0);
      if (visit) visit(row, residual, weight);
    }
    addOuterProducts(information, values, start, end, width, weights);
  }
  return { logLikelihood, gradient, information };
}

/** information += Σ weight·x·xᵀ over at most four rows, lower triangle; absent rows carry weight 0. */
function addOuterProducts(
  information: Float64Array,
  values: Float64Array,
  start: number,
  end: number,
  width: number,
  weights: Float64Array,
): void {
  const a = start * width;
  const b = Math.min(start + 1, end - 1) * width;
  const c = Math.min(start + 2, end - 1) * width;
  const d = Math.min(start + 3, end - 1) * width;
  const w0 = weights[0] ?? 0;
  const w1 = weights[1] ?? 0;
  const w2 = weights[2] ?? 0;
  const w3 = weights[3] ?? 0;
  for (let i = 0; i < width; i += 1) {
    const s = w0 * (values[a + i] ?? 0);
    const t = w1 * (values[b + i] ?? 0);
    const u = w2 * (values[c + i] ?? 0);
    const v = w3 * (values[d + i] ?? 0);
    const line = i * width;
    for (let j = 0; j <= i; j += 1) {
      information[line + j] =
        (information[line + j] ?? 0) +
        s * (values[a + j] ?? 0) +
        t * (values[b + j] ?? 0) +
        u * (values[c + j] ?? 0) +
        v * (values[d + j] ?? 0);
    }
  }
}
