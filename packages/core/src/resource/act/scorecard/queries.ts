import type { Scorecard, ScorecardRow } from '@svc/contract/act/scorecard';
import { insertRow, type Scope } from '@svc/db';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'scorecard_version.rows': ScorecardRow[];
  }
}

const current = <T>(column: 'days' | 'rows') =>
  sql<T>`(select ${sql.ref(`v.${column}`)} from scorecard_version v where v.workspace_id = scorecard.workspace_id
    and v.scorecard_id = scorecard.id and v.version = scorecard.version)`.as(column);

/** What a scorecard holds stands in its newest version. */
export const ofVersion = [current<number>('days'), current<ScorecardRow[]>('rows')];

/** The oldest first. */
export const versionsOf = ({ db, workspace }: Scope, scorecardId: string) =>
  db
    .selectFrom('scorecard_version')
    .select(['version', 'rows', 'days', 'createdAt'])
    .where('workspaceId', '=', workspace.id)
    .where('scorecardId', '=', scorecardId)
    .orderBy('version')
    .execute();

export const insertVersion = (
  { db, workspace, now }: Context,
  { id, version, rows, days }: Pick<Scorecard, 'id' | 'version' | 'rows' | 'days'>,
): Promise<void> =>
  insertRow(db, 'scorecard_version', {
    workspaceId: workspace.id,
    scorecardId: id,
    version,
    rows,
    days,
    createdAt: now().toISOString(),
  });
