import type { MeasurementReliability, ReliabilityQuery } from '@svc/contract/measure/score';
import { createRandom, measureReliability } from '@svc/scoring';
import { type Context, notFound } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { latestScan, scoredScan } from './queries.ts';
import { type CellCount, countCells, presenceClusters } from './queries-counts.ts';

const meaning =
  'Each prompt’s answers are split at random into halves, 200 times. If nothing changed, repeating the scan would stay below the noise floor 19 times in 20.';

/** How repeatable the project’s newest scan, or the named one, is. */
export async function getMeasurementReliability(
  context: Context,
  input: ReliabilityQuery & { projectId: string },
): Promise<MeasurementReliability> {
  const project = await getProject(context, input);
  const scan =
    input.scanId === undefined
      ? await latestScan(context, project.id)
      : await scoredScan(context, project.id, input.scanId);
  if (!scan && input.scanId !== undefined) throw notFound('scan with answers', input.scanId);
  const cells = scan ? await countCells(context, scan.id) : [];
  const engines = [...Map.groupBy(cells, (cell) => cell.engine)].map(([engine, own]) => ({
    engine,
    ...reliabilityOf(own),
  }));
  return {
    projectId: project.id,
    scanId: scan?.id ?? null,
    provenance: scan?.result?.provenance ?? 'cached',
    overall: reliabilityOf(cells),
    engines,
    meaning,
    next: next(scan !== undefined, engines),
  };
}

function reliabilityOf(cells: readonly CellCount[]) {
  const clusters = [...presenceClusters(cells).values()];
  // The same answers give the same figures each time.
  const { splitHalf, splitHalfCi, reliability, ci, noiseFloor, n } = measureReliability(
    clusters,
    createRandom(1),
  );
  const answers = clusters.reduce((sum, { trials }) => sum + trials, 0);
  return {
    splitHalf,
    splitHalfCi: named(splitHalfCi),
    reliability,
    ci: named(ci),
    noiseFloor,
    n,
    k: clusters.length === 0 ? 0 : Math.round((100 * answers) / clusters.length) / 100,
  };
}

const named = (range: { low: number; high: number } | null) =>
  range && { ...range, level: 0.95 as const, method: 'jackknife' };

function next(measured: boolean, engines: readonly { n: number }[]): string | null {
  if (!measured) return 'Nothing has been measured yet. Start a scan.';
  if (engines.every(({ n }) => n < 2))
    return 'Each prompt was asked once, so nothing can be split. Ask each prompt at least twice.';
  return null;
}
