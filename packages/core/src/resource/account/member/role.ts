import type { ListRoles, Role, RoleParams, SaveRole } from '@svc/contract/account/member';
import {
  assertWholeWorkspace,
  audit,
  builtInRoles,
  type Context,
  type Deleted,
  holdsScope,
  invalid,
  isBuiltIn,
  type List,
  lock,
  notFound,
  pageOf,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { countByRole, deleteRoleRow, ownRoles, upsertRole } from './queries.ts';

/** Built-in roles, then the workspace's own. */
export async function readRoles(context: Context): Promise<Role[]> {
  const [own, counts] = await Promise.all([ownRoles(context), countByRole(context)]);
  const all = [
    ...Object.entries(builtInRoles).map(([key, { name, scopes }]) => ({
      key,
      name,
      scopes: [...scopes],
      builtIn: true,
    })),
    ...own.map((role) => ({ ...role, builtIn: false })),
  ];
  return all.map((role) => ({ ...role, members: counts.get(role.key) ?? 0 }));
}

export const listRoles = async (context: Context, query: ListRoles): Promise<List<Role>> =>
  pageOf(await readRoles(context), query, ({ key }) => key);

/** Throws validation_failed for a role that there is not. */
export async function findRole(context: Context, key: string): Promise<Role> {
  const roles = await readRoles(context);
  const role = roles.find((one) => one.key === key);
  if (!role)
    throw invalid('role', `There is no role “${key}”.`, {
      next: 'GET /v1/roles lists them.',
      expected: 'a role',
      received: key,
      allowed: roles.map((one) => one.key),
    });
  return role;
}

/** A caller hands on no more than its own key holds. Throws insufficient_scope. */
export function assertHoldsAll({ actor }: Context, scopes: readonly string[]): void {
  const missing = scopes.find((scope) => !holdsScope(actor.scopes, scope));
  if (missing === undefined) return;
  throw new ServiceError(
    'insufficient_scope',
    `Your key does not have ${missing}, so it cannot pass that on.`,
    {
      extensions: { requiredScope: missing },
    },
  );
}

export const saveRole = (context: Context, { roleKey: key, ...role }: SaveRole & RoleParams): Promise<Role> =>
  transaction(context, async (context) => {
    assertWholeWorkspace(context);
    if (isBuiltIn(key)) throw new ServiceError('conflict', `${key} is built in and cannot be changed.`);
    const before = (await readRoles(context)).find((one) => one.key === key);
    // A caller may only change roles whose scopes they hold themselves: otherwise they could take away rights that they could not give.
    assertHoldsAll(context, [...role.scopes, ...(before?.scopes ?? [])]);
    await upsertRole(context, { key, name: role.name, scopes: [...new Set(role.scopes)] });
    await audit(context, 'role.saved', key, { before: before ?? null, after: role });
    return findRole(context, key);
  });

/** Throws conflict while members have it. */
export const deleteRole = (context: Context, { roleKey: key }: RoleParams): Promise<Deleted> =>
  transaction(context, async (context) => {
    assertWholeWorkspace(context);
    if (isBuiltIn(key)) throw new ServiceError('conflict', `${key} is built in and cannot be deleted.`);
    // Nobody can be given the role between the count and the end.
    await lock(context, `role|${key}`);
    const role = (await readRoles(context)).find((one) => one.key === key);
    if (!role) throw notFound('role', key, 'GET /v1/roles');
    if (role.members > 0)
      throw new ServiceError(
        'conflict',
        `${role.members} members have this role. Give them another role first.`,
      );
    await deleteRoleRow(context, key);
    await audit(context, 'role.deleted', key, { role });
    return { id: key, deleted: true };
  });
