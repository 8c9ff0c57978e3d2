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

/**
 * information += Σ weight·x·xᵀ over four rows (absent ones carry weight 0), two lines of the lower triangle at a time: each
 * value read serves two products. An odd width leaves one line for the end; the upper entry this writes is never read.
 */
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
  for (let i = 0; i < width; i += 2) {
    const next = Math.min(i + 1, width - 1);
    const share = next === i ? 0 : 1;
    const p0 = w0 * (values[a + i] ?? 0);
    const p1 = w1 * (values[b + i] ?? 0);
    const p2 = w2 * (values[c + i] ?? 0);
    const p3 = w3 * (values[d + i] ?? 0);
    const q0 = share * w0 * (values[a + next] ?? 0);
    const q1 = share * w1 * (values[b + next] ?? 0);
    const q2 = share * w2 * (values[c + next] ?? 0);
    const q3 = share * w3 * (values[d + next] ?? 0);
    const line = i * width;
    const below = next * width;
    for (let j = 0; j <= next; j += 1) {
      const x0 = values[a + j] ?? 0;
      const x1 = values[b + j] ?? 0;
      const x2 = values[c + j] ?? 0;
      const x3 = values[d + j] ?? 0;
      information[line + j] = (information[line + j] ?? 0) + p0 * x0 + p1 * x1 + p2 * x2 + p3 * x3;
      information[below + j] = (information[below + j] ?? 0) + q0 * x0 + q1 * x1 + q2 * x2 + q3 * x3;
    }
  }
}
