import type { ListScorecards, Row, Scorecard } from '@svc/contract/scorecard';
import { deleteRows, insertRow, updateRows } from '@svc/db';
import { type Context, type List, listRows, newestFirst } from '../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'scorecard_version.rows': Row[];
  }
}

const columns = [
  's.id',
  's.project_id as projectId',
  's.name',
  's.version',
  'v.days',
  'v.rows',
  's.created_at as createdAt',
  's.updated_at as updatedAt',
] as const;

const ofProject = ({ db, workspace }: Context, projectId: string) =>
  db
    .selectFrom('scorecard as s')
    .innerJoin('scorecard_version as v', (join) =>
      join
        .onRef('v.workspace_id', '=', 's.workspace_id')
        .onRef('v.scorecard_id', '=', 's.id')
        .onRef('v.version', '=', 's.version'),
    )
    .where('s.workspace_id', '=', workspace.id)
    .where('s.project_id', '=', projectId);

const newest = { ...newestFirst, by: ['s.created_at', 's.id'] } as const;

export const listScorecardRows = (
  context: Context,
  projectId: string,
  page: ListScorecards,
): Promise<List<Scorecard>> => listRows(ofProject(context, projectId), { columns, order: newest, page });

export const findScorecard = (
  context: Context,
  projectId: string,
  id: string,
): Promise<Scorecard | undefined> =>
  ofProject(context, projectId).select(columns).where('s.id', '=', id).executeTakeFirst();

/** The oldest first. */
export const versionsOf = ({ db, workspace }: Context, scorecardId: string) =>
  db
    .selectFrom('scorecard_version')
    .select(['version', 'rows', 'days', 'created_at as createdAt'])
    .where('workspace_id', '=', workspace.id)
    .where('scorecard_id', '=', scorecardId)
    .orderBy('version')
    .execute();

export const insertScorecard = ({ db, workspace }: Context, card: Scorecard): Promise<void> =>
  insertRow(db, 'scorecard', {
    workspace_id: workspace.id,
    project_id: card.projectId,
    id: card.id,
    name: card.name,
    version: card.version,
    created_at: card.createdAt,
    updated_at: card.updatedAt,
  });

export const updateScorecardRow = ({ db, workspace }: Context, card: Scorecard): Promise<void> =>
  updateRows(
    db,
    'scorecard',
    { workspace_id: workspace.id, id: card.id },
    { name: card.name, version: card.version, updated_at: card.updatedAt },
  );

export const insertVersion = ({ db, workspace }: Context, card: Scorecard): Promise<void> =>
  insertRow(db, 'scorecard_version', {
    workspace_id: workspace.id,
    scorecard_id: card.id,
    version: card.version,
    rows: JSON.stringify(card.rows),
    days: card.days,
    created_at: card.updatedAt,
  });

export const deleteScorecardRow = ({ db, workspace }: Context, id: string): Promise<void> =>
  deleteRows(db, 'scorecard', { workspace_id: workspace.id, id });
