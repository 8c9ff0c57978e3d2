import type { Environment } from '../../environment/index.ts';
import { refreshTokens, type Tokens, VendorError } from '../../integration/index.ts';
import { type Context, instant, transaction } from '../../kernel/index.ts';
import { openSecrets, sealSecret, storeSecret } from '../../secret/index.ts';
import { VaultError } from '../../vault/index.ts';
import { connectable } from './catalogue.ts';
import type { StoredIntegration } from './queries.ts';

type Tools = Pick<Environment, 'vault' | 'fetch' | 'integrations' | 'secrets'>;

/** What is kept of a connection, opened. Throws VendorError `auth` when it cannot be. */
export async function openKept(
  { db, workspace }: Pick<Context, 'db' | 'workspace'>,
  vault: Environment['vault'],
  id: string,
): Promise<string> {
  try {
    const [kept] = await openSecrets({ db, vault }, workspace.id, id);
    if (kept !== undefined) return kept;
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
  }
  throw new VendorError('auth', 'Its credential cannot be opened here. Connect it again.');
}

/** A minute before its end: a call takes some time. */
const early = 60_000;

/** An access token or key that is good now. New tokens are kept before they are used: the one before may be worth nothing. */
export async function usableCredential(
  context: Context,
  tools: Tools,
  { id, kind }: StoredIntegration,
): Promise<string> {
  const kept = await openKept(context, tools.vault, id);
  if (connectable[kind].oauthScope === null) {
    tools.secrets.know(kept);
    return kept;
  }
  const tokens = readTokens(kept);
  const now = context.now().getTime();
  if (tokens.expiresAt - early > now) return known(tools, tokens);
  if (!tools.integrations.google || !tools.vault)
    throw new VendorError('auth', 'The operator has taken the settings of Google’s OAuth client away.');
  const fresh = await refreshTokens(tools.integrations.google, tools.fetch, tokens, now);
  const sealed = await sealSecret(tools.vault, context.workspace.id, id, JSON.stringify(fresh));
  await transaction(context, (context) =>
    storeSecret(context.db, context.workspace.id, sealed, instant(context.now())),
  );
  return known(tools, fresh);
}

export const readTokens = (kept: string): Tokens => JSON.parse(kept) as Tokens;

function known({ secrets }: Tools, { accessToken, refreshToken }: Tokens): string {
  secrets.know(accessToken);
  secrets.know(refreshToken);
  return accessToken;
}
