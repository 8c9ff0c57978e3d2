import { createHash, type Hash } from 'node:crypto';
import { exportReady } from '@svc/contract/tell/export';
import { type Scope, scopeOf } from '@svc/db';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { emit, LeaseLost, transaction } from '../../../kernel/index.ts';
import { UploadGoneError } from '../../../object-store/index.ts';
import { readLines } from './copied.ts';
import { datasetOf } from './dataset.ts';
import { contentTypeOf, createEncoder } from './encode.ts';
import {
  claimExport,
  completeExport,
  endExport,
  findExport,
  forgetProgress,
  noteProgress,
  type StoredExport,
  setPlanned,
} from './queries.ts';
import { copyRows, countRows, type Place, placeAfter, type Selection } from './queries-rows.ts';

export interface ExportJob {
  workspaceId: string;
  exportId: string;
}

/** Size of a batch's text: large enough to be fast, small enough to keep memory flat. CSV and Parquet parse it into objects, which take many times as much. */
const batchBytes = { ndjson: 16 * 1_048_576, csv: 6 * 1_048_576, parquet: 6 * 1_048_576 };
const mostRows = 20_000;

export const keyOf = ({ workspaceId, exportId }: ExportJob): string => `exports/${workspaceId}/${exportId}`;

type Built = 'stopped' | 'ended' | { rows: number; bytes: number };

/**
 * Writes an export, and notes after each piece how far it is: another worker goes on there. The next rows are read
 * while the last are written.
 */
export async function buildExport(
  environment: Environment,
  job: ExportJob,
  stop: AbortSignal,
): Promise<Built> {
  const { workspaceId, exportId: id } = job;
  const context = await openWorkspace(environment, workspaceId);
  const found = await findExport(context, id);
  const claimed = found && (await claimExport(context, id));
  if (!claimed) return 'ended';
  try {
    return await write(environment, context, { ...found, ...claimed }, stop);
  } catch (error) {
    if (error instanceof UploadGoneError) await forgetProgress(context, id);
    throw error;
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimExport>>>;

async function write(
  environment: Environment,
  context: RunContext,
  found: StoredExport & Claimed,
  stop: AbortSignal,
): Promise<Built> {
  const { workspace } = context;
  const { id, fence, progress, requestId } = found;
  const key = keyOf({ workspaceId: workspace.id, exportId: id });
  const dataset = datasetOf[found.dataset];
  const selection: Selection = {
    projectId: found.projectId,
    dataset,
    mode: workspace.mode,
    filters: found.filters,
    until: found.createdAt,
    withheld: found.withheld,
  };
  if (found.planned === null)
    await setPlanned(context, id, await apart(context, (scope) => countRows(scope, selection)));

  const { objects } = environment;
  const encoder = await createEncoder(found, dataset.columns, progress?.encoder ?? null);
  const upload = await objects.upload(key, contentTypeOf(found), progress?.upload ?? null);
  // The rows of a dead worker are hashed at the end: a hash cannot be kept half done.
  const hash = progress ? null : createHash('sha256');
  const batches = readBatches(context, selection, batchBytes[found.format], progress?.place ?? null);
  let state = progress?.upload ?? { size: 0 };
  let rows = progress ? found.rows : 0;
  const pieces: Uint8Array[] = progress ? [] : [await encoder.head()];
  const append = async (): Promise<void> => {
    const [first, ...others] = pieces.splice(0);
    const piece = first && others.length === 0 ? first : Buffer.concat([first ?? Buffer.of(), ...others]);
    hash?.update(piece);
    state = await upload.append(piece);
  };
  try {
    for await (const { lines, rows: count, place } of batches) {
      if (count > 0) pieces.push(await encoder.rows(lines));
      rows += count;
      if (pieces.reduce((sum, { length }) => sum + length, 0) < objects.pieceBytes) continue;
      await append();
      const noted = await noteProgress(
        context,
        { id, fence },
        { place, upload: state, encoder: encoder.state(), rows },
      );
      if (!noted) throw new LeaseLost(id);
      if (stop.aborted) return 'stopped';
    }
    pieces.push(await encoder.tail());
    await append();
    await upload.complete();
  } finally {
    await upload.close();
  }
  const sha256 = (hash ?? (await hashOf(environment, key))).digest('hex');
  const done = { rows, bytes: state.size, sha256 };
  const { projectId, dataset: name, format } = found;
  const completed = await transaction({ ...context, ...(requestId && { requestId }) }, async (context) => {
    if (!(await completeExport(context, { id, fence }, done))) return false;
    const data = { exportId: id, dataset: name, format, ...done };
    await emit(context, { type: exportReady, resource: id, projectId, data });
    return true;
  });
  if (!completed) throw new LeaseLost(id);
  return { rows, bytes: done.bytes };
}

/** A long statement has a connection of its own: others do not wait behind it. */
const apart = <T>({ db, workspace }: RunContext, read: (scope: Scope) => Promise<T>): Promise<T> =>
  db.transaction().execute((db) => read({ db, workspace }));

interface Batch {
  lines: Buffer;
  rows: number;
  /** Of the last row. */
  place: Place;
}

async function* readBatches(
  context: RunContext,
  selection: Selection,
  bytes: number,
  after: Place | null,
): AsyncGenerator<Batch> {
  let most = 100;
  const read = (place: Place | null): Promise<Batch | null> => {
    const reading = readBatch(context, selection, place, most);
    // Its error is handled where it is awaited.
    reading.catch(() => {});
    return reading;
  };
  let next = read(after);
  for (;;) {
    const batch = await next;
    if (!batch) return;
    const rowBytes = batch.lines.length / Math.max(1, batch.rows);
    most = Math.max(20, Math.min(mostRows, Math.round((0.9 * bytes) / rowBytes)));
    next = read(batch.place);
    yield batch;
  }
}

/** Both statements see one state of the database: a row is not counted in one and missing in the other. */
const readBatch = (
  { db, workspace }: RunContext,
  selection: Selection,
  after: Place | null,
  most: number,
): Promise<Batch | null> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const scope = { db, workspace };
      const place = await placeAfter(scope, selection, after, most);
      if (!place) return null;
      const lines = await readLines((take) => copyRows(scope, selection, after, place, take));
      return { ...lines, place };
    });

async function hashOf({ objects }: Environment, key: string): Promise<Hash> {
  const hash = createHash('sha256');
  const written = await objects.get(key);
  if (!written) throw new Error(`${key} was written, and is not there`);
  for await (const bytes of written.body) hash.update(bytes);
  return hash;
}

/** Ends an export that cannot be written. */
export async function failExport(
  environment: Environment,
  job: ExportJob,
  failure: { code: string; message: string },
): Promise<void> {
  const db = environment.database.forWorkspace(job.workspaceId);
  const ended = await endExport(scopeOf(db, job.workspaceId), job.exportId, { status: 'failed', failure });
  if (ended) await environment.objects.delete(keyOf(job), ended.progress?.upload ?? null);
}
