/** Lower Cholesky factor L of a symmetric positive definite matrix (row-major, size × size): A = L·Lᵀ. Only A's lower
 * triangle is read. Throws RangeError when A is not positive definite. */
export function choleskyFactor(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const rowStart = row * size;
    for (let column = 0; column <= row; column += 1) {
      const columnStart = column * size;
      let sum = matrix[rowStart + column] ?? 0;
      for (let i = 0; i < column; i += 1) sum -= (factor[rowStart + i] ?? 0) * (factor[columnStart + i] ?? 0);
      if (column < row) factor[rowStart + column] = sum / (factor[columnStart + column] ?? 1);
      else if (sum > 0) factor[rowStart + row] = Math.sqrt(sum);
      else throw new RangeError('matrix is not positive definite');
    }
  }
  return factor;
}

/** Solves A·x = b, given A's Cholesky factor. */
export function choleskySolve(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let sum = x[row] ?? 0;
    for (let i = 0; i < row; i += 1) sum -= (factor[row * size + i] ?? 0) * (x[i] ?? 0);
    x[row] = sum / (factor[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = x[row] ?? 0;
    for (let i = row + 1; i < size; i += 1) sum -= (factor[i * size + row] ?? 0) * (x[i] ?? 0);
    x[row] = sum / (factor[row * size + row] ?? 1);
  }
  return x;
}

/** A⁻¹ from A's Cholesky factor: inverts L, then multiplies L⁻ᵀ·L⁻¹. */
export function choleskyInverse(factor: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    lower[column * size + column] = 1 / (factor[column * size + column] ?? 1);
    for (let row = column + 1; row < size; row += 1) {
      let sum = 0;
      for (let i = column; i < row; i += 1)
        sum -= (factor[row * size + i] ?? 0) * (lower[i * size + column] ?? 0);
      lower[row * size + column] = sum / (factor[row * size + row] ?? 1);
    }
  }
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let row = 0; row <= i; row += 1) {
      const scale = lower[i * size + row] ?? 0;
      if (scale === 0) continue;
      for (let column = 0; column <= row; column += 1) {
        const at = row * size + column;
        inverse[at] = (inverse[at] ?? 0) + scale * (lower[i * size + column] ?? 0);
      }
    }
  }
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < row; column += 1)
      inverse[column * size + row] = inverse[row * size + column] ?? 0;
  return inverse;
}

/** ln |A| from A's Cholesky factor. */
export function logDeterminant(factor: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i += 1) sum += Math.log(factor[i * size + i] ?? 1);
  return 2 * sum;
}
