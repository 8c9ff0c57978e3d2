import { type ErrorCode, type Operation, readOnly } from '@svc/contract/kernel';
import { newId } from '@svc/core/kernel';
import type { Caller, World } from './world.ts';

/** A key that is refused before an operation is reached, and why. */
export interface RefusedKey {
  name: string;
  secret: string;
  status: 401 | 403;
  code: ErrorCode;
  /** Which operations it is refused for. */
  refuses: (operation: Operation) => boolean;
}

const every = () => true;

/** One of each kind of caller that the guard turns away. */
export async function refusedKeys(world: World, caller: Caller): Promise<RefusedKey[]> {
  const { db, workspace } = caller.context;
  const past = new Date(Date.now() - 1_000).toISOString();
  const ended = async (ends: 'revoked_at' | 'expires_at'): Promise<string> => {
    const [id, secret] = await mintWithId(caller);
    await db
      .updateTable('api_key')
      .set({ [ends]: past })
      .where('workspaceId', '=', workspace.id)
      .where('id', '=', id)
      .execute();
    return secret;
  };
  const [free, starter] = [await world.tenant({ api: 'none' }), await world.tenant({ api: 'read' })];
  const last = caller.secret.at(-1) === 'a' ? 'b' : 'a';
  const writes = (operation: Operation) => !readOnly(operation);
  return [
    {
      name: 'a wrong checksum',
      secret: caller.secret.slice(0, -1) + last,
      status: 401,
      code: 'unauthenticated',
      refuses: every,
    },
    { name: 'revoked', secret: await ended('revoked_at'), status: 401, code: 'key_revoked', refuses: every },
    { name: 'expired', secret: await ended('expires_at'), status: 401, code: 'key_expired', refuses: every },
    {
      name: 'of a plan without the API',
      secret: free.secret,
      status: 403,
      code: 'plan_required',
      refuses: every,
    },
    {
      name: 'of a plan that reads',
      secret: starter.secret,
      status: 403,
      code: 'plan_required',
      refuses: writes,
    },
    {
      name: 'of a viewer',
      secret: await keyOf(caller, 'viewer'),
      status: 403,
      code: 'insufficient_scope',
      refuses: ({ scope }) => scope === 'admin' || scope.endsWith(':write'),
    },
    {
      name: 'of an editor',
      secret: await keyOf(caller, 'editor'),
      status: 403,
      code: 'insufficient_scope',
      refuses: ({ scope }) => scope === 'admin',
    },
    {
      name: 'of who looks after billing',
      secret: await keyOf(caller, 'billing'),
      status: 403,
      code: 'insufficient_scope',
      refuses: ({ scope }) => /^(projects|scans|scores|results|reports|alerts|analytics):/.test(scope),
    },
    {
      name: 'of a removed member',
      secret: await keyOf(caller, 'viewer', 'removed'),
      status: 401,
      code: 'key_revoked',
      refuses: every,
    },
  ];
}

async function mintWithId(caller: Caller): Promise<[string, string]> {
  const secret = await caller.mint(['admin']);
  const { id } = await caller.context.db
    .selectFrom('api_key')
    .select('id')
    .where('workspaceId', '=', caller.context.workspace.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return [id, secret];
}

/** The key carries every scope, so its member's role alone decides what it may do. */
async function keyOf(
  caller: Caller,
  role: 'viewer' | 'editor' | 'billing',
  status: 'active' | 'removed' = 'active',
): Promise<string> {
  const { db, workspace } = caller.context;
  const [id, secret] = await mintWithId(caller);
  const memberId = newId('member');
  await db
    .insertInto('member')
    .values({
      workspaceId: workspace.id,
      id: memberId,
      email: `${memberId}@example.com`,
      role,
      status,
      invitedBy: 'test',
    })
    .execute();
  await db
    .updateTable('api_key')
    .set({ memberId })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .execute();
  return secret;
}
