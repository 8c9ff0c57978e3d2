import type { PreviewSegment, SegmentPreview } from '@svc/contract/measure/segment';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { readDimensions, readPanel, sayWhatExists } from '../cell/index.ts';
import { estimateFigure } from '../figure/index.ts';
import { latestScan } from '../score/index.ts';

/** What the rules pick in the newest scan, and how sure its figure is. */
export async function previewSegment(
  context: Context,
  { projectId, rules }: PreviewSegment & { projectId: string },
): Promise<SegmentPreview> {
  const { workspace } = context;
  await getProject(context, { projectId });
  const key = { workspaceId: workspace.id, projectId };
  const scan = await latestScan(context, projectId);
  const { prompts, groups } = scan
    ? await readPanel(context, {
        ...key,
        scanId: scan.id,
        from: null,
        to: null,
        brandIds: 'own',
        bucket: 'scan',
        rules: [rules],
      })
    : { prompts: [], groups: [] };
  return {
    scanId: scan?.id ?? null,
    prompts: prompts.length,
    engines: groups.map(({ engine }) => engine),
    answers: groups.reduce((sum, { cells }) => cells.reduce((own, { answers }) => own + answers, sum), 0),
    presence: estimateFigure({ prompts, groups }, groups, 'presence'),
    note: groups.length > 0 ? null : sayWhatExists(await readDimensions(context, key.projectId)),
  };
}
