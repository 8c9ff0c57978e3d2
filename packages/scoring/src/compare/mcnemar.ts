import { signFlipTest } from './sign-flip.ts';

/** The answers of one prompt in which exactly one of two brands is present. */
export interface DiscordantCluster {
  onlyFirst: number;
  onlySecond: number;
}

/**
 * Head to head: is one brand present more often than another in the same answers?
 *
 * Exact McNemar (1947) with the prompt as cluster: under no difference the brands' names could be swapped prompt by
 * prompt. One answer a prompt gives the classic exact test; without clusters, answers to one prompt would be
 * counted as independent and p-values come out too small (Durkalski et al. 2003).
 */
export function clusteredMcNemar(clusters: readonly DiscordantCluster[]): {
  onlyFirst: number;
  onlySecond: number;
  pValue: number;
} {
  let [onlyFirst, onlySecond] = [0, 0];
  for (const cluster of clusters) {
    if (!(Number.isInteger(cluster.onlyFirst) && Number.isInteger(cluster.onlySecond))) {
      throw new RangeError('discordant answers are whole counts');
    }
    onlyFirst += cluster.onlyFirst;
    onlySecond += cluster.onlySecond;
  }
  return { onlyFirst, onlySecond, pValue: signFlipTest(clusters.map((c) => c.onlyFirst - c.onlySecond)) };
}
