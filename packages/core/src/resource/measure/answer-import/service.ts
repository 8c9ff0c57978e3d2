import { createHash } from 'node:crypto';
import type {
  AnswerImport,
  ImportAnswers,
  ImportParams,
  ListImports,
  OfProject,
} from '@svc/contract/measure/answer-import';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  type Deleted,
  enqueue,
  instant,
  type List,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { assertActive, getProject, readInProject } from '../../account/project/index.ts';
import { deleteImportJob, importAnswersJob } from './jobs.ts';
import { countOpenImports, findImport, insertImport, listImportRows, moveImport } from './queries.ts';
import { sourceById } from './read/source.ts';
import type { ImportSettings } from './settings.ts';

/** Each import reads a file and writes answers as fast as a scan. */
const mostOpen = 5;

/** Where an import's file is kept until it has been read. */
export const fileKeyOf = (workspaceId: string, importId: string): string =>
  `imports/${workspaceId}/${importId}`;

type Input = ImportAnswers & OfProject;
interface KeptFile {
  /** null: a new one. */
  id: string | null;
  file: { bytes: number; sha256: string } | null;
}

/** Keeps what came with the call, outside of any transaction. Throws not_found, conflict and quota_exceeded. */
export async function keepContent(context: PrepareContext, { projectId, content }: Input): Promise<KeptFile> {
  const id = newId('answerImport');
  assertActive(await getProject(context, { projectId }));
  await assertRoom(context, projectId);
  if (content === undefined) return { id, file: null };
  const bytes = Buffer.from(content);
  await context.objects.put(fileKeyOf(context.workspace.id, id), bytes, 'text/plain');
  return { id, file: { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') } };
}

async function assertRoom(context: Context, projectId: string): Promise<void> {
  const open = await countOpenImports(context, projectId);
  if (open >= mostOpen)
    throw new ServiceError(
      'quota_exceeded',
      `${open} imports of this project are running. Wait until one has finished.`,
      {
        retryAfter: 30,
      },
    );
}

/** Stores the import and its job in one transaction. The worker does the reading and storing. */
export const importAnswers = (
  context: RunContext,
  input: Input,
  { id: given, file }: KeptFile,
): Promise<AnswerImport> =>
  transaction(context, async (context) => {
    const id = given ?? newId('answerImport');
    const { projectId, dryRun, defaults = {}, columns = {} } = input;
    await getProject(context, { projectId });
    const settings: ImportSettings = {
      format: input.format ?? null,
      source: input.source,
      columns,
      defaults: {
        engine: defaults.engine ?? null,
        surface: defaults.surface ?? null,
        model: defaults.model ?? null,
        country: defaults.country ?? null,
        region: defaults.region ?? null,
        language: defaults.language ?? null,
        askedAt: defaults.askedAt ?? null,
      },
      splitBy: input.splitBy,
      repeats: input.repeats ?? null,
      unanswered: input.unanswered,
    };
    const day = instant(context.now()).slice(0, 10);
    const name = input.name ?? `${sourceById(input.source)?.label ?? 'Answers'}, ${day}`;
    await insertImport(context, { id, projectId, name, settings, dryRun, file });
    if (file) await enqueue(context, importAnswersJob, { workspaceId: context.workspace.id, importId: id });
    await audit(context, 'import.created', id, { projectId, name, source: input.source, dryRun, ...file });
    return getAnswerImport(context, { projectId, importId: id });
  });

const shown = (context: RunContext, row: Awaited<ReturnType<typeof findImport>> & object): AnswerImport => ({
  ...row,
  mode: context.workspace.mode,
  uploadUrl:
    row.status === 'awaiting_file'
      ? `${context.publicUrl}/v1/projects/${row.projectId}/answer-imports/${row.id}/file`
      : null,
});

/** Throws not_found. */
export async function getAnswerImport(
  context: RunContext,
  { projectId, importId }: ImportParams,
): Promise<AnswerImport> {
  await getProject(context, { projectId });
  const found = await findImport(context, importId);
  if (found?.projectId !== projectId)
    throw notFound('import', importId, `GET /v1/projects/${projectId}/answer-imports`);
  return shown(context, found);
}

export async function listAnswerImports(
  context: RunContext,
  input: ListImports & OfProject,
): Promise<List<AnswerImport>> {
  return readInProject(context, input, async () => {
    const { items, ...list } = await listImportRows(context, input.projectId, input);
    return { ...list, items: items.map((row) => shown(context, row)) };
  });
}

/** Imports what a rehearsal has read. */
export const startAnswerImport = (context: RunContext, input: ImportParams): Promise<AnswerImport> =>
  transaction(context, async (context) => {
    const { status } = await getAnswerImport(context, input);
    await assertRoom(context, input.projectId);
    const key = { workspaceId: context.workspace.id, importId: input.importId };
    if (
      !(await moveImport(context, key.importId, ['checked'], 'queued', {
        dryRun: false,
      }))
    )
      throw new ServiceError(
        'conflict',
        `The import is ${status}. Only an import that has been checked can be started.`,
      );
    await enqueue(context, importAnswersJob, key);
    await audit(context, 'import.started', input.importId, { projectId: input.projectId });
    return getAnswerImport(context, input);
  });

const open = ['awaiting_file', 'queued', 'reading', 'checked', 'storing'] as const;

/** Stops it and takes back what it has stored. */
export const cancelAnswerImport = (context: RunContext, input: ImportParams): Promise<AnswerImport> =>
  transaction(context, async (context) => {
    const { status } = await getAnswerImport(context, input);
    const key = { workspaceId: context.workspace.id, importId: input.importId };
    if (!(await moveImport(context, key.importId, open, 'cancelled')))
      throw new ServiceError('conflict', `The import is ${status} and cannot be cancelled.`);
    await enqueue(context, deleteImportJob, key);
    await audit(context, 'import.cancelled', input.importId, { projectId: input.projectId });
    return getAnswerImport(context, input);
  });

/** Deletes it with all answers that it brought, and the figures that rest on them. */
export const deleteAnswerImport = (context: RunContext, input: ImportParams): Promise<Deleted> =>
  transaction(context, async (context) => {
    const { status, name } = await getAnswerImport(context, input);
    const key = { workspaceId: context.workspace.id, importId: input.importId };
    const from = [...open, 'completed', 'failed', 'cancelled'] as const;
    if (!(await moveImport(context, key.importId, from, 'deleting')))
      throw new ServiceError('conflict', `The import is already ${status}.`);
    await enqueue(context, deleteImportJob, key);
    await audit(context, 'import.deleted', input.importId, { projectId: input.projectId, name });
    return { id: input.importId, deleted: true };
  });
