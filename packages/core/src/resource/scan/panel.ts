import { type Cluster, defaultGuess, learnAnswerNoise, type PanelGuess } from '@svc/scoring';
import type { Context } from '../../kernel/index.ts';
import { countCells, presenceClusters } from '../score/index.ts';
import { lastScan } from './queries.ts';

/** What is expected of the next scan, and where that comes from. */
export interface Panel extends PanelGuess {
  source: 'history' | 'default';
  /** The scan that it was learned from. */
  scanId: string | null;
}

/** Rate and intraclass correlation as the project’s newest scan shows them, or what open data on two engines say. */
export async function panelOf(context: Context, projectId: string | null): Promise<Panel> {
  const unknown: Panel = { ...defaultGuess, source: 'default', scanId: null };
  if (projectId === null) return unknown;
  const scan = await lastScan(context.db, context.workspace.id, projectId);
  if (!scan) return unknown;
  const cells = await countCells(context.db, context.workspace.id, scan.id);
  const byEngine = [...Map.groupBy(cells, (cell) => cell.engine).values()].map((own) => [
    ...presenceClusters(own).values(),
  ]);
  const clusters = byEngine.flat();
  if (clusters.length === 0) return unknown;
  // Off the edges: a panel that was never or always present plans for a rare brand, not for a certain one.
  const rate = Math.min(0.98, Math.max(0.02, meanRate(clusters)));
  return { rate, icc: iccOf(byEngine), source: 'history', scanId: scan.id };
}

/** Mean over engines; the usual guess where nothing was repeated. */
function iccOf(byEngine: readonly Cluster[][]): number {
  const means = byEngine.map((clusters) => {
    const noise = learnAnswerNoise(clusters);
    return noise ? 1 - noise.share : defaultGuess.icc;
  });
  return means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

const meanRate = (clusters: readonly Cluster[]): number =>
  clusters.reduce((sum, { successes, trials }) => sum + successes / trials, 0) / clusters.length;
