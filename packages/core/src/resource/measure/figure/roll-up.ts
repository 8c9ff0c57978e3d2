import { createHash } from 'node:crypto';
import { measures } from '@svc/contract/measure/figure';
import { z } from 'zod';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { job, transaction } from '../../../kernel/index.ts';
import {
  lacksFigures,
  type Markers,
  markersOf,
  type PanelQuery,
  panelOf,
  readPanelPacks,
  type ScanFigureRow,
  scansWithoutFigures,
  shownMeasure,
  storeScanFigures,
} from '../cell/index.ts';
import { estimateFigure } from './estimate.ts';
import { estimateShown } from './shown.ts';

/** Keeps the headline figures of a project's scans that have none yet. */
export const rollUpJob = job({
  task: 'roll_up',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `figures:${projectId}`,
});

/** Scans that one run handles. */
const atOnce = 200;

/** What a series would be cut at, as one text: equal where two scans differ in none of it. */
export function markerOf({ bucket: _, at: __, scans: ___, ...differing }: Markers): string {
  const sorted = Object.entries(differing).map(([name, values]) => [name, values.map(String).sort()]);
  return createHash('sha256').update(JSON.stringify(sorted.sort())).digest('base64url').slice(0, 22);
}

export async function rollUp(
  environment: Environment,
  key: { workspaceId: string; projectId: string },
): Promise<{ scans: number }> {
  const context = await openWorkspace(environment, key.workspaceId);
  const missing = await scansWithoutFigures(context, key.projectId, atOnce);
  for (const scanId of missing)
    await transaction(context, async (context) => {
      if (await lacksFigures(context, scanId)) await rollUpScan(context, key, scanId);
    });
  return { scans: missing.length };
}

async function rollUpScan(
  context: RunContext,
  key: { workspaceId: string; projectId: string },
  scanId: string,
): Promise<void> {
  const query: PanelQuery = {
    ...key,
    from: null,
    to: null,
    scanId,
    rules: [],
    brandIds: 'all',
    bucket: 'scan',
  };
  const read = await readPanelPacks(context, query);
  const panel = panelOf(read, 'scan');
  const figures: ScanFigureRow<object>[] = [];
  for (const [surface, all] of Map.groupBy(panel.groups, (group) => group.surface))
    for (const engine of [null, ...new Set(all.map((group) => group.engine))]) {
      const own = all.filter((group) => engine === null || group.engine === engine);
      for (const [brandId, groups] of Map.groupBy(own, (group) => group.brandId)) {
        const packs = read.packs.filter(
          (pack) =>
            pack.surface === surface &&
            pack.brandId === brandId &&
            (engine === null || pack.engine === engine),
        );
        const [markers] = markersOf({ ...read, packs }, 'scan');
        if (!markers) continue;
        const marker = markerOf(markers);
        for (const measure of measures) {
          const figure = estimateFigure(panel, groups, measure);
          if (!figure) continue;
          figures.push({ scanId, at: markers.at, surface, engine, brandId, measure, marker, figure });
        }
        const shown = estimateShown(panel, groups);
        if (shown)
          figures.push({
            ...{ scanId, at: markers.at, surface, engine, brandId, marker },
            measure: shownMeasure,
            figure: shown,
          });
      }
    }
  if (figures.length > 0) await storeScanFigures(context, key.projectId, figures);
}
