/** A normal with its share of a mixture; covariance row-major. */
export interface MixturePart {
  mean: Float64Array;
  covariance: Float64Array;
  share: number;
}

/** Mean and covariance of a mixture of normals: what a single normal can keep of it. Shares sum to 1. */
export function mixNormals(parts: readonly MixturePart[]): { mean: Float64Array; covariance: Float64Array } {
  const size = parts[0]?.mean.length ?? 0;
  const mean = new Float64Array(size);
  for (const part of parts)
    for (let i = 0; i < size; i += 1) mean[i] = (mean[i] ?? 0) + part.share * (part.mean[i] ?? 0);
  const covariance = new Float64Array(size * size);
  for (const part of parts) {
    for (let row = 0; row < size; row += 1) {
      const rowGap = (part.mean[row] ?? 0) - (mean[row] ?? 0);
      for (let column = 0; column < size; column += 1) {
        const at = row * size + column;
        const gap = rowGap * ((part.mean[column] ?? 0) - (mean[column] ?? 0));
        covariance[at] = (covariance[at] ?? 0) + part.share * ((part.covariance[at] ?? 0) + gap);
      }
    }
  }
  return { mean, covariance };
}
