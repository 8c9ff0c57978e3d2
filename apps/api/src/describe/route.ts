import { createRoute } from '@hono/zod-openapi';
import { PendingApproval } from '@svc/contract/account/approval';
import {
  destructive,
  type ErrorCode,
  errorCatalogue,
  mayWait,
  method,
  type Operation,
  path,
  readOnly,
} from '@svc/contract/kernel';
import { z } from 'zod';
import { problemSchema } from './problem-schema.ts';

/** Operations at the same address or just below it. */
export interface Related<O extends Operation = Operation> {
  /** The GET of the same address, or of the thing that an action just below it changes and returns. */
  reader: O | undefined;
  /** Address at which a created resource is read; its last variable is the new id. */
  itemPath: string | undefined;
}

/** The operations at the same address as each operation, or just below it. */
export function relate<O extends Operation>(operations: readonly O[]): (operation: O) => Related<O> {
  const readers = new Map(
    operations
      .filter((operation) => method(operation) === 'GET')
      .map((operation) => [path(operation), operation]),
  );
  // A POST to a collection makes something that is read below the collection, where such a route exists.
  const itemPaths = new Map(
    [...readers.keys()]
      .filter((path) => path.endsWith('}'))
      .map((path) => [path.replace(/\/\{[^}]+\}$/, ''), path]),
  );
  return (operation) => {
    const makes = operation.effect === 'create' || operation.effect === 'run';
    const above = readers.get(path(operation).replace(/\/[^/{]+$/, ''));
    return {
      reader: readers.get(path(operation)) ?? (above?.returns === operation.returns ? above : undefined),
      itemPath: makes ? itemPaths.get(path(operation)) : undefined,
    };
  };
}

const alwaysPossible: readonly ErrorCode[] = [
  'unauthenticated',
  'key_expired',
  'key_revoked',
  'insufficient_scope',
  'plan_required',
  'ip_not_allowed',
  'rate_limited',
  'internal',
  'overloaded',
];

function errorsOf(operation: Operation, reader: Operation | undefined): readonly ErrorCode[] {
  const codes: ErrorCode[] = [...alwaysPossible, ...(operation.errors ?? [])];
  codes.push('validation_failed');
  if (operation.params || operation.query || operation.body) codes.push('malformed');
  if (operation.body) codes.push('unsupported_media_type', 'payload_too_large');
  if (!readOnly(operation)) codes.push('conflict', 'idempotency_in_progress', 'idempotency_mismatch');
  // If-Match applies where the resource can be read at the same address.
  if (!readOnly(operation) && (reader || operation.versioned)) codes.push('precondition_failed');
  if (operation.versioned) codes.push('precondition_required');
  return codes;
}

/** Media types other than JSON that a body may have, where an operation names the field for the text. */
export const textTypes = ['text/plain', 'application/x-ndjson'] as const;

/** Many programs cannot send a body with DELETE: where all of it may be left out, it may be left out whole. So may one that came later. */
export const bodyIsOptional = (operation: Operation): boolean =>
  (method(operation) === 'DELETE' || operation.bodyOptional === true) &&
  operation.body?.safeParse({}).success === true;

const plainText = z.string().max(10_485_760);

export function successStatus(operation: Operation): 200 | 201 {
  return method(operation) === 'POST' && (operation.effect === 'create' || operation.effect === 'run')
    ? 201
    : 200;
}

const noQuery = z.strictObject({});

/** What may be asked for behind the `?`. Services that send files and logs by themselves add to it as they like. */
export const queryOf = (operation: Operation): z.ZodObject | undefined =>
  operation.query ?? (operation.text === undefined ? noQuery : undefined);

/** How an operation stands in the document, and which requests and answers it has. */
export function routeOf(operation: Operation, { reader }: Related) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(errorsOf(operation, reader))) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problems = Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].title}.`).join(' '),
          content: { 'application/problem+json': { schema: problemSchema } },
          'x-error-codes': codes,
        },
      ]),
  );
  const status = successStatus(operation);
  const query = queryOf(operation);
  return createRoute({
    method: method(operation).toLowerCase() as 'get',
    path: path(operation),
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.summary,
    description: operation.description,
    security: [{ apiKey: [] }],
    request: {
      ...(operation.params && { params: operation.params }),
      ...(query && { query }),
      ...(operation.body && {
        body: {
          required: true,
          content: {
            'application/json': { schema: operation.body },
            ...(operation.text && Object.fromEntries(textTypes.map((type) => [type, { schema: plainText }]))),
          },
        },
      }),
    },
    responses: {
      [status]: {
        description: operation.summary,
        content: { 'application/json': { schema: operation.returns } },
      },
      ...(mayWait(operation) && {
        202: {
          description: 'Not executed yet: an administrator has to approve it.',
          content: { 'application/json': { schema: PendingApproval } },
        },
      }),
      ...problems,
    },
    'x-svc': {
      tool: `svc.${operation.id}`,
      scope: operation.scope,
      ...(operation.fine && { fine: operation.fine }),
      readOnly: readOnly(operation),
      destructive: destructive(operation),
      provenance: operation.provenance,
      spendsCredits: operation.spendsCredits ?? false,
      gateable: operation.gateable ?? false,
      ...(operation.commitsLater && { commitsLater: true }),
      ...(operation.replica && { replica: true }),
      ...(operation.deprecation && { deprecation: operation.deprecation }),
      idempotencyKey: readOnly(operation) ? 'ignored' : 'optional',
      // A change can name the version that it was made for where the resource is read at the same address.
      ...(!readOnly(operation) && reader && { ifMatch: 'optional' }),
      ...(operation.versioned && { ifMatch: 'required' }),
    },
  });
}
