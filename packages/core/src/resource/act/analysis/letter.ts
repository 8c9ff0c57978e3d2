import type { AnalysisResult } from '@svc/contract/act/analysis';
import { type PageReading, retrievalBlocked } from '@svc/page';

type Letter = AnalysisResult['grade'];

const least: [Letter, number][] = [
  ['A', 85],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
];

export const letterOf = (score: number): Letter => least.find(([, from]) => score >= from)?.[0] ?? 'F';

/**
 * The best grade of a page that some engines are kept from: what a score as high as the percentage of engines that get it
 * earns, E at worst, and F where none gets it. null: all get it, or nothing is known of their crawlers.
 */
export function bestLetter(
  { shutOut }: Pick<PageReading, 'shutOut'>,
  engines: readonly string[],
): Letter | null {
  const blocked = engines.flatMap((engine) => retrievalBlocked(shutOut, engine) ?? []);
  const got = blocked.reduce((sum, one) => sum + (1 - one), 0);
  if (got === blocked.length) return null;
  return got === 0 ? 'F' : letterOf(Math.max(25, (100 * got) / blocked.length));
}
