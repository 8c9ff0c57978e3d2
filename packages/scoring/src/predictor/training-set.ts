import { type DesignRow, designRow } from './design.ts';
import { missingVariance } from './linear-score.ts';
import { coldStartModel, readModel } from './model.ts';
import { type Layout, parameterLayout, sharedWidth } from './parameter.ts';
import { type BrandTier, engineAgreement, knownEngines } from './prior-intercept.ts';
import type { FeatureVector } from './priors.ts';

/** Measured answers of one engine to one prompt about one brand, with the features known at the time. */
export interface Cell {
  workspace: string;
  prompt: string;
  engine: string;
  brand?: string;
  tier?: BrandTier | null;
  features: FeatureVector;
  /** Answers with presence, and answers read. May be fractional where old answers count less. */
  successes: number;
  trials: number;
}

/** Cells as a design, sorted by engine, so that one engine's rows are contiguous. */
export interface TrainingSet {
  cells: readonly Cell[];
  layout: Layout;
  values: Float64Array;
  /** Rows [from, to) of each engine. */
  spans: readonly { engine: string; from: number; to: number }[];
  /** Position of each row's brand level among the parameters; −1 without. */
  brandAt: Int32Array;
  /** Rows by prompt: rows of one prompt are not independent. */
  clusters: readonly (readonly number[])[];
  evidence: Record<string, number>;
  /** Prior variance of what the cells do not say about each brand. */
  unseenOfBrand: ReadonlyMap<string, number>;
  designs: readonly DesignRow[];
}

export function trainingSet(unsorted: readonly Cell[]): TrainingSet {
  const cells = unsorted.filter((cell) => cell.trials > 0);
  for (const { successes, trials } of cells)
    if (!(successes >= 0 && successes <= trials))
      throw new RangeError('a cell needs 0 <= successes <= trials');
  cells.sort((a, b) => (a.engine < b.engine ? -1 : a.engine > b.engine ? 1 : 0));
  const engines = [...new Set([...knownEngines, ...cells.map((cell) => cell.engine)])];
  const brands = [...new Set(cells.flatMap((cell) => (cell.brand === undefined ? [] : [cell.brand])))];
  const layout = parameterLayout(engines, brands);
  const values = new Float64Array(cells.length * sharedWidth);
  const brandAt = new Int32Array(cells.length).fill(-1);
  const clusters = new Map<string, number[]>();
  const spans: { engine: string; from: number; to: number }[] = [];
  const evidence: Record<string, number> = {};
  const unseenOfBrand = new Map<string, number>();
  const designs: DesignRow[] = [];
  const coldStart = readModel(coldStartModel());
  for (const [row, cell] of cells.entries()) {
    const design = designRow(cell);
    values.set(design.columns, row * sharedWidth);
    designs.push(design);
    if (cell.brand !== undefined) {
      const { tier, site } = missingVariance(coldStart, design, false);
      unseenOfBrand.set(cell.brand, tier + site);
    }
    for (const id of Object.keys(cell.features)) evidence[id] = (evidence[id] ?? 0) + cell.trials;
    if (cell.brand !== undefined) brandAt[row] = layout.brands.get(cell.brand) ?? -1;
    const key = JSON.stringify([cell.workspace, cell.brand ?? null, cell.prompt]);
    const cluster = clusters.get(key);
    if (cluster) cluster.push(row);
    else clusters.set(key, [row]);
    const last = spans.at(-1);
    if (last?.engine === cell.engine) last.to = row + 1;
    else spans.push({ engine: cell.engine, from: row, to: row + 1 });
  }
  return {
    cells,
    layout,
    values,
    spans,
    brandAt,
    clusters: [...clusters.values()],
    evidence,
    unseenOfBrand,
    designs,
  };
}

/**
 * Weight of each row's answers: 1/deff of its prompt, deff = 1 + Σ_{pairs} 2ρ/K, where answers of one engine correlate by
 * ρ and those of two engines by .65·ρ (Kish 1965, exchangeable blocks).
 */
export function temperatures(set: TrainingSet, correlation: number): Float64Array {
  const result = new Float64Array(set.cells.length);
  for (const cluster of set.clusters) {
    let total = 0;
    let squares = 0;
    for (const row of cluster) {
      const k = set.cells[row]?.trials ?? 0;
      total += k;
      squares += k * k;
    }
    const within = Math.max(0, squares - total);
    const across = total * total - squares;
    const effect = 1 + (correlation * (within + engineAgreement * across)) / total;
    for (const row of cluster) result[row] = 1 / effect;
  }
  return result;
}
