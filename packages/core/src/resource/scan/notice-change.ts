import { z } from 'zod';
import { type Environment, openWorkspace } from '../../environment/index.ts';
import { emit, eventType, id, lock, orNull, ServiceError, transaction } from '../../kernel/index.ts';
import { changeOf, usualBaseline } from './change.ts';
import { compareScans } from './compare.ts';
import { isTold, storeChange } from './queries.ts';
import { Difference, type ScanComparison } from './schema-compare.ts';
import { getScan } from './service.ts';

export const scoreChanged = eventType({
  type: 'score.changed',
  resource: 'project',
  summary: 'Presence rose or fell from one scan to the next: a tested change on questions like these.',
  data: z
    .strictObject({
      scanId: id('scan', 'The scan that shows it.'),
      earlierScanId: id('scan', 'The scan before it.'),
      engines: z.array(z.string()).meta({ description: 'Asked by both.' }),
      sentence: z.string().meta({ description: 'What changed, how much, and how sure that is.' }),
      change: Difference,
      lasting: orNull(Difference).meta({
        description:
          'Against the level of up to seven scans, with how much whole days differ: whether it is more than a day’s. null with fewer than three comparable scans before it.',
      }),
    })
    .meta({ id: 'ScoreChangedData' }),
});

/** Emits `score.changed` where the comparison with the scan before shows a change; once a scan, however often it runs. */
export async function noticeChange(
  environment: Environment,
  { workspaceId, scanId }: { workspaceId: string; scanId: string },
): Promise<{ change: ScanComparison['headline']['verdict'] | 'nothing_to_compare' }> {
  const context = await openWorkspace(environment, workspaceId);
  const found = await compared();
  if (found === null) return { change: 'nothing_to_compare' };
  const { headline, shift, before, engines, baseline } = found;
  await storeChange(context.db, workspaceId, scanId, changeOf(found));
  if (headline.verdict === 'rise' || headline.verdict === 'fall')
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

  async function compared(): Promise<ScanComparison | null> {
    try {
      return await compareScans(context, { scanId, baseline: usualBaseline });
    } catch (error) {
      // The first scan of a project, or one with no engine in common with the scan before.
      if (error instanceof ServiceError && (error.code === 'not_found' || error.code === 'conflict'))
        return null;
      throw error;
    }
  }
}
