import type {
  Finding,
  ListRecommendations,
  MoveName,
  State,
  Step,
  UpliftPrediction,
  Verification,
} from '@svc/contract/act/recommendation';
import { insertRow, rowsOf, type Scope, updateRows } from '@svc/db';
import { domainOf, type PageFeatures } from '@svc/page';
import { sql } from 'kysely';
import { type List, listRows } from '../../../kernel/index.ts';
import { ofStandingOriginInSql, readableInSql } from '../../measure/cell/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'recommendation.finding': Finding;
    'recommendation.prediction': UpliftPrediction | null;
    'recommendation.history': Step[];
    'recommendation.verification': Verification | null;
  }
}

const columns = [
  'id',
  'projectId',
  'fingerprint',
  sql<MoveName>`move`.as('move'),
  'subject',
  'finding',
  'prediction',
  'priority',
  'state',
  'found',
  'foundAt',
  'owner',
  'due',
  'history',
  'shippedAt',
  'changeId',
  'verification',
  'createdAt',
  'updatedAt',
] as const;

const ofProject = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('recommendation').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

export const findStored = (scope: Scope, projectId: string, id: string) =>
  ofProject(scope, projectId).select(columns).where('id', '=', id).executeTakeFirst();
export type StoredRecommendation = NonNullable<Awaited<ReturnType<typeof findStored>>>;

export const allStored = (scope: Scope, projectId: string): Promise<StoredRecommendation[]> =>
  ofProject(scope, projectId).select(columns).orderBy('priority', 'desc').orderBy('id').execute();

/** Neither shipped nor dismissed: what can still be done. */
export const openStates: readonly State[] = ['suggested', 'accepted', 'in_progress'];

const orders = {
  '-priority': { name: '-priority', by: ['priority', 'id'], direction: 'desc' },
  '-createdAt': { name: '-createdAt', by: ['createdAt', 'id'], direction: 'desc' },
} as const;

/** Without a state: all but dismissed ones, and without suggestions that are no longer found. */
export const listStored = <T>(
  scope: Scope,
  projectId: string,
  { state, move, sort, ...page }: ListRecommendations,
  toItem: (row: StoredRecommendation) => T,
): Promise<List<T>> =>
  listRows(
    ofProject(scope, projectId)
      .$if(state === undefined, (rows) =>
        rows
          .where('state', '<>', 'dismissed')
          .where(({ or, eb }) => or([eb('found', '=', true), eb('state', '<>', 'suggested')])),
      )
      .$if(state === 'open', (rows) => rows.where('state', 'in', openStates).where('found', '=', true)),
    {
      columns,
      filters: { state: state === 'open' ? undefined : state, move },
      order: orders[sort],
      page,
      toItem,
    },
  );

export const insertRecommendation = ({ db, workspace }: Scope, row: StoredRecommendation): Promise<void> =>
  insertRow(db, 'recommendation', {
    workspaceId: workspace.id,
    projectId: row.projectId,
    id: row.id,
    fingerprint: row.fingerprint,
    move: row.move,
    subject: row.subject,
    createdAt: row.createdAt,
    ...changing(row),
  });

export const saveRecommendation = ({ db, workspace }: Scope, row: StoredRecommendation): Promise<void> =>
  updateRows(db, 'recommendation', { workspaceId: workspace.id, id: row.id }, changing(row));

const changing = (row: StoredRecommendation) => ({
  finding: row.finding,
  prediction: row.prediction,
  priority: row.priority,
  state: row.state,
  found: row.found,
  foundAt: row.foundAt,
  owner: row.owner,
  due: row.due,
  history: row.history,
  shippedAt: row.shippedAt,
  changeId: row.changeId,
  verification: row.verification,
  updatedAt: row.updatedAt,
});

/** The newest answers to some of these prompts in which the own brand is absent. */
export async function answersWithout(
  { db, workspace }: Scope,
  projectId: string,
  { promptIds, engines, since }: { promptIds: readonly string[]; engines: readonly string[]; since: string },
): Promise<string[]> {
  if (promptIds.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(db)`
    select a.id from answer a
    where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.created_at >= ${since}::timestamptz
      and a.prompt_id = any(${promptIds.slice(0, 50)}::text[]) and a.engine = any(${engines}::text[])
      and not a.present and ${readableInSql} and ${ofStandingOriginInSql(workspace.id, projectId)}
    order by a.created_at desc, a.id limit 5`;
  return rows.map(({ id }) => id);
}

/** Pages of others that the project has read, the newest first. */
export async function readingsOfOthers(
  { db, workspace }: Scope,
  projectId: string,
  own: ReadonlySet<string>,
): Promise<{ url: string; features: PageFeatures }[]> {
  const rows = await db
    .selectFrom('page')
    .select(['url', 'reading'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('reading', 'is not', null)
    .orderBy('fetchedAt', 'desc')
    .limit(50)
    .execute();
  return rows.flatMap(({ url, reading }) =>
    reading === null || own.has(domainOf(url)) ? [] : [{ url, features: reading.features }],
  );
}

/** Shipped ones that wait for a scan. */
export const awaitingScan = (scope: Scope, projectId: string): Promise<StoredRecommendation[]> =>
  ofProject(scope, projectId)
    .select(columns)
    .where('state', '=', 'shipped')
    .where(sql<boolean>`verification ->> 'scanId' is not null`)
    .execute();

/** Whether a scan goes on, has figures, or neither. */
export async function scanStands(
  { db, workspace }: Scope,
  scanId: string,
): Promise<'open' | 'ended' | 'missing'> {
  const row = await db
    .selectFrom('scan')
    .select('finishedAt')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .executeTakeFirst();
  return row === undefined ? 'missing' : row.finishedAt === null ? 'open' : 'ended';
}
