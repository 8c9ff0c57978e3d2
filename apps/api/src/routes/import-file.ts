import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type Environment, runContext, runTask } from '@svc/core/environment';
import { type Operation, ServiceError } from '@svc/core/kernel';
import { AnswerImport, ImportParams, receiveFile } from '@svc/core/resource/answer-import';
import { z } from 'zod';
import { type GuardOptions, guard } from '../mount/guard.ts';
import { send } from '../mount/response.ts';
import { serialiser } from '../mount/serialise.ts';
import { type AppEnv, problemSchema } from '../schema.ts';
import { validationError } from '../validation/index.ts';

export interface ImportFileOptions extends GuardOptions {
  environment: Environment;
  operations: readonly Operation[];
}

/** Files of one organisation that one process takes at once. */
const atOnce = 4;

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
});

const sent = z.object({
  'upload-offset': z
    .string()
    .regex(/^\d{1,12}$/)
    .max(12)
    .optional()
    .meta({ description: 'The byte of the file that the body begins with; 0 when left out.', example: '0' }),
  'upload-complete': z
    .enum(['?0', '?1'])
    .optional()
    .meta({ description: '?0: more comes. Left out: the file ends with this.', example: '?1' }),
});

const route = (middleware: ReturnType<typeof guard>, group: string) =>
  createRoute({
    method: 'put',
    path: '/v1/projects/{projectId}/answer-imports/{importId}/file',
    operationId: 'send_import_file',
    tags: [group],
    summary: 'Send the file of an import',
    description:
      'NDJSON or CSV of up to a million answers, gzipped or not, kept as it comes. Where it breaks off, `file.bytes` of the import says how much is kept: send the rest with Upload-Offset. With the last part the import begins.',
    security: [{ apiKey: [] }],
    middleware: [middleware],
    request: {
      params: ImportParams,
      headers: sent,
      body: {
        required: true,
        content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
      },
    },
    responses: {
      200: { description: 'What is kept so far.', content: { 'application/json': { schema: AnswerImport } } },
      401: problem('No valid API key.'),
      403: problem('The API key lacks a scope.'),
      404: problem('There is no such import.'),
      409: problem('It awaits no file, or another part of it.'),
      413: problem('The file is too large.'),
      422: problem('The request is not valid.'),
      429: problem(`Too many requests, or more than ${atOnce} files at once.`),
      500: problem('A fault of ours.'),
      503: problem('Too busy right now.'),
    },
  });

/** Takes files that are too large to be held in memory. While one comes its sender holds no place among requests. */
export function mountImportFile(app: OpenAPIHono<AppEnv>, options: ImportFileOptions): void {
  const { environment } = options;
  const importing = options.operations.find(({ id }) => id === 'import_answers');
  if (!importing) return;
  const open = new Map<string, number>();
  const write = serialiser(AnswerImport);
  const middleware = guard(importing, options, async (_c, { organisationId }) => {
    const count = (open.get(organisationId) ?? 0) + 1;
    if (count > atOnce)
      throw new ServiceError('rate_limited', `${atOnce} files come in already. Wait for one to end.`, {
        retryAfter: 10,
      });
    open.set(organisationId, count);
    return () => {
      const left = (open.get(organisationId) ?? 1) - 1;
      if (left === 0) open.delete(organisationId);
      else open.set(organisationId, left);
    };
  });
  app.openapi(
    route(middleware, importing.group),
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

/** The sender went away: nobody hears the answer, and it is no fault of ours. */
function brokenOff(error: unknown): never {
  const gone =
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET'));
  if (gone)
    throw new ServiceError(
      'malformed',
      'The body broke off before its end. Send the rest with Upload-Offset.',
    );
  throw error;
}
