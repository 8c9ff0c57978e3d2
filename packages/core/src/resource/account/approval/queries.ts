import type { ApprovalRequest, ListApprovalRequests } from '@svc/contract/account/approval';
import { insertRow, rowsOf, type Scope, updateRows } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import { type Context, type List, listRows, newestFirst, seenBy, versionOf } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'approval_request.input': ApprovalRequest['input'];
    'approval_request.result': ApprovalRequest['input'];
    'approval_request.failure': NonNullable<ApprovalRequest['failure']>;
  }
}

const gates = ({ db, workspace }: Scope) =>
  db.selectFrom('approval_gate').where('workspaceId', '=', workspace.id);

/** The gate that stops a call of this cost: the strictest of them. */
export const findGateFor = (scope: Scope, operations: readonly string[], credits: number) =>
  gates(scope)
    .select(['approvers'])
    .where('operation', 'in', [...operations])
    .where((where) => where.or([where('aboveCredits', 'is', null), where('aboveCredits', '<', credits)]))
    .orderBy('aboveCredits', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .executeTakeFirst();

/** Every gate before an operation. */
export const gatesOf = (scope: Scope, operation: string) =>
  gates(scope).select(['id', 'approvers']).where('operation', '=', operation).execute();

export async function hasGate(scope: Scope, operations: readonly string[]): Promise<boolean> {
  const row = await gates(scope)
    .select('id')
    .where('operation', 'in', [...operations])
    .executeTakeFirst();
  return row !== undefined;
}

type Status = ApprovalRequest['status'];

/** A request that nobody decided in time is over, whether or not somebody has noticed. */
const statusAt = (now: string): RawBuilder<Status> =>
  sql<Status>`case when status = 'pending' and expires_at <= ${now}::timestamptz then 'expired' else status end`;

const requestColumns = (now: string) =>
  [
    'id',
    'operation',
    'input',
    'inputHash as hash',
    'credits',
    'projectId',
    'requestedBy as requesterId',
    'requestedByName as requesterName',
    'approvers',
    'deciders',
    'expiresAt',
    'decidedBy',
    'decidedAt',
    'note',
    'result',
    'failure',
    'executedAt',
    'createdAt',
    'updatedAt',
    statusAt(now).as('status'),
  ] as const;

interface RequestRow
  extends Omit<ApprovalRequest, 'operation' | 'inputHash' | 'estimate' | 'requestedBy' | 'version'> {
  operation: string;
  hash: Buffer;
  credits: number;
  requesterId: string;
  requesterName: string;
}

const toRequest = ({ hash, credits, requesterId, requesterName, operation, ...row }: RequestRow) =>
  ({
    ...row,
    operation: operation as ApprovalRequest['operation'],
    inputHash: hash.toString('hex'),
    estimate: { credits },
    requestedBy: { id: requesterId, name: requesterName },
    version: versionOf(row),
  }) satisfies ApprovalRequest;

const requests = (context: Context) =>
  context.db
    .selectFrom('approval_request')
    .where('workspaceId', '=', context.workspace.id)
    .where(seenBy(context.actor));

export async function findRequest(context: Context, id: string): Promise<ApprovalRequest | undefined> {
  const row = await requests(context)
    .select(requestColumns(context.now().toISOString()))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toRequest(row);
}

export const listRequestRows = (
  context: Context,
  { status, operation, requestedBy, ...page }: ListApprovalRequests,
): Promise<List<ApprovalRequest>> => {
  const now = context.now().toISOString();
  return listRows(
    requests(context).$if(status !== undefined, (rows) =>
      rows.where(sql<boolean>`${statusAt(now)} = ${status}`),
    ),
    {
      columns: requestColumns(now),
      filters: { operation, requestedBy },
      order: newestFirst,
      page,
      toItem: toRequest,
    },
  );
};

/** The request with which the same caller already waits for exactly this. */
export async function findWaiting(
  context: Context,
  operation: string,
  hash: Buffer,
): Promise<string | undefined> {
  const row = await context.db
    .selectFrom('approval_request')
    .select('id')
    .where('workspaceId', '=', context.workspace.id)
    .where('operation', '=', operation)
    .where('requestedBy', '=', context.actor.id)
    .where('status', '=', 'pending')
    .where('inputHash', '=', hash)
    .where('expiresAt', '>', context.now().toISOString())
    .executeTakeFirst();
  return row?.id;
}

export interface NewRequest {
  id: string;
  operation: string;
  input: Record<string, unknown>;
  hash: Buffer;
  credits: number;
  approvers: readonly string[] | null;
  deciders: readonly string[];
  expiresAt: string;
}

export async function insertRequest(context: Context, request: NewRequest): Promise<void> {
  const { actor, workspace, requestId } = context;
  const { projectId } = request.input;
  await insertRow(context.db, 'approval_request', {
    workspaceId: workspace.id,
    id: request.id,
    operation: request.operation,
    projectId: typeof projectId === 'string' ? projectId : null,
    input: request.input,
    inputHash: request.hash,
    credits: request.credits,
    approvers: request.approvers && [...request.approvers],
    deciders: [...request.deciders],
    requestedBy: actor.id,
    requestedByName: actor.name,
    requestId,
    expiresAt: request.expiresAt,
  });
}

/** Whether the request was in that state and is in the next one now: of two that try, one succeeds. */
export async function moveRequest(
  context: Context,
  id: string,
  [from, to]: readonly ['pending', 'approved' | 'rejected'] | readonly ['approved', 'executed' | 'failed'],
  changes: Partial<Pick<ApprovalRequest, 'decidedBy' | 'decidedAt' | 'note' | 'failure' | 'executedAt'>>,
): Promise<boolean> {
  const moved = await context.db
    .updateTable('approval_request')
    .set({ status: to, updatedAt: context.now().toISOString(), ...changes })
    .where('workspaceId', '=', context.workspace.id)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export const storeResult = (scope: Scope, id: string, result: unknown): Promise<void> =>
  updateRows(
    scope.db,
    'approval_request',
    { workspaceId: scope.workspace.id, id },
    { result: sql<ApprovalRequest['input']>`${result}::json` },
  );

/** What the worker needs to run an approved request: who asked, in which request, and the hashed text. */
export const findForExecution = ({ db, workspace }: Scope, id: string) =>
  db
    .selectFrom('approval_request')
    .select(['operation', 'input', 'inputHash', 'credits', 'status', 'requestedBy', 'requestId'])
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();

/** Names of members and keys, in the order of their ids. Members of a test twin are not among its rows: they are left out. */
export async function namesOf({ db, workspace }: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string; name: string }>(db)`
    select id, coalesce(name, email) as name from member
    where workspace_id = ${workspace.id} and id = any(${[...ids]}::text[])
    union all
    select id, name from api_key where workspace_id = ${workspace.id} and id = any(${[...ids]}::text[])`;
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}
