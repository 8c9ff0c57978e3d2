import type { Environment } from '@svc/core/environment';
import {
  type ArtifactName,
  consumeArtifact,
  endConnection,
  findArtifact,
  forgetArtifact,
  forgetArtifactsOf,
  keepArtifact,
} from '@svc/core/resource/account/connection';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { digestOf } from './digest.ts';

/** A program that registered itself is forgotten after a week in which nobody let it in. */
const unusedSeconds = 7 * 86_400;

/**
 * What the authorization server keeps, in Postgres. Rows are named by hashes, and hold no token: the library repeats its
 * value as `jti`, which is taken out here and put back when somebody brings it.
 */
export const adapterOf =
  ({ database, now }: Pick<Environment, 'database' | 'now'>) =>
  (model: string): Adapter => {
    const named = (id: string): ArtifactName => ({ model, digest: digestOf(id) });

    return {
      async upsert(id, { jti: _, ...kept }, expiresIn) {
        // People are known by their own session; the library's says nothing that is wanted later.
        if (model === 'Session') return;
        const seconds = expiresIn || unusedSeconds;
        await keepArtifact(database, named(id), {
          grant: kept.grantId === undefined ? null : digestOf(kept.grantId),
          kept,
          expiresAt: new Date(now().getTime() + seconds * 1_000),
        });
      },
      async find(id) {
        const found = await findArtifact(database, named(id));
        if (!found) return undefined;
        const payload: AdapterPayload = { ...found.kept, ...(model !== 'Client' && { jti: id }) };
        return found.consumed ? { ...payload, consumed: Math.floor(now().getTime() / 1_000) } : payload;
      },
      async consume(id) {
        if (await consumeArtifact(database, named(id))) return;
        // If two requests redeem one code at once, neither keeps the other's tokens. Refresh tokens have a grace period.
        if (model !== 'AuthorizationCode') return;
        const found = await findArtifact(database, named(id));
        if (typeof found?.kept.grantId === 'string')
          await endConnection(database, digestOf(found.kept.grantId));
        throw new errors.InvalidGrant('authorization code already consumed');
      },
      async destroy(id) {
        if (model === 'Grant') await endConnection(database, digestOf(id));
        else await forgetArtifact(database, named(id));
      },
      revokeByGrantId: (grantId) => forgetArtifactsOf(database, model, digestOf(grantId)),
      // Only for sessions and device codes, which this server does not keep.
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
    };
  };
