import { type ScanComparison, scoreChanged } from '@svc/contract/measure/scan';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { emit, lock, ServiceError, transaction } from '../../../kernel/index.ts';
import { changeOf, usualBaseline } from './change.ts';
import { type BySurface, compareScansBySurface } from './compare.ts';
import { isTold, storeChange } from './queries.ts';
import { getScan } from './service.ts';
import { isWorthTelling } from './worth-telling.ts';

/** Emits `score.changed` where a change is worth a message (`isWorthTelling`); once a scan, however often it runs. */
export async function noticeChange(
  environment: Environment,
  { workspaceId, scanId }: { workspaceId: string; scanId: string },
): Promise<{ change: ScanComparison['headline']['verdict'] | 'nothing_to_compare' }> {
  const context = await openWorkspace(environment, workspaceId);
  const found = await compared();
  if (found === null) return { change: 'nothing_to_compare' };
  const { headline, shift, before, engines, baseline } = found.comparison;
  await storeChange(context, scanId, changeOf({ ...found.comparison, surfaces: found.surfaces }));
  if (isWorthTelling(shift, baseline?.lasting.market ?? null))
    await transaction(context, async (context) => {
      await lock(context, scanId);
      const { projectId } = await getScan(context, { scanId });
      if (projectId === null) return;
      if (await isTold(context, { projectId, type: scoreChanged.type, scanId })) return;
      await emit(context, {
        type: scoreChanged,
        resource: projectId,
        projectId,
        data: {
          scanId,
          earlierScanId: before.scanId,
          engines,
          sentence: headline.sentence,
          change: shift,
          lasting: baseline?.lasting.market ?? null,
        },
      });
    });
  return { change: headline.verdict };

  async function compared(): Promise<{ comparison: ScanComparison; surfaces: BySurface } | null> {
    try {
      return await compareScansBySurface(context, { scanId, baseline: usualBaseline });
    } catch (error) {
      // The first scan of a project, or one with no engine in common with the scan before.
      if (error instanceof ServiceError && (error.code === 'not_found' || error.code === 'conflict'))
        return null;
      throw error;
    }
  }
}
