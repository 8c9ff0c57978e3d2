import { createRoute } from '@hono/zod-openapi';
import { AnswerImport, ImportParams } from '@svc/contract/measure/answer-import';
import { z } from 'zod';
import { headers, later, problem } from './outside-table.ts';

/** 4 GB, as long as a file may be. */
const mostBytes = 4 * 1_024 ** 3;

/** Files of one organisation that one process takes at once. */
export const filesAtOnce = 4;

const sent = z.object({
  'upload-offset': z
    .string()
    .regex(/^\d{1,12}$/)
    .max(12)
    .optional()
    .meta({ description: 'The offset in bytes at which the body starts; default: 0.', example: '0' }),
  'upload-complete': z
    .enum(['?0', '?1'])
    .optional()
    .meta({ description: '?0: more parts follow. Missing: this is the last part.', example: '?1' }),
});

/** The upload beside the table: how it stands in the document. */
export const sendImportFile = (group: string) =>
  createRoute({
    method: 'put',
    path: '/v1/projects/{projectId}/answer-imports/{importId}/file',
    operationId: 'send_import_file',
    tags: [group],
    summary: 'Send the file of an import',
    description:
      'NDJSON or CSV of up to a million answers, gzipped or not, stored as it arrives. If the upload breaks off, `file.bytes` of the import says how much has arrived: send the rest with Upload-Offset. The import begins with the last part.',
    security: [{ apiKey: [] }],
    request: {
      params: ImportParams,
      headers: sent,
      body: {
        required: true,
        content: {
          'application/octet-stream': { schema: z.string().max(mostBytes).meta({ format: 'binary' }) },
        },
      },
    },
    responses: {
      200: {
        description: 'What is kept so far.',
        headers,
        content: { 'application/json': { schema: AnswerImport } },
      },
      401: problem('No valid API key.'),
      403: problem('The API key lacks a scope.'),
      404: problem('There is no such import.'),
      409: problem('It awaits no file, or another part of it.'),
      413: problem('The file is too large.'),
      422: problem('The request is not valid.'),
      429: problem(`Too many requests, or more than ${filesAtOnce} files at once.`, later),
      500: problem('A fault of ours.'),
      503: problem('Too busy right now.', later),
    },
  });
