import { type AnswerNoise, checkNoise } from './answer-noise.ts';
import { type Cluster, type ClusterSummary, checkCluster, summarizeClusters } from './cluster.ts';

/** One engine's cells, in the order of the prompts; null where a prompt was not measured on it. */
export interface EngineClusters {
  weight: number;
  clusters: readonly (Cluster | null)[];
  /** Noise of its answers, from earlier scans. */
  noise?: AnswerNoise | undefined;
}

export interface PanelEngine {
  /** The weight in use: weights of the engines that answered sum to 1. */
  weight: number;
  summary: ClusterSummary;
  /** Which of the panel's prompts its clusters are of. */
  prompts: number[];
  noise?: AnswerNoise | undefined;
}

/** Prompts × engines, added up so that every cell of an engine weighs the same, however many answers it has. */
export interface Panel {
  /** Σ weight × mean rate of the engine's cells: lost answers and lost cells of one engine do not shift it. */
  value: number;
  /** Prompts with an answer. */
  n: number;
  trials: number;
  engines: PanelEngine[];
  /** What each prompt with an answer counts in the value, times n: more where an engine answered few others. Sums to n. */
  shares: number[];
  /** Answers of each prompt over all engines: `trials` is Kish's 1 / Σ(w²/k), `successes` the weighted rate times it. */
  pooled: Cluster[];
  /** Position of each prompt with an answer in the lists given. */
  positions: number[];
}

const isMeasured = (cluster: Cluster | null | undefined): cluster is Cluster => (cluster?.trials ?? 0) > 0;

/**
 * @param byEngine weights >= 0; all lists equally long
 * @throws TypeError, RangeError for weights, lengths and counts that cannot be
 */
export function createPanel(byEngine: readonly EngineClusters[]): Panel {
  const length = byEngine[0]?.clusters.length ?? 0;
  if (
    byEngine.some(
      ({ weight, clusters }) =>
        !(weight >= 0 && weight < Number.POSITIVE_INFINITY) || clusters.length !== length,
    )
  ) {
    throw new RangeError('engines need weights >= 0, and one cluster or null per prompt');
  }
  for (const { clusters } of byEngine) for (const cluster of clusters) if (cluster) checkCluster(cluster);
  const answered = byEngine.filter(({ weight, clusters }) => weight > 0 && clusters.some(isMeasured));
  const total = answered.reduce((sum, { weight }) => sum + weight, 0);
  for (const { noise } of byEngine) if (noise) checkNoise(noise);
  const engines = answered.map(({ weight, clusters, noise }) => ({
    weight: weight / total,
    summary: summarizeClusters(clusters.filter(isMeasured)),
    clusters,
    noise,
  }));
  const positions = Array.from({ length }, (_, prompt) => prompt).filter((prompt) =>
    engines.some(({ clusters }) => isMeasured(clusters[prompt])),
  );
  const n = positions.length;
  const shares: number[] = [];
  const pooled: Cluster[] = [];
  for (const prompt of positions) {
    let [share, weights, rate, inverse] = [0, 0, 0, 0];
    for (const { weight, summary, clusters } of engines) {
      const cell = clusters[prompt];
      if (!isMeasured(cell)) continue;
      share += weight * (n / summary.n);
      weights += weight;
      rate += (weight * cell.successes) / cell.trials;
      inverse += weight ** 2 / cell.trials;
    }
    const trials = weights ** 2 / inverse;
    shares.push(share);
    pooled.push({ successes: Math.min(trials, (rate / weights) * trials), trials });
  }
  return {
    value: engines.reduce((sum, { weight, summary }) => sum + weight * summary.rate, 0),
    n,
    trials: engines.reduce((sum, { summary }) => sum + summary.trials, 0),
    engines: engines.map(({ weight, summary, clusters, noise }) => ({
      weight,
      summary,
      prompts: positions.flatMap((position, prompt) => (isMeasured(clusters[position]) ? [prompt] : [])),
      noise,
    })),
    shares,
    pooled,
    positions,
  };
}

/** Whether no answer, or every answer, names the brand. */
export function extremeOf({ engines }: Panel): 'all_zero' | 'all_one' | null {
  const [first] = engines;
  if (!first) return null;
  return engines.every(({ summary }) => summary.extreme === first.summary.extreme)
    ? first.summary.extreme
    : null;
}
