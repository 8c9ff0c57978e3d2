import type { AnalysisResult, AnalysisSummary, ListAnalyses } from '@svc/contract/analysis';
import { insertRow } from '@svc/db';
import { sql } from 'kysely';
import { type Context, type List, listRows, newestFirst, seenBy } from '../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'analysis.result': AnalysisResult;
  }
}

const summary = [
  'id',
  'requested_url as requestedUrl',
  'url',
  'host',
  'project_id as projectId',
  sql<AnalysisSummary['grade']>`grade`.as('grade'),
  'score',
  'brand',
  'scan_id as scanId',
  'created_at as createdAt',
] as const;

/** What the caller sees: of keys limited to projects, what they asked for themselves or what became their project. */
const visible = ({ db, workspace, actor }: Context) =>
  db.selectFrom('analysis').where('workspace_id', '=', workspace.id).where(seenBy(actor));

export const findAnalysis = (context: Context, id: string) =>
  visible(context)
    .select([...summary, 'result'])
    .where('id', '=', id)
    .executeTakeFirst();

export const listAnalysisRows = (context: Context, query: ListAnalyses): Promise<List<AnalysisSummary>> =>
  listRows(
    visible(context).$if(query.since !== undefined, (rows) =>
      rows.where('created_at', '>=', query.since ?? ''),
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
    workspace_id: workspace.id,
    id: row.id,
    requested_url: row.requestedUrl,
    url: row.url,
    host: new URL(row.url).host,
    grade: row.result.grade,
    score: row.result.score,
    brand: row.result.identity.brand,
    result: JSON.stringify(row.result),
    scan_id: row.scanId,
    requested_by: actor.id,
  });

export async function setProject({ db, workspace }: Context, id: string, projectId: string): Promise<void> {
  await sql`update analysis set project_id = ${projectId} where workspace_id = ${workspace.id} and id = ${id}`.execute(
    db,
  );
}
