import type { ServiceError } from '@svc/core/kernel';
import { grantableScopes, usualScopes } from '@svc/core/resource/account/connection';
import type { Caller } from '../middleware/authenticate.ts';
import type { Resources } from './resources.ts';

/** The `WWW-Authenticate` header for a caller without a token, with a wrong one, or with one that lacks a scope. */
export function createChallenge({ api }: Resources) {
  const metadata = `resource_metadata="${api}/.well-known/oauth-protected-resource"`;
  return (error: ServiceError, caller: Caller | undefined, showed: boolean): Record<string, string> => {
    const { code, extra } = error;
    if (code === 'unauthenticated' || code === 'key_expired' || code === 'key_revoked') {
      const wrong = showed ? ', error="invalid_token"' : '';
      return {
        'www-authenticate': `Bearer realm="svc"${wrong}, ${metadata}, scope="${usualScopes.join(' ')}"`,
      };
    }
    const needed = String(extra.extensions?.requiredScope ?? '');
    if (code !== 'insufficient_scope' || !caller?.oauth || !(grantableScopes as string[]).includes(needed))
      return {};
    // Some clients ask only for the scopes in this header, so the scopes that they already hold are repeated.
    const scope = [...new Set([...caller.actor.scopes, needed])].join(' ');
    return {
      'www-authenticate': `Bearer realm="svc", error="insufficient_scope", scope="${scope}", ${metadata}`,
    };
  };
}
