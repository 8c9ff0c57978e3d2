import { scoredScanStatuses } from '@svc/contract/kernel';
import type {
  CreateReport,
  ListReports,
  Report,
  ReportContent,
  ReportSummary,
  TemplateId,
} from '@svc/contract/tell/report';
import { rowsOf, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { tableOf } from '../../../entity/index.ts';
import { type List, listRows, newestFirst } from '../../../kernel/index.ts';
import { standingOriginInSql } from '../../measure/cell/index.ts';

/** Settings of a requested report. */
export type Settings = Pick<CreateReport, 'from' | 'to' | 'segmentId'> & {
  days: number;
  timeZone: string;
};

declare module '@svc/db' {
  interface JsonColumns {
    'report.settings': Settings;
    'report.content': ReportContent;
    'report.failure': NonNullable<Report['error']>;
  }
}

const columns = [
  'id',
  'projectId',
  sql<TemplateId>`template`.as('template'),
  'title',
  'language',
  'status',
  'snapshotId',
  sql<string | null>`content ->> 'sentence'`.as('sentence'),
  'scheduleId',
  'failure as error',
  'createdAt',
  'finishedAt',
] as const;

export const reportRows = tableOf('report', columns);

const reports = ({ db, workspace }: Scope) => db.selectFrom('report').where('workspaceId', '=', workspace.id);

export const listReportRows = (
  scope: Scope,
  { projectId, template, status, ...page }: ListReports & { projectId: string },
): Promise<List<ReportSummary>> =>
  listRows(reports(scope), {
    columns,
    filters: { projectId, template, status },
    order: newestFirst,
    page,
  });

export const findReport = (scope: Scope, id: string) => reportRows.find(scope, { id });

export async function readContent(scope: Scope, id: string): Promise<ReportContent | null> {
  const row = await reports(scope).select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}

/** null: it is built, has failed, or is deleted. */
export async function beginReport({ db, workspace }: Scope, id: string) {
  const row = await db
    .updateTable('report')
    .set({ status: 'running', startedAt: sql<string>`least(started_at, now())` })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning([
      'projectId',
      sql<TemplateId>`template`.as('template'),
      'title',
      'language',
      'settings',
      'content',
      'channelIds',
      'requestId',
      'createdAt',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Freezes the content before its files are made: another try makes them from the same content. */
export const freezeReport = (
  { db, workspace }: Scope,
  id: string,
  frozen: { content: ReportContent; snapshotId: string },
): Promise<void> =>
  updateRows(
    db,
    'report',
    { workspaceId: workspace.id, id },
    { content: frozen.content, snapshotId: frozen.snapshotId },
  );

/** Whether it was still open. */
export async function endReport(
  { db, workspace }: Scope,
  id: string,
  failure: NonNullable<Report['error']> | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({
      status: failure ? 'failed' : 'completed',
      failure,
      finishedAt: sql<string>`now()`,
    })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Span {
  from: string;
  to: string;
}

/** The newest scan of the span whose figures stand; null: there is none. */
export async function findNewestScan(
  { db, workspace }: Scope,
  projectId: string,
  { from, to }: Span,
): Promise<string | null> {
  const rows = await rowsOf<{ id: string }>(db)`
    select s.id from scan s where s.workspace_id = ${workspace.id} and s.project_id = ${projectId}
      and s.origin = ${standingOriginInSql(workspace.id, projectId)} and s.status = any(${scoredScanStatuses}::text[]) and s.created_at < ${to}::timestamptz
      and exists (select from cell_pack c where c.workspace_id = s.workspace_id and c.scan_id = s.id and c.scanned_at >= ${from}::timestamptz)
    order by s.created_at desc, s.id desc limit 1`;
  return rows[0]?.id ?? null;
}

/** Prompts of a scan by the key that panels have. */
export async function readPromptTexts(
  { db, workspace }: Scope,
  scanId: string,
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ key: string; text: string }>(db)`
    select distinct on (1) coalesce(c.prompt_id, c.question) as key, p.text
    from cell c join scan_prompt p on p.workspace_id = c.workspace_id and p.scan_id = c.scan_id and p.prompt_index = c.prompt_index
    where c.workspace_id = ${workspace.id} and c.scan_id = ${scanId} and c.brand_role = 'own'
    order by 1, c.prompt_index`;
  return new Map(rows.map(({ key, text }) => [key, text]));
}

export interface SampleAnswer {
  id: string;
  engine: string;
  prompt: string;
  present: boolean;
  text: string;
}

/** The newest answers with the brand and without it, a few of each. */
export async function readSampleAnswers(
  { db, workspace }: Scope,
  projectId: string,
  { from, to }: Span,
): Promise<SampleAnswer[]> {
  const some = (present: boolean) => sql`
    (select a.id, a.engine, p.text as prompt, a.present, left(a.text, 2000) as text
     from answer a join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
     where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.present = ${present}::boolean and a.text <> ''
       and a.created_at >= ${from}::timestamptz and a.created_at < ${to}::timestamptz
     order by a.created_at desc, a.id desc limit 4)`;
  const rows = await rowsOf<SampleAnswer>(db)`${some(true)} union all ${some(false)}`;
  return rows;
}

export async function readReportIds(scope: Scope, projectId?: string): Promise<string[]> {
  const rows = await reports(scope)
    .select('id')
    .$if(projectId !== undefined, (rows) => rows.where('projectId', '=', projectId ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}

/** The channels that a report is for. */
export const findRecipients = (scope: Scope, id: string) =>
  reports(scope).select(['projectId', 'channelIds']).where('id', '=', id).executeTakeFirst();
