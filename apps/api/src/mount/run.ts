import { mayWait, readOnly, resourceOf } from '@svc/contract/kernel';
import {
  type Environment,
  prepareContext,
  type Replica,
  type RunContext,
  runContext,
} from '@svc/core/environment';
import type { Runnable } from '@svc/core/implement';
import { assertText, lock, ServiceError, transaction } from '@svc/core/kernel';
import { askApproval } from '@svc/core/resource/account/approval';
import { assertEngineToFilter, assertSurfaceToFilter } from '@svc/core/resource/measure/engine';
import type { Context as HonoContext } from 'hono';
import { type Related, successStatus } from '../describe/route.ts';
import { calledFrom } from '../middleware/called-from.ts';
import { answerOnce, type KeyedRequest, keyedRequest, reserve } from '../middleware/idempotency.ts';
import type { AppEnv } from '../schema.ts';
import {
  etagOf,
  locationOf,
  type Replayable,
  type StoredResponse,
  send,
  unlessKnown,
  versionIn,
} from './response.ts';
import type { Serialise } from './serialise.ts';

export interface RunOptions {
  environment: Environment;
  /** For tests and development: an answer that breaks its schema becomes an error. */
  validateResponses: boolean;
  /** Left out: there is no replica. */
  replica?: Replica;
}

/** `extra`: fields of the answer beyond those of its schema. */
type Work = (context: RunContext, prepared: unknown, extra?: object) => Promise<StoredResponse>;
/** The answer to a gated call; null: nothing stops the call. */
type Gate = (context: RunContext) => Promise<StoredResponse | null>;

/** Runs one operation for one request: reads by themselves, each write in one transaction. */
export async function answer(
  c: HonoContext<AppEnv>,
  operation: Runnable,
  { reader, itemPath }: Related<Runnable>,
  options: RunOptions & { serialise: Serialise },
): Promise<Response> {
  const { actor: key, workspace } = c.get('caller');
  const actor = { ...key, ...calledFrom(c) };
  const context = runContext(options.environment, { workspace, actor, requestId: c.get('requestId') });
  const input: Record<string, unknown> = {
    ...(operation.query && (c.req.valid('query' as never) as object)),
    ...(operation.body && (c.req.valid('json' as never) as object)),
    ...(operation.params && (c.req.valid('param' as never) as object)),
  };
  assertText(input);
  const prepare = () => operation.prepare?.(prepareContext(context, options.environment), input);
  const { engine, surface, projectId } = input;
  const run: Work = async (context, prepared, extra) => {
    if (readOnly(operation) && typeof engine === 'string')
      await assertEngineToFilter(context, {
        engine,
        projectId: typeof projectId === 'string' ? projectId : null,
      });
    if (readOnly(operation) && typeof surface === 'string') assertSurfaceToFilter(surface);
    const result = await operation.run(context, input, prepared);
    if (options.validateResponses) operation.returns.parse(result);
    const headers = { ...etagOf(result), ...(itemPath && locationOf(itemPath, input, result)) };
    const body = options.serialise(result, workspace.mode, extra);
    return { status: successStatus(operation), headers, body };
  };
  if (readOnly(operation)) {
    const response =
      (await fromReplica(operation, context, options.replica, run)) ?? (await run(context, await prepare()));
    return send(c, { response: unlessKnown(c, response) });
  }
  const expected = c.req.header('if-match');
  // A list has no version.
  const read =
    operation.version ?? (reader?.query && 'limit' in reader.query.shape ? undefined : reader?.run);
  const gate: Gate = async (context) => {
    const pending = mayWait(operation) ? await askApproval(context, operation, input) : null;
    return (
      pending && { status: 202, headers: { location: pending.approval.url }, body: JSON.stringify(pending) }
    );
  };
  const guarded: Work = async (context, prepared) => {
    const name = resourceOf(operation, input);
    if (name !== null) await lock(context, name);
    await ifMatch(operation, expected, read && (() => read(context, input, undefined)));
    return (operation.prepare ? null : await gate(context)) ?? run(context, prepared);
  };
  const request = await keyedRequest(c, operation);
  return send(c, await write(context, request, operation.prepare && { prepare, gate }, guarded));
}

/**
 * What a replica that is fresh enough answers, with how fresh it is; null: the primary has to be asked. So it is after any
 * error, too: what was made a moment ago is not there yet, and a replica ends statements that are in the way of its replay.
 */
async function fromReplica(
  operation: Runnable,
  context: RunContext,
  replica: Replica | undefined,
  run: Work,
): Promise<StoredResponse | null> {
  if (!operation.replica) return null;
  const found = replica?.read(context.workspace.id);
  if (!found) return null;
  const extra = { readAsOf: found.asOf };
  const response = await run({ ...context, db: found.db }, undefined, extra).catch(() => null);
  return response && { ...response, headers: { ...response.headers, 'svc-as-of': found.asOf } };
}

/** Calls to the network are made before the transaction begins, so that no connection is held meanwhile. */
export async function write(
  context: RunContext,
  request: KeyedRequest | null,
  before: { prepare: () => Promise<unknown> | undefined; gate: Gate } | undefined,
  work: Work,
): Promise<Replayable> {
  if (!before) {
    if (request) return answerOnce(context, request, (context) => work(context, undefined));
    return { response: await transaction(context, (context) => work(context, undefined)) };
  }
  const reservation = request && (await reserve(context, request));
  if (reservation && 'response' in reservation) return reservation;
  const keeping = <R extends StoredResponse | null>(
    context: RunContext,
    work: (context: RunContext) => Promise<R>,
  ): Promise<R> =>
    transaction(context, async (context) => {
      const response = await work(context);
      if (response) await reservation?.keep(context, response);
      return response;
    });
  try {
    // Nothing is fetched or asked while the call waits for an administrator.
    const pending = await keeping(context, before.gate);
    if (pending) return { response: pending };
    const prepared = await before.prepare();
    const response = await keeping(context, (context) => work(context, prepared));
    return { response };
  } catch (error) {
    await reservation?.free();
    throw error;
  }
}

/** Other writers wait until this one has compared and written, so that no change is overwritten unseen. */
async function ifMatch(
  operation: Runnable,
  expected: string | undefined,
  read: (() => Promise<unknown>) | undefined,
): Promise<void> {
  if (expected === undefined && operation.versioned)
    throw new ServiceError(
      'precondition_required',
      'Send If-Match with the version that you read, so that you decide on what you have seen.',
    );
  if (expected === undefined || expected === '*') return;
  if (read === undefined)
    throw new ServiceError(
      'precondition_failed',
      'This call changes nothing that has a version, so If-Match cannot be checked. Leave it out.',
    );
  const { etag } = etagOf(await read());
  if (etag !== undefined && expected.split(',').some((tag) => versionIn(tag) === versionIn(etag))) return;
  throw new ServiceError(
    'precondition_failed',
    'The resource has changed since you read it. Read it again and repeat your change.',
  );
}
