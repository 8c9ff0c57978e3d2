import type { Scope } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { type Context, instant, transaction } from '../../../kernel/index.ts';
import { openSecrets, sealSecret, storeSecret } from '../../../secret/index.ts';
import { VaultError } from '../../../vault/index.ts';
import {
  isServiceAccount,
  readServiceAccount,
  type Tokens,
  tokenOf,
  VendorError,
} from '../../../vendor/index.ts';
import { connectable, oauthVendors } from './catalogue.ts';
import { connectedSlack, type StoredIntegration } from './queries.ts';

type Tools = Pick<Environment, 'vault' | 'fetch' | 'integrations' | 'secrets'>;

/** Opens the sealed credential of a connection. Throws VendorError `auth` when it cannot. */
export async function openKept(scope: Scope, vault: Environment['vault'], id: string): Promise<string> {
  try {
    const [kept] = await openSecrets(scope, vault, id);
    if (kept !== undefined) return kept;
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
  }
  throw new VendorError('auth', 'Its credential cannot be decrypted here. Connect it again.');
}

/** An access token or key that is good now. New tokens are kept before they are used: the one before may be worth nothing. */
export async function usableCredential(
  context: Context,
  tools: Tools,
  { id, kind }: StoredIntegration,
): Promise<string> {
  const kept = await openKept(context, tools.vault, id);
  const { oauth, label } = connectable[kind];
  if (oauth === null) {
    tools.secrets.know(kept);
    return kept;
  }
  if (isServiceAccount(kept)) return serviceToken(context, tools, kept, oauth.scope);
  const tokens = readTokens(kept);
  const now = context.now().getTime();
  const { renewBefore, refresh } = oauthVendors[oauth.at];
  if (tokens.expiresAt - renewBefore > now) return known(tools, tokens);
  const settings = tools.integrations[oauth.at];
  if (!settings || !tools.vault)
    throw new VendorError('auth', `The operator has removed the settings of ${label}. Ask the operator.`);
  const fresh = await refresh(settings, tools.fetch, tokens, now);
  const sealed = await sealSecret(tools.vault, context.workspace.id, id, JSON.stringify(fresh));
  await transaction(context, (context) => storeSecret(context, sealed, instant(context.now())));
  return known(tools, fresh);
}

/** An access token of a service account, for an hour. Throws VendorError. */
export async function serviceToken(
  { now }: Pick<Context, 'now'>,
  { fetch, integrations, secrets }: Pick<Tools, 'fetch' | 'integrations' | 'secrets'>,
  key: string,
  scope: string,
): Promise<string> {
  secrets.know(key);
  const asked = { scope, now: now().getTime() };
  const token = await tokenOf(fetch, integrations.baseUrls.googleToken, readServiceAccount(key), asked);
  secrets.know(token);
  return token;
}

/** The token of the app that is connected to a project; its sync keeps it fresh. Throws VendorError. */
export async function slackToken(
  scope: Scope,
  { vault, secrets }: Pick<Environment, 'vault' | 'secrets'>,
  projectId: string | null,
): Promise<string> {
  const id = projectId === null ? undefined : await connectedSlack(scope, projectId);
  if (id === undefined) throw new VendorError('auth', 'Slack is not connected. Connect it first.');
  return known({ secrets }, readTokens(await openKept(scope, vault, id)));
}

export const readTokens = (kept: string): Tokens => JSON.parse(kept) as Tokens;

function known({ secrets }: Pick<Tools, 'secrets'>, { accessToken, refreshToken }: Tokens): string {
  secrets.know(accessToken);
  if (refreshToken !== '') secrets.know(refreshToken);
  return accessToken;
}
