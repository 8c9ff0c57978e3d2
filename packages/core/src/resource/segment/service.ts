import { audit, type Context, type List, newId, notFound, transaction } from '../../kernel/index.ts';
import { readDimensions, readPanel, sayWhatExists } from '../cell/index.ts';
import { estimateFigure } from '../figure/index.ts';
import { getProject } from '../project/index.ts';
import { latestScan } from '../score/index.ts';
import {
  deleteSegmentRow,
  findSegment,
  insertSegment,
  listSegmentRows,
  updateSegmentRow,
} from './queries.ts';
import type {
  CreateSegment,
  ListSegments,
  PreviewSegment,
  Segment,
  SegmentParams,
  SegmentPreview,
  UpdateSegment,
} from './schema.ts';

export async function listSegments(
  context: Context,
  input: ListSegments & { projectId: string },
): Promise<List<Segment>> {
  await getProject(context, input);
  return listSegmentRows(context, input);
}

async function getSegment(context: Context, input: SegmentParams): Promise<Segment> {
  await getProject(context, input);
  const segment = await findSegment(context, input);
  if (!segment) throw notFound('segment', input.segmentId, `GET /v1/projects/${input.projectId}/segments`);
  return segment;
}

export const createSegment = (
  context: Context,
  { projectId, ...input }: CreateSegment & { projectId: string },
): Promise<Segment> =>
  transaction(context, async (context) => {
    await getProject(context, { projectId });
    const key = { projectId, segmentId: newId('segment') };
    await insertSegment(context, key, input);
    await audit(context, 'segment.created', key.segmentId, input);
    return getSegment(context, key);
  });

/** Figures of the past follow the new rules too: a segment is a filter, not a copy. */
export const updateSegment = (
  context: Context,
  { projectId, segmentId, ...changes }: SegmentParams & UpdateSegment,
): Promise<Segment> =>
  transaction(context, async (context) => {
    const key = { projectId, segmentId };
    const before = await getSegment(context, key);
    const changed =
      changes.rules !== undefined && JSON.stringify(changes.rules) !== JSON.stringify(before.rules);
    await updateSegmentRow(context, key, { ...changes, version: before.version + (changed ? 1 : 0) });
    await audit(context, 'segment.updated', segmentId, { before, after: changes });
    return getSegment(context, key);
  });

export const deleteSegment = (
  context: Context,
  input: SegmentParams,
): Promise<{ id: string; deleted: true }> =>
  transaction(context, async (context) => {
    const { id, name, rules } = await getSegment(context, input);
    await deleteSegmentRow(context, input);
    await audit(context, 'segment.deleted', id, { name, rules });
    return { id, deleted: true };
  });

/** What the rules pick in the newest scan, and how sure its figure is. */
export async function previewSegment(
  context: Context,
  { projectId, rules }: PreviewSegment & { projectId: string },
): Promise<SegmentPreview> {
  const { db, workspace } = context;
  await getProject(context, { projectId });
  const key = { workspaceId: workspace.id, projectId };
  const scan = await latestScan(db, workspace.id, projectId);
  const { prompts, groups } = scan
    ? await readPanel(db, {
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
    note: groups.length > 0 ? null : sayWhatExists(await readDimensions(db, key)),
  };
}
