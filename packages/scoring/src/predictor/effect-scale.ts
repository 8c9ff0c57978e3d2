/** A move that was made and measured: what was predicted for the cells it was to move, and what they showed. */
export interface MeasuredMove {
  predicted: { mean: number; sd: number };
  realised: { value: number; sd: number };
}

/** Factor for a project's predicted uplifts. */
export interface EffectScale {
  mean: number;
  sd: number;
  /** Moves behind it. */
  moves: number;
}

/** Before any move was measured: published effects count in full, and may be twice as large or nothing. */
const prior = { mean: 1, sd: 0.5 };

/**
 * How large a project’s own moves turned out, as a share of what was predicted for them.
 *
 * Normal regression through 0 of realised on predicted, realised = s × predicted + noise, with the prior s ~
 * N(1, .5²): precision Σ p²/σ² + 1/.5². σ² is the sampling variance of the measurement plus the variance of
 * the prediction itself, at the prior scale, because a single move cannot tell the two apart. Without moves:
 * 1 with sd 0, so that nothing changes before something was measured.
 */
export function learnEffectScale(moves: readonly MeasuredMove[]): EffectScale {
  const used = moves.filter(({ predicted, realised }) => predicted.mean !== 0 && realised.sd > 0);
  if (used.length === 0) return { mean: 1, sd: 0, moves: 0 };
  let precision = 1 / prior.sd ** 2;
  let sum = prior.mean * precision;
  for (const { predicted, realised } of used) {
    const variance = realised.sd ** 2 + predicted.sd ** 2;
    precision += predicted.mean ** 2 / variance;
    sum += (predicted.mean * realised.value) / variance;
  }
  return { mean: sum / precision, sd: Math.sqrt(1 / precision), moves: used.length };
}
