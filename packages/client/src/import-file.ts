import type { SvcClient } from './client.ts';
import { ConnectionError, unwrap } from './errors.ts';
import type { Body } from './resource.ts';
import { pause } from './retry.ts';
import type { components } from './schema.gen.ts';

export type AnswerImport = components['schemas']['AnswerImport'];

export interface ImportFileOptions {
  /** Hears how far it is: while the file is sent, and while it is read and stored. */
  onProgress?: (found: AnswerImport) => void;
  /** Milliseconds between looks; 1 s by default. */
  interval?: number;
  signal?: AbortSignal;
}

/** Small enough to be sent in time over a slow line. */
const partBytes = 16 * 1_048_576;
const mostBreaks = 8;
const ended = new Set<AnswerImport['status']>(['completed', 'checked', 'failed', 'cancelled']);

/**
 * Sends a file of answers in parts, going on where a connection broke, and gives the import once it has ended, whatever way:
 * look at its `status` and `report`. In Node, `openAsBlob(path)` gives a file that is read as it is sent.
 */
export async function importFile(
  client: SvcClient,
  projectId: string,
  file: Blob,
  body: Omit<Body<'import_answers'>, 'content'> = {},
  options: ImportFileOptions = {},
): Promise<AnswerImport> {
  const shared = options.signal ? { signal: options.signal } : {};
  const made = await unwrap(
    client.POST('/v1/projects/{projectId}/answer-imports', {
      params: { path: { projectId } },
      body,
      ...shared,
    }),
  );
  let found = await sendImportFile(client, made, file, options);
  while (!ended.has(found.status)) {
    await pause(options.interval ?? 1_000, options.signal);
    found = await look(client, made, options);
    options.onProgress?.(found);
  }
  return found;
}

/** The first half of `importFile`: sends the file of an import that was made without content, and does not wait for its end. */
export async function sendImportFile(
  client: SvcClient,
  made: AnswerImport,
  file: Blob,
  options: Omit<ImportFileOptions, 'interval'> = {},
): Promise<AnswerImport> {
  const path = { projectId: made.projectId, importId: made.id };
  let found = made;
  for (let breaks = 0; found.status === 'awaiting_file'; ) {
    const offset = found.file.bytes;
    const last = offset + partBytes >= file.size;
    const part = file.slice(offset, offset + partBytes);
    try {
      found = await unwrap(
        client.PUT('/v1/projects/{projectId}/answer-imports/{importId}/file', {
          params: {
            path,
            header: { 'upload-offset': String(offset), 'upload-complete': last ? '?1' : '?0' },
          },
          headers: { 'content-type': 'application/octet-stream' },
          // The document calls it a text of bytes.
          body: part as unknown as string,
          bodySerializer: () => part,
          ...(options.signal && { signal: options.signal }),
        }),
      );
      breaks = 0;
    } catch (error) {
      options.signal?.throwIfAborted();
      breaks += 1;
      if (!(error instanceof ConnectionError) || breaks > mostBreaks) throw error;
      await pause(Math.min(10_000, 500 * 2 ** breaks), options.signal);
      found = await look(client, made, options);
    }
    options.onProgress?.(found);
  }
  return found;
}

const look = (client: SvcClient, { projectId, id }: AnswerImport, { signal }: ImportFileOptions) =>
  unwrap(
    client.GET('/v1/projects/{projectId}/answer-imports/{importId}', {
      params: { path: { projectId, importId: id } },
      ...(signal && { signal }),
    }),
  );
