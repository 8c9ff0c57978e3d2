import type { Design, ListExperiments, Result } from '@svc/contract/act/experiment';
import { scoredScanStatuses } from '@svc/contract/kernel';
import { insertRow, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../../kernel/index.ts';

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

/** One that was cancelled or failed before any answer came uses up none of the registered scans. */
const hasAnswers = sql<boolean>`(s.status = any(${scoredScanStatuses}::text[]) and s.recorded_samples > 0)`;

const scans = sql<ScanCounts>`(
  select json_build_object(
    'before', count(*) filter (where x.side = 'before'), 'after', count(*) filter (where x.side = 'after'),
    'open', count(*) filter (where s.finished_at is null))
  from experiment_scan x join scan s on s.workspace_id = x.workspace_id and s.id = x.scan_id
  where x.workspace_id = experiment.workspace_id and x.experiment_id = experiment.id
    and (s.finished_at is null or ${hasAnswers}))`;

const columns = [
  'id',
  'projectId',
  'name',
  'state',
  'design',
  'hash',
  'treatedAt',
  'result',
  'endedAt',
  'createdAt',
  'updatedAt',
] as const;

const ofProject = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('experiment').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

export const findStored = (scope: Scope, projectId: string, id: string) =>
  ofProject(scope, projectId)
    .select([...columns, scans.as('scans')])
    .where('id', '=', id)
    .executeTakeFirst();
export type StoredExperiment = NonNullable<Awaited<ReturnType<typeof findStored>>>;

export const listStored = <T>(
  scope: Scope,
  projectId: string,
  { state, ...page }: ListExperiments,
  toItem: (row: StoredExperiment) => T,
): Promise<List<T>> =>
  listRows(ofProject(scope, projectId), {
    columns: [...columns, scans.as('scans')],
    filters: { state },
    order: newestFirst,
    page,
    toItem,
  });

/** Experiments that wait for answers. */
export const openStored = (scope: Scope, projectId: string): Promise<StoredExperiment[]> =>
  ofProject(scope, projectId)
    .select([...columns, scans.as('scans')])
    .where('state', '=', 'running')
    .execute();

export const insertExperiment = (
  { db, workspace }: Scope,
  row: Pick<
    StoredExperiment,
    'id' | 'projectId' | 'name' | 'state' | 'design' | 'hash' | 'createdAt' | 'updatedAt'
  >,
): Promise<void> =>
  insertRow(db, 'experiment', {
    workspaceId: workspace.id,
    projectId: row.projectId,
    id: row.id,
    name: row.name,
    state: row.state,
    design: row.design,
    hash: row.hash,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });

export const saveExperiment = (
  { db, workspace }: Scope,
  { id, state, treatedAt, result, endedAt, updatedAt }: StoredExperiment,
): Promise<void> =>
  updateRows(
    db,
    'experiment',
    { workspaceId: workspace.id, id },
    {
      state,
      treatedAt,
      result,
      endedAt,
      updatedAt,
    },
  );

export const addScan = (
  { db, workspace }: Scope,
  row: { experimentId: string; scanId: string; side: 'before' | 'after'; startedAt: string },
): Promise<void> =>
  insertRow(db, 'experiment_scan', {
    workspaceId: workspace.id,
    experimentId: row.experimentId,
    scanId: row.scanId,
    side: row.side,
    startedAt: row.startedAt,
  });

/** Its scans that have ended with answers, in their order. */
export const endedScans = (
  { db, workspace }: Scope,
  experimentId: string,
): Promise<{ scanId: string; side: 'before' | 'after' }[]> =>
  db
    .selectFrom('experiment_scan as x')
    .innerJoin('scan as s', (join) =>
      join.onRef('s.workspaceId', '=', 'x.workspaceId').onRef('s.id', '=', 'x.scanId'),
    )
    .select(['x.scanId', 'x.side'])
    .where('x.workspaceId', '=', workspace.id)
    .where('x.experimentId', '=', experimentId)
    .where('s.finishedAt', 'is not', null)
    .where(hasAnswers)
    .orderBy('x.startedAt')
    .orderBy('x.scanId')
    .execute();
