import type { AnswerImport, ImportReport, ListImports } from '@svc/contract/measure/answer-import';
import { deleteRows, findOne, insertRow, rowsOf, type Scope, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type Kept, messagesIn, recall } from '../../../i18n/index.ts';
import { type Context, type List, listRows, newestFirst } from '../../../kernel/index.ts';
import type { UploadState } from '../../../object-store/index.ts';
import type { ImportSettings } from './settings.ts';

/** The scans that an import makes; `key` names place and period. */
export interface ImportPlan {
  groups: { key: string; scanId: string; runs: Record<string, string> }[];
}

declare module '@svc/db' {
  interface JsonColumns {
    'answer_import.settings': ImportSettings;
    'answer_import.upload': UploadState;
    'answer_import.report': ImportReport;
    'answer_import.messages': Kept;
    'answer_import.plan': ImportPlan;
    'answer_import.failure': NonNullable<AnswerImport['failure']>;
  }
}

const columns = [
  'id',
  'projectId',
  'name',
  'status',
  'dryRun',
  'requestedBy as broughtBy',
  'fileBytes as bytes',
  'sha256',
  'rowCount as rows',
  'stored',
  'report',
  'messages',
  'failure',
  'createdAt',
  'finishedAt',
  'updatedAt',
  sql<
    string[]
  >`coalesce((select json_agg(id) from (select s.id from scan s where s.workspace_id = answer_import.workspace_id
    and s.import_id = answer_import.id order by s.created_at desc limit 100) newest), '[]'::json)`.as(
    'scanIds',
  ),
] as const;

type AnswerImportRow = Omit<AnswerImport, 'file' | 'progress' | 'uploadUrl' | 'mode'> &
  AnswerImport['file'] &
  Pick<AnswerImport['progress'], 'rows' | 'stored'> & { messages: Kept | null };

function toImport({
  bytes,
  sha256,
  rows,
  stored,
  messages,
  ...row
}: AnswerImportRow): Omit<AnswerImport, 'mode' | 'uploadUrl'> {
  recall(messages);
  const whole = row.report ? row.report.answers : 0;
  const percent =
    row.status === 'completed' ? 100 : whole === 0 ? 0 : Math.round((1_000 * stored) / whole) / 10;
  // Reports of earlier releases name each row by itself.
  const problems = row.report?.problems.map((one) => ({
    ...one,
    lines: one.lines ?? [one.line],
    rows: one.rows ?? 1,
  }));
  const report = row.report && problems ? { ...row.report, problems } : row.report;
  return { ...row, report, file: { bytes, sha256 }, progress: { rows, stored, percent } };
}

const imports = ({ db, workspace }: Scope) =>
  db.selectFrom('answer_import').where('workspaceId', '=', workspace.id);

const importById = findOne((scope, id: string) => imports(scope).select(columns).where('id', '=', id));

export async function findImport(scope: Scope, id: string) {
  const row = await importById(scope, id);
  return row ? toImport(row) : null;
}

export const listImportRows = (
  scope: Scope,
  projectId: string,
  query: ListImports,
): Promise<List<Omit<AnswerImport, 'mode' | 'uploadUrl'>>> =>
  listRows(imports(scope).where('projectId', '=', projectId), {
    columns,
    filters: { status: query.status },
    order: newestFirst,
    toItem: toImport,
    page: query,
  });

export const insertImport = (
  { db, workspace, actor, requestId, now }: Context,
  one: {
    id: string;
    projectId: string;
    name: string;
    settings: ImportSettings;
    dryRun: boolean;
    file: { bytes: number; sha256: string } | null;
  },
): Promise<void> =>
  insertRow(db, 'answer_import', {
    workspaceId: workspace.id,
    projectId: one.projectId,
    id: one.id,
    name: one.name,
    status: one.file ? 'queued' : 'awaiting_file',
    settings: one.settings,
    dryRun: one.dryRun,
    ...(one.file && { fileBytes: one.file.bytes, sha256: one.file.sha256 }),
    requestedBy: actor.id,
    requestId,
    createdAt: now().toISOString(),
  });

const one = ({ db, workspace }: Scope, id: string) =>
  db.updateTable('answer_import').where('workspaceId', '=', workspace.id).where('id', '=', id);

const now = sql<string>`now()`;

