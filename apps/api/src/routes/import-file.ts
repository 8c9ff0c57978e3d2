import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Operation } from '@svc/contract/kernel';
import { AnswerImport } from '@svc/contract/measure/answer-import';
import { type Environment, runContext, runTask } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { receiveFile } from '@svc/core/resource/measure/answer-import';
import { filesAtOnce, sendImportFile } from '../describe/send-import-file.ts';
import { type GuardOptions, guard } from '../mount/guard.ts';
import { send } from '../mount/response.ts';
import { serialiser } from '../mount/serialise.ts';
import type { AppEnv } from '../schema.ts';
import { validationError } from '../validation/index.ts';

export interface ImportFileOptions extends GuardOptions {
  environment: Environment;
  operations: readonly Operation[];
}

/** Takes files that are too large to be held in memory. While one comes its sender holds no place among requests. */
export function mountImportFile(app: OpenAPIHono<AppEnv>, options: ImportFileOptions): void {
  const { environment } = options;
  const importing = options.operations.find(({ id }) => id === 'import_answers');
  if (!importing) return;
  const open = new Map<string, number>();
  const write = serialiser(AnswerImport);
  const middleware = guard(importing, options, async (_c, { organisationId }) => {
    const count = (open.get(organisationId) ?? 0) + 1;
    if (count > filesAtOnce)
      throw new ServiceError(
        'rate_limited',
        `${filesAtOnce} files are already being received. Wait until one has finished.`,
        {
          retryAfter: 10,
        },
      );
    open.set(organisationId, count);
    return () => {
      const left = (open.get(organisationId) ?? 1) - 1;
      if (left === 0) open.delete(organisationId);
      else open.set(organisationId, left);
    };
  });
  app.openapi(
    Object.assign(sendImportFile(importing.group), { middleware: [middleware] }),
    async (c) => {
      const { actor, workspace } = c.get('caller');
      const context = runContext(environment, { actor, workspace, requestId: c.get('requestId') });
      const headers = c.req.valid('header');
      const file = {
        offset: Number(headers['upload-offset'] ?? 0),
        last: headers['upload-complete'] !== '?0',
        body: c.req.raw.body,
      };
      const params = c.req.valid('param');
      const work = () => receiveFile(context, environment.objects, params, file).catch(brokenOff);
      const body = write(await runTask('send_import_file', work), workspace.mode);
      // The one cast: the answer is already serialised.
      return (await send(c, { response: { status: 200, headers: {}, body } })) as never;
    },
    (result) => {
      if (!result.success)
        throw validationError(result.error, { target: result.target, schema: undefined, input: undefined });
    },
  );
}

/** The sender closed the connection: nobody reads the answer, and it is not counted as a fault. */
function brokenOff(error: unknown): never {
  const gone =
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET'));
  if (gone)
    throw new ServiceError(
      'malformed',
      'The request ended before the whole file had arrived. Send the rest with Upload-Offset.',
    );
  throw error;
}
