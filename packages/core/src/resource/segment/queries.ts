import { deleteRows, insertRow, updateRows } from '@svc/db';
import { type Context, type List, listRows, newestFirst } from '../../kernel/index.ts';
import type { CellRules } from '../cell/index.ts';
import type { CreateSegment, ListSegments, Segment, SegmentParams, UpdateSegment } from './schema.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'segment.rules': CellRules;
  }
}

const columns = [
  'id',
  'project_id as projectId',
  'name',
  'description',
  'rules',
  'version',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const byName = { name: 'name', by: ['name', 'id'], direction: 'asc' } as const;

const segments = ({ db, workspace }: Context, projectId: string) =>
  db.selectFrom('segment').where('workspace_id', '=', workspace.id).where('project_id', '=', projectId);

/** The ids of a project's segments, newest first, at most 50. */
export async function segmentIds(context: Context, projectId: string): Promise<string[]> {
  const rows = await segments(context, projectId)
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

export const findSegment = (context: Context, { projectId, segmentId }: SegmentParams) =>
  segments(context, projectId).select(columns).where('id', '=', segmentId).executeTakeFirst();

export const listSegmentRows = (
  context: Context,
  query: ListSegments & { projectId: string },
): Promise<List<Segment>> =>
  listRows(segments(context, query.projectId), {
    columns,
    order: query.sort === 'name' ? byName : newestFirst,
    page: query,
  });

export const insertSegment = (
  { db, workspace }: Context,
  key: SegmentParams,
  { name, description, rules }: CreateSegment,
): Promise<void> =>
  insertRow(db, 'segment', {
    workspace_id: workspace.id,
    project_id: key.projectId,
    id: key.segmentId,
    name,
    description,
    rules: JSON.stringify(rules),
  });

export const updateSegmentRow = (
  { db, workspace, now }: Context,
  key: SegmentParams,
  { rules, ...changes }: UpdateSegment & { version: number },
): Promise<void> =>
  updateRows(
    db,
    'segment',
    { workspace_id: workspace.id, id: key.segmentId },
    { ...changes, rules: rules && JSON.stringify(rules), updated_at: now().toISOString() },
  );

export const deleteSegmentRow = ({ db, workspace }: Context, key: SegmentParams): Promise<void> =>
  deleteRows(db, 'segment', { workspace_id: workspace.id, id: key.segmentId });
