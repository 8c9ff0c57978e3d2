import type { AnalysisResult, AnalysisSummary, ListAnalyses } from '@svc/contract/act/analysis';
import { insertRow, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { type Kept, messagesIn, recalled } from '../../../i18n/index.ts';
import { type Context, isShown, type List, listRows, newestFirst, seenBy } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'analysis.result': AnalysisResult;
    'analysis.messages': Kept;
  }
}

const summary = [
  'id',
  'requestedUrl',
  'url',
  'host',
  'projectId',
  sql<AnalysisSummary['grade']>`grade`.as('grade'),
  'score',
  'brand',
  'scanId',
  'createdAt',
] as const;

/** Analyses that the caller sees: a key limited to projects sees those it asked for, and those that became its projects. */
const visible = (context: Context) =>
  context.db
    .selectFrom('analysis')
    .where('workspaceId', '=', context.workspace.id)
    .where(seenBy(context.actor))
    .where(isShown(context));

export async function findAnalysis(context: Context, id: string) {
  const row = await visible(context)
    .select([...summary, 'result', 'messages'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && recalled(row);
}

export const listAnalysisRows = (context: Context, query: ListAnalyses): Promise<List<AnalysisSummary>> =>
  listRows(
    visible(context).$if(query.since !== undefined, (rows) =>
      rows.where('createdAt', '>=', query.since ?? ''),
    ),
    {
      columns: summary,
      filters: { host: query.host, grade: query.grade },
      order: newestFirst,
      page: query,
    },
  );

export const insertAnalysis = (
  { db, workspace, actor }: Context,
  row: { id: string; requestedUrl: string; url: string; scanId: string | null; result: AnalysisResult },
): Promise<void> =>
  insertRow(db, 'analysis', {
    workspaceId: workspace.id,
    id: row.id,
    requestedUrl: row.requestedUrl,
    url: row.url,
    host: new URL(row.url).host,
    grade: row.result.grade,
    score: row.result.score,
    brand: row.result.identity.brand,
    result: row.result,
    messages: messagesIn(row.result),
    scanId: row.scanId,
    requestedBy: actor.id,
  });

export async function setProject({ db, workspace }: Scope, id: string, projectId: string): Promise<void> {
  await sql`update analysis set project_id = ${projectId} where workspace_id = ${workspace.id} and id = ${id}`.execute(
    db,
  );
}
