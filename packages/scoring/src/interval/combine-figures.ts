import type { Interval } from './estimate.ts';

/** One figure of a weighted sum. */
export interface CombinedPart {
  /** Its factor, above 0. */
  factor: number;
  value: number;
  ci: { low: number; high: number };
  /** The cells from which it was counted. */
  cells: readonly CombinedCell[];
}

export type CombinedMeasure = 'presence' | 'mention' | 'citation';

/** The answers of one prompt on one engine, and the part that they have in a figure. */
export interface CombinedCell {
  /** Identity of the answers: the same whichever figure they are part of. */
  key: string;
  share: number;
  measure: CombinedMeasure;
  answers: number;
  present: number;
  mentioned: number;
  grounded: number;
  cited: number;
}

/**
 * Σ factor × value with a 95% interval, of figures that may share answers.
 *
 * MOVER: low = Σ a v − √(ΣΣ aᵢ aⱼ rᵢⱼ (vᵢ − lᵢ)(vⱼ − lⱼ)), and high likewise with uᵢ − vᵢ. It keeps the skew
 * of each interval. rᵢⱼ is the correlation of the noise: Σ shareᵢ shareⱼ cov over shared cells. Presence
 * holds mention and citation, so that P(presence and mention) = P(mention), and P(mention and citation) =
 * P(mention) + P(citation) − P(presence). Source: Zou and Donner 2008, Statistics in Medicine 27:1693; with
 * correlation Zou 2008, American Journal of Epidemiology 168:212. Valid for factors above 0; as good as the
 * intervals that it is given.
 *
 * @throws RangeError without parts, or for a factor that is not above 0
 */
export function combineFigures(parts: readonly CombinedPart[]): { value: number; ci: Interval } {
  if (parts.length === 0 || parts.some(({ factor }) => !(factor > 0)))
    throw new RangeError('a sum needs figures with factors above 0');
  const correlation = correlations(parts);
  const value = parts.reduce((sum, part) => sum + part.factor * part.value, 0);
  const reach = (side: (part: CombinedPart) => number): number => {
    let square = 0;
    for (const [i, one] of parts.entries())
      for (const [j, other] of parts.entries())
        square += (correlation[i]?.[j] ?? 0) * one.factor * side(one) * other.factor * side(other);
    return Math.sqrt(Math.max(0, square));
  };
  return {
    value,
    // A sum may lie above 1.
    ci: {
      low: Math.max(0, value - reach((part) => part.value - part.ci.low)),
      high: value + reach((part) => part.ci.high - part.value),
      level: 0.95,
      method: 'mover',
    },
  };
}

function correlations(parts: readonly CombinedPart[]): number[][] {
  const byKey = parts.map(({ cells }) => new Map(cells.map((cell) => [cell.key, cell])));
  const covariances = parts.map(({ cells }) =>
    byKey.map((others) =>
      cells.reduce((sum, cell) => {
        const other = others.get(cell.key);
        return other ? sum + cell.share * other.share * noise(cell, other) : sum;
      }, 0),
    ),
  );
  const own = covariances.map((row, i) => row[i] ?? 0);
  return covariances.map((row, i) =>
    row.map((covariance, j) => {
      if (i === j) return 1;
      const scale = Math.sqrt((own[i] ?? 0) * (own[j] ?? 0));
      return scale > 0 ? Math.min(1, Math.max(-1, covariance / scale)) : 0;
    }),
  );
}

/** Covariance of the rates of two measures over the same answers; half an answer of either kind keeps it off 0. */
function noise(cell: CombinedCell, other: CombinedCell): number {
  const rates = {
    presence: (cell.present + 0.5) / (cell.answers + 1),
    mention: (cell.mentioned + 0.5) / (cell.answers + 1),
    citation: (cell.cited + 0.5) / (cell.grounded + 1),
  };
  const trials = (measure: CombinedMeasure): number =>
    measure === 'citation' ? cell.grounded : cell.answers;
  const sizes = [trials(cell.measure), trials(other.measure)] as const;
  if (Math.min(...sizes) === 0) return 0;
  const [one, two] = [rates[cell.measure], rates[other.measure]];
  const least = Math.min(one, two);
  const both =
    cell.measure === other.measure || cell.measure === 'presence' || other.measure === 'presence'
      ? least
      : Math.min(least, Math.max(0, one + two - rates.presence));
  return (both - one * two) / Math.max(...sizes);
}
