import type { TenantDatabase } from '@svc/db';
import { type EngineCredential, EngineError } from '@svc/engines';
import type { Environment } from '../../../environment/index.ts';
import { VaultError } from '../../../vault/index.ts';
import { findSealed } from './queries.ts';

/**
 * A workspace's own credential for an engine, opened just before use; null without one.
 * Throws EngineError `auth` when it cannot be opened: the operator's key must not pay instead.
 */
export async function openOwnCredential(
  environment: Environment,
  workspace: OfWorkspace,
  engine: string,
): Promise<EngineCredential | null> {
  const db = environment.database.forWorkspace(workspace.id);
  const credential = await openOwnKey({ ...environment, db }, workspace, engine);
  if (credential) environment.secrets.know(credential.secret);
  return credential;
}

interface OfWorkspace {
  id: string;
  mode: 'live' | 'test';
}

/** The same for `prepare`: registers the credential with the redactor. */
export async function openOwnKey(
  environment: Pick<Environment, 'vault' | 'engines' | 'log'> & { db: TenantDatabase },
  workspace: OfWorkspace,
  engine: string,
): Promise<EngineCredential | null> {
  const sealed = await findSealed({ db: environment.db, workspace }, engine);
  if (!sealed) return null;
  try {
    if (!environment.vault) throw new VaultError('no key-encryption key is set');
    const secret = await environment.vault.open(sealed, {
      workspaceId: workspace.id,
      id: sealed.id,
      engine,
      field: 'secret',
    });
    const credential = environment.engines.ownCredential(engine, workspace.mode, { id: sealed.id, secret });
    if (!credential) throw new VaultError('the engine takes no own keys any more');
    return credential;
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    environment.log.error(
      { workspaceId: workspace.id, engine, providerKeyId: sealed.id, reason: error.message },
      'provider key cannot be used',
    );
    throw new EngineError('auth', `The workspace’s own key for ${engine} cannot be used; set it again`);
  }
}
