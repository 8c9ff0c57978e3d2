import { type ApiKey, keyRevoked } from '@svc/contract/account/api-key';
import { audit, type Context, ServiceError, transaction } from '../../../kernel/index.ts';
import { emitKey } from './events.ts';
import { connectionsOf, findApiKey, keyRows } from './queries.ts';
import { readKey } from './service.ts';
import { withinMode } from './twin.ts';

const modesOf = ({ workspace }: Context) =>
  workspace.twinId === null ? ([workspace.mode] as const) : (['live', 'test'] as const);

/** Programs that the caller's member let in and that still work, in live and test data. No scope is needed for one's own. */
export function listOwnConnections(context: Context): Promise<ApiKey[]> {
  return transaction(context, async (context) => {
    const found: ApiKey[] = [];
    for (const mode of modesOf(context))
      found.push(
        ...(await withinMode(context, mode, (context) =>
          connectionsOf(context, context.actor.memberId ?? ''),
        )),
      );
    return found;
  });
}

/** Ends one of them, with all of its tokens. Throws not_found for what is not the caller's own. */
export function endOwnConnection(context: Context, keyId: string): Promise<ApiKey> {
  return transaction(context, async (context) => {
    for (const mode of modesOf(context)) {
      const ended = await withinMode(context, mode, async (context) => {
        const key = await findApiKey(context, keyId);
        const own = key?.client && key.memberId !== null && key.memberId === context.actor.memberId;
        if (!key || !own || key.state === 'revoked') return null;
        await keyRows.update(context, keyId, { revokedAt: context.now().toISOString() });
        await audit(context, 'api_key.revoked', keyId, { name: key.name });
        await emitKey(context, keyRevoked, key);
        return readKey(context, keyId);
      });
      if (ended) return ended;
    }
    throw new ServiceError(
      'not_found',
      'This program is not connected to your account. It may already be disconnected.',
    );
  });
}
