import { type Curvature, curvature, type Rows } from './curvature.ts';
import { engineColumns, sharedWidth } from './parameter.ts';
import type { TrainingSet } from './training-set.ts';

/**
 * Curvature over all parameters: shared, engine offsets, brand levels. A row's score is x·(β + δ_engine) + brand, so one pass
 * over an engine's rows gives x·xᵀ once, and its entries are copied to where the engine's offsets meet the shared columns.
 */
export function hierarchicalCurvature(set: TrainingSet, rows: Rows, parameters: Float64Array): Curvature {
  const size = parameters.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  const add = (row: number, column: number, value: number): void => {
    const at = row * size + column;
    information[at] = (information[at] ?? 0) + value;
  };
  const offset = brandOffsets(set, parameters);
  let logLikelihood = 0;
  for (const { engine, from, to } of set.spans) {
    const start = set.layout.engines.get(engine) ?? 0;
    const coefficients = parameters.slice(0, sharedWidth);
    for (const [i, column] of engineColumns.entries())
      coefficients[column] = (coefficients[column] ?? 0) + (parameters[start + i] ?? 0);
    const visit = set.layout.brands.size === 0 ? undefined : brandVisitor(set, start, gradient, add);
    const part = curvature({ ...rows, offset }, coefficients, from, to, visit);
    logLikelihood += part.logLikelihood;
    for (let row = 0; row < sharedWidth; row += 1) {
      gradient[row] = (gradient[row] ?? 0) + (part.gradient[row] ?? 0);
      for (let column = 0; column <= row; column += 1)
        add(row, column, part.information[row * sharedWidth + column] ?? 0);
    }
    for (const [i, own] of engineColumns.entries()) {
      gradient[start + i] = (gradient[start + i] ?? 0) + (part.gradient[own] ?? 0);
      for (let column = 0; column < sharedWidth; column += 1)
        add(start + i, column, entry(part, own, column));
      for (let j = 0; j <= i; j += 1) add(start + i, start + j, entry(part, own, engineColumns[j] ?? 0));
    }
  }
  return { logLikelihood, gradient, information };
}

function entry(part: Curvature, i: number, j: number): number {
  return part.information[Math.max(i, j) * sharedWidth + Math.min(i, j)] ?? 0;
}

function brandOffsets(set: TrainingSet, parameters: Float64Array): Float64Array {
  const offset = new Float64Array(set.brandAt.length);
  for (const [row, at] of set.brandAt.entries()) if (at >= 0) offset[row] = parameters[at] ?? 0;
  return offset;
}

function brandVisitor(
  set: TrainingSet,
  engineStart: number,
  gradient: Float64Array,
  add: (row: number, column: number, value: number) => void,
): (row: number, residual: number, weight: number) => void {
  return (row, residual, weight) => {
    const at = set.brandAt[row] ?? -1;
    if (at < 0) return;
    gradient[at] = (gradient[at] ?? 0) + residual;
    add(at, at, weight);
    const base = row * sharedWidth;
    for (let j = 0; j < sharedWidth; j += 1) add(at, j, weight * (set.values[base + j] ?? 0));
    for (const [i, column] of engineColumns.entries())
      add(at, engineStart + i, weight * (set.values[base + column] ?? 0));
  };
}
