import { keyCreated } from '@svc/contract/account/api-key';
import { audit, type Context, newId } from '../../../kernel/index.ts';
import { emitKey } from './events.ts';
import { keyRows } from './queries.ts';
import { assertMayGrant, type Rights, rightsOf } from './rights.ts';
import { hashSecret, newSecret } from './secret.ts';
import { assertProjectsExist, readKey } from './service.ts';

/** Credentials of a program that a person has allowed. */
export interface Connection extends Pick<Rights, 'scopes' | 'monthlyCreditCap'> {
  name: string;
  projectIds: string[] | null;
  expiresAt: string;
  clientId: string;
  redirectHost: string;
}

/**
 * The key that such a program acts with, made by whoever is signed in, in the open transaction. Tokens lead to it; it has
 * a secret that nobody has. Returns its id. Throws insufficient_scope for more than the caller has, validation_failed.
 */
export async function connectKey(context: Context, connection: Connection): Promise<string> {
  const own = await rightsOf(context);
  assertMayGrant(own, { ...connection, ipAllowList: null });
  if (connection.projectIds) await assertProjectsExist(context, connection.projectIds);
  const id = newId('apiKey');
  await keyRows.insert(context, {
    id,
    kind: 'oauth',
    name: connection.name,
    secretHash: hashSecret(newSecret(context.workspace.mode)),
    hint: '',
    scopes: [...new Set(connection.scopes)],
    projectIds: connection.projectIds,
    monthlyCreditCap: connection.monthlyCreditCap,
    expiresAt: connection.expiresAt,
    createdBy: context.actor.id,
    memberId: context.actor.memberId ?? null,
    clientId: connection.clientId,
    redirectHost: connection.redirectHost,
  });
  const created = await readKey(context, id);
  await audit(context, 'api_key.connected', id, {
    name: created.name,
    client: created.client,
    scopes: created.scopes,
    monthlyCreditCap: created.monthlyCreditCap,
  });
  await emitKey(context, keyCreated, created);
  return id;
}
