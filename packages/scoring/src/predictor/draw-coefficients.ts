import { drawNormal, type Random } from '../random/index.ts';
import { choleskyFactor } from './cholesky.ts';
import type { Subject } from './design.ts';
import type { UnpackedModel } from './model.ts';
import { engineColumns, firstFeatureColumn, sharedWidth } from './parameter.ts';
import { engineBelief, engineSlopeSd, levelSd } from './prior-intercept.ts';
import { featurePriors } from './priors.ts';

/** One joint draw of everything uncertain that prompts share: an engine's coefficients and a brand's level. */
export interface CoefficientDraw {
  coefficients: (engine: string) => Float64Array;
  brandLevel: (brand: string | undefined) => number;
}

const factors = new WeakMap<UnpackedModel, Float64Array>();

/** The covariance's factor. Rounding to 6 digits can cost definiteness, so a ridge far below any sd is added when needed. */
function covarianceFactor(reading: UnpackedModel): Float64Array {
  const known = factors.get(reading);
  if (known) return known;
  for (let ridge = 0; ; ridge = ridge === 0 ? 1e-9 : ridge * 10) {
    const matrix = Float64Array.from(reading.covariance);
    for (let i = 0; i < reading.size; i += 1) {
      const at = i * reading.size + i;
      matrix[at] = (matrix[at] ?? 0) + ridge;
    }
    try {
      const factor = choleskyFactor(matrix, reading.size);
      factors.set(reading, factor);
      return factor;
    } catch (error) {
      if (ridge > 1e-3) throw error;
    }
  }
}

/**
 * Draws weights from N(w, C). The model has no parameter for new engines and brands, nor for slopes that do not vary in the
 * fit: these are drawn from their prior, once per engine and brand in each draw.
 */
export function drawCoefficients(reading: UnpackedModel, random: Random): CoefficientDraw {
  const factor = covarianceFactor(reading);
  const { size } = reading;
  const normals = Float64Array.from({ length: size }, () => drawNormal(random));
  const parameters = Float64Array.from(reading.weights);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column <= row; column += 1)
      sum += (factor[row * size + column] ?? 0) * (normals[column] ?? 0);
    parameters[row] = (parameters[row] ?? 0) + sum;
  }
  const engines = new Map<string, Float64Array>();
  const brands = new Map<string | undefined, number>();
  return {
    coefficients(engine) {
      const drawn = engines.get(engine) ?? engineDraw(reading, parameters, engine, random);
      engines.set(engine, drawn);
      return drawn;
    },
    brandLevel(brand) {
      const at = brand === undefined ? undefined : reading.layout.brands.get(brand);
      if (at !== undefined) return parameters[at] ?? 0;
      const level = brands.get(brand) ?? levelSd.brand * drawNormal(random);
      brands.set(brand, level);
      return level;
    },
  };
}

function engineDraw(
  reading: UnpackedModel,
  parameters: Float64Array,
  engine: string,
  random: Random,
): Float64Array {
  const coefficients = parameters.slice(0, sharedWidth);
  const start = reading.layout.engines.get(engine);
  const add = (column: number, value: number): void => {
    coefficients[column] = (coefficients[column] ?? 0) + value;
  };
  if (start === undefined) {
    const belief = engineBelief(engine);
    add(0, belief.mean + belief.sd * drawNormal(random));
  } else for (const [i, column] of engineColumns.entries()) add(column, parameters[start + i] ?? 0);
  for (const [i, prior] of featurePriors.entries())
    if (start === undefined || !prior.variesByEngine)
      add(firstFeatureColumn + i, engineSlopeSd * drawNormal(random));
  return coefficients;
}

/** The subject's score under the draw, population-averaged log-odds. */
export function drawnScore(draw: CoefficientDraw, subject: Subject, columns: Float64Array): number {
  const coefficients = draw.coefficients(subject.engine);
  let score = draw.brandLevel(subject.brand);
  for (let i = 0; i < columns.length; i += 1) score += (columns[i] ?? 0) * (coefficients[i] ?? 0);
  return score;
}
