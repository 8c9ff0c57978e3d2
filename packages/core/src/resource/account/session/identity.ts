import type { Environment } from '../../../environment/index.ts';
import { openWorkspace } from '../../../environment/index.ts';
import type { IdentityProvider } from '../../../identity/index.ts';
import { type CalledFrom, ServiceError, transaction } from '../../../kernel/index.ts';
import { beginAttempt, takeAttempt } from './attempt.ts';
import { findPlaces } from './queries.ts';
import { type Opened, openSession } from './service.ts';

/** Throws not_found where the operator has set none. */
function providerOf({ identity }: Environment): IdentityProvider {
  if (identity) return identity;
  throw new ServiceError('not_found', 'This deployment has no identity provider.');
}

/** Address at which the browser signs in, and the token for its cookie. */
export async function beginIdentity(
  environment: Environment,
  redirectUri: string,
): Promise<{ url: string; attempt: string }> {
  const { url, expected } = await providerOf(environment).begin(redirectUri);
  return { url, attempt: await beginAttempt(environment, 'oidc', { ...expected }) };
}

/**
 * Signs in a person whom the provider identifies, if they are a member. Throws unauthenticated, and insufficient_scope for
 * others.
 */
export async function finishIdentity(
  environment: Environment,
  { attempt, back, ...from }: { attempt: string; back: URL } & CalledFrom,
): Promise<Opened> {
  const provider = providerOf(environment);
  const { state = '', nonce = '', verifier = '' } = await takeAttempt(environment, 'oidc', attempt);
  const { email, verified } = await provider
    .finish(back, { state, nonce, verifier })
    .catch((err: unknown) => {
      environment.log.warn({ err }, 'a sign-in by the identity provider failed');
      throw new ServiceError('unauthenticated', `${provider.name} did not confirm who you are.`);
    });
  const [place] = verified ? await findPlaces(environment.database, email) : [];
  if (!place)
    throw new ServiceError('insufficient_scope', 'No member has this address. Ask for an invitation.');
  return transaction(await openWorkspace(environment, place.workspaceId), (context) =>
    openSession(context, { memberId: place.memberId, ...from, by: 'oidc' }),
  );
}