export async function countOpenImports(scope: Scope, projectId: string): Promise<number> {
  const { count } = await imports(scope)
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('projectId', '=', projectId)
    .where('status', 'in', ['queued', 'reading', 'storing'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Moves it from one of these states to another. False: it is in none of them. */
export async function moveImport(
  scope: Scope,
  id: string,
  from: readonly AnswerImport['status'][],
  to: AnswerImport['status'],
  also: { dryRun?: boolean } = {},
): Promise<boolean> {
  const ended = to === 'cancelled' || to === 'failed' || to === 'completed';
  const { numUpdatedRows } = await one(scope, id)
    .set({ status: to, ...also, updatedAt: now, ...(ended && { finishedAt: now }) })
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes an import over; whoever worked on it before writes no more. null: there is nothing left to do. */
export async function claimImport(scope: Scope, id: string) {
  const row = await one(scope, id)
    .set({
      fence: sql<number>`fence + 1`,
      status: sql<'reading' | 'storing'>`case when plan is null then 'reading' else 'storing' end`,
      startedAt: sql<string>`least(started_at, now())`,
      updatedAt: now,
    })
    .where('status', 'in', ['queued', 'reading', 'storing'])
    .returning([
      'fence',
      'projectId',
      'name',
      'settings',
      'dryRun',
      'plan',
      'report',
      'requestedBy',
      'requestId',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export interface ImportHold {
  importId: string;
  fence: number;
}

/** Notes how far it is. False: another worker has taken over, or it was cancelled. */
export async function noteImport(
  scope: Scope,
  { importId, fence }: ImportHold,
  values: {
    status?: AnswerImport['status'];
    rowCount?: number;
    stored?: number;
    report?: ImportReport;
    plan?: ImportPlan;
    sha256?: string;
  },
): Promise<boolean> {
  const { report, plan, ...plain } = values;
  const ended = values.status === 'completed' || values.status === 'checked';
  const { numUpdatedRows } = await one(scope, importId)
    .set({
      ...plain,
      ...(report && { report, messages: messagesIn(report) }),
      ...(plan && { plan }),
      ...(ended && values.status === 'completed' && { finishedAt: now }),
      updatedAt: now,
    })
    .where('fence', '=', fence)
    .where('status', 'in', ['reading', 'storing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function failImportRow(
  scope: Scope,
  id: string,
  failure: { code: string; message: string },
): Promise<{ name: string; projectId: string } | null> {
  const row = await one(scope, id)
    .set({ status: 'failed', failure, finishedAt: now, updatedAt: now })
    .where('status', 'in', ['queued', 'reading', 'storing'])
    .returning(['name', 'projectId'])
    .executeTakeFirst();
  return row ?? null;
}

/** How far the file was sent; null: nothing is kept of it. */
export async function uploadOf(scope: Scope, id: string): Promise<UploadState | null> {
  const row = await imports(scope).select('upload').where('id', '=', id).executeTakeFirst();
  return row?.upload ?? null;
}

/** `before`: how much was kept; null: whatever it was, it begins anew. False: somebody else wrote meanwhile. */
export async function noteUpload(
  scope: Scope,
  id: string,
  before: number | null,
  state: UploadState,
): Promise<boolean> {
  const { numUpdatedRows } = await one(scope, id)
    .set({ upload: state, fileBytes: state.size, updatedAt: now })
    .where('status', '=', 'awaiting_file')
    .$if(before !== null, (row) => row.where('fileBytes', '=', before ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface RowClaim {
  hash: string;
  /** As releases took it that went by its id alone; null: it has none. */
  earlierHash: string | null;
  line: number;
  engine: string;
  prompt: string;
  askedAt: string;
}

/**
 * Of these rows the lines that are this import's: the project had no such answer before, nor had an earlier line of the
 * file. `keep`: from now on nobody else brings them.
 */
export async function claimRows(
  { db, workspace }: Scope,
  { importId, projectId }: { importId: string; projectId: string },
  rows: readonly RowClaim[],
  keep: boolean,
): Promise<Set<number>> {
  // Looked up by `any`: a join would read all answers of the project, however few are given. An id that an earlier release
  // took says nothing of the answer: that release's answer to the same prompt, of the same time, is the same one.
  const found = await rowsOf<{ line: number }>(db)`
    with given as (
      select distinct on (hash) decode(hash, 'hex') as hash, decode("earlierHash", 'hex') as earlier, line, engine, prompt, "askedAt" as asked_at
      from json_to_recordset(${rows}::json) as g(hash text, "earlierHash" text, line integer, engine text, prompt text, "askedAt" timestamptz)
      order by hash, line
    ), known as materialized (
      select hash, import_id, line from imported_answer
      where workspace_id = ${workspace.id} and project_id = ${projectId}
        and hash = any((select array_agg(hash) || array_agg(earlier) from given)::bytea[])
    ), fresh as materialized (
      select hash, line from given g where not exists (
        select from known k where k.hash = g.hash or k.hash = g.earlier and (k.import_id = ${importId} or exists (
          select from scan s
            join answer a on a.workspace_id = s.workspace_id and a.scan_id = s.id and a.created_at = g.asked_at and a.engine = g.engine
            join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
          where s.workspace_id = ${workspace.id} and s.import_id = k.import_id and p.text = g.prompt)))
    ), kept as (
      insert into imported_answer (workspace_id, project_id, hash, import_id, line)
      select ${workspace.id}, ${projectId}, hash, ${importId}, line from fresh where ${keep}::boolean order by hash
      on conflict do nothing returning line
    )
    select line from kept
    union all select line from fresh where not ${keep}::boolean
    union all select g.line from given g join known k on k.hash in (g.hash, g.earlier)
      where k.import_id = ${importId} and k.line = g.line`;
  return new Set(found.map(({ line }) => line));
}

export const staleImports = (system: TenantDatabase, before: string, atMost: number) =>
  rowsOf<{
    workspaceId: string;
    id: string;
  }>(system)`select workspace_id, id from stale_imports(${before}::timestamptz, ${atMost}::integer)`;

/** Forgets the hashes, so that other imports may bring the same answers. */
export const forgetImportedHashes = ({ db, workspace }: Scope, id: string): Promise<void> =>
  deleteRows(db, 'imported_answer', { workspaceId: workspace.id, importId: id });

export const deleteImportRow = ({ db, workspace }: Scope, id: string): Promise<void> =>
  deleteRows(db, 'answer_import', { workspaceId: workspace.id, id });
