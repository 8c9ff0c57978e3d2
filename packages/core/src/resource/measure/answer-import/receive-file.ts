import type { AnswerImport, ImportParams } from '@svc/contract/measure/answer-import';
import type { RunContext } from '../../../environment/index.ts';
import { audit, enqueue, ServiceError, transaction } from '../../../kernel/index.ts';
import { type ObjectStore, UploadGoneError, type UploadState } from '../../../object-store/index.ts';
import { importAnswersJob } from './jobs.ts';
import { moveImport, noteUpload, uploadOf } from './queries.ts';
import { fileKeyOf, getAnswerImport } from './service.ts';

const mostBytes = 4 * 1_073_741_824;

export interface SentFile {
  /** The byte of the file that it begins with. */
  offset: number;
  /** Whether the file ends with it. */
  last: boolean;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Keeps a file as it comes, piece by piece. Where it breaks off, what is kept stays, and the sender goes on from there. The
 * last part has the import begin. Throws not_found, conflict and payload_too_large.
 */
export async function receiveFile(
  context: RunContext,
  objects: ObjectStore,
  input: ImportParams,
  { offset, last, body }: SentFile,
): Promise<AnswerImport> {
  const found = await getAnswerImport(context, input);
  if (found.status !== 'awaiting_file')
    throw new ServiceError('conflict', `The import is ${found.status} and takes no more files.`);
  const { workspace } = context;
  const key = { workspaceId: workspace.id, importId: input.importId };
  const kept = await uploadOf(context, key.importId);
  const from = kept?.size ?? 0;
  if (offset !== from && offset !== 0)
    throw new ServiceError('conflict', `${from} bytes are kept: send the rest with Upload-Offset: ${from}.`);
  let state: UploadState | null = offset === 0 ? null : kept;
  const note = async (next: UploadState): Promise<void> => {
    if (!(await noteUpload(context, key.importId, state?.size ?? (offset === 0 ? null : 0), next)))
      throw new ServiceError('conflict', 'Another request is sending this file. Wait until it has finished.');
    state = next;
  };
  const object = fileKeyOf(key.workspaceId, key.importId);
  const upload = await objects.upload(object, 'application/octet-stream', state).catch((error: unknown) => {
    if (!(error instanceof UploadGoneError)) throw error;
    throw new ServiceError(
      'conflict',
      'The part of the file that was received is gone. Send the file from the start, with Upload-Offset: 0.',
    );
  });
  try {
    for await (const piece of inPieces(body, objects.pieceBytes, last)) {
      if ((state?.size ?? 0) + piece.length > mostBytes)
        throw new ServiceError(
          'payload_too_large',
          `A file has ${mostBytes / 1_073_741_824} GB at most. Send it in parts, gzipped.`,
        );
      await note(await upload.append(piece));
    }
    if (last) await upload.complete();
  } finally {
    await upload.close();
  }
  if (!last) return getAnswerImport(context, input);
  return transaction(context, async (context) => {
    if (!(await moveImport(context, key.importId, ['awaiting_file'], 'queued')))
      throw new ServiceError('conflict', 'This import takes no more files.');
    await enqueue(context, importAnswersJob, key);
    await audit(context, 'import.file_received', input.importId, {
      projectId: input.projectId,
      bytes: state?.size ?? 0,
    });
    return getAnswerImport(context, input);
  });
}

/**
 * Cuts a stream into pieces of the store's size or more; only the last may be smaller. A piece that was cut off is left out.
 */
async function* inPieces(
  body: ReadableStream<Uint8Array> | null,
  bytes: number,
  last: boolean,
): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let held = 0;
  if (body)
    for await (const part of body) {
      parts.push(part);
      held += part.length;
      if (held < bytes) continue;
      yield Buffer.concat(parts);
      parts = [];
      held = 0;
    }
  if (last && held > 0) yield Buffer.concat(parts);
}
