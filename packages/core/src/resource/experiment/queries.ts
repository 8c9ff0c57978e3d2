import type { Design, ListExperiments, Result } from '@svc/contract/experiment';
import { insertRow, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { type Context, type List, listRows, newestFirst } from '../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'experiment.design': Design;
    'experiment.result': Result | null;
  }
}

interface ScanCounts {
  before: number;
  after: number;
  open: number;
}

const scans = sql<ScanCounts>`(
  select json_build_object(
    'before', count(*) filter (where x.side = 'before'), 'after', count(*) filter (where x.side = 'after'),
    'open', count(*) filter (where s.finished_at is null))
  from experiment_scan x join scan s on s.workspace_id = x.workspace_id and s.id = x.scan_id
  where x.workspace_id = experiment.workspace_id and x.experiment_id = experiment.id)`;

const columns = [
  'id',
  'project_id as projectId',
  'name',
  'state',
  'design',
  'hash',
  'treated_at as treatedAt',
  'result',
  'ended_at as endedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const ofProject = ({ db, workspace }: Context, projectId: string) =>
  db.selectFrom('experiment').where('workspace_id', '=', workspace.id).where('project_id', '=', projectId);

export const findStored = (context: Context, projectId: string, id: string) =>
  ofProject(context, projectId)
    .select([...columns, scans.as('scans')])
    .where('id', '=', id)
    .executeTakeFirst();
export type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;

export const listStored = <T>(
  context: Context,
  projectId: string,
  { state, ...page }: ListExperiments,
  toItem: (row: Stored) => T,
): Promise<List<T>> =>
  listRows(ofProject(context, projectId), {
    columns: [...columns, scans.as('scans')],
    filters: { state },
    order: newestFirst,
    page,
    toItem,
  });

/** Those that wait for answers. */
export const openStored = (context: Context, projectId: string): Promise<Stored[]> =>
  ofProject(context, projectId)
    .select([...columns, scans.as('scans')])
    .where('state', '=', 'running')
    .execute();

export const insertExperiment = (
  { db, workspace }: Context,
  row: Pick<Stored, 'id' | 'projectId' | 'name' | 'state' | 'design' | 'hash' | 'createdAt' | 'updatedAt'>,
): Promise<void> =>
  insertRow(db, 'experiment', {
    workspace_id: workspace.id,
    project_id: row.projectId,
    id: row.id,
    name: row.name,
    state: row.state,
    design: JSON.stringify(row.design),
    hash: row.hash,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  });

export const saveExperiment = (
  { db, workspace }: Context,
  { id, state, treatedAt, result, endedAt, updatedAt }: Stored,
): Promise<void> =>
  updateRows(
    db,
    'experiment',
    { workspace_id: workspace.id, id },
    {
      state,
      treated_at: treatedAt,
      result: result && JSON.stringify(result),
      ended_at: endedAt,
      updated_at: updatedAt,
    },
  );

export const addScan = (
  { db, workspace }: Context,
  row: { experimentId: string; scanId: string; side: 'before' | 'after'; startedAt: string },
): Promise<void> =>
  insertRow(db, 'experiment_scan', {
    workspace_id: workspace.id,
    experiment_id: row.experimentId,
    scan_id: row.scanId,
    side: row.side,
    started_at: row.startedAt,
  });

/** Its scans that have ended, in their order. */
export const endedScans = (
  { db, workspace }: Context,
  experimentId: string,
): Promise<{ scanId: string; side: 'before' | 'after' }[]> =>
  db
    .selectFrom('experiment_scan as x')
    .innerJoin('scan as s', (join) =>
      join.onRef('s.workspace_id', '=', 'x.workspace_id').onRef('s.id', '=', 'x.scan_id'),
    )
    .select(['x.scan_id as scanId', 'x.side'])
    .where('x.workspace_id', '=', workspace.id)
    .where('x.experiment_id', '=', experimentId)
    .where('s.finished_at', 'is not', null)
    .orderBy('x.started_at')
    .orderBy('x.scan_id')
    .execute();
