import type { ListProviderKeys, ProviderKey, SetProviderKey } from '@svc/contract/account/provider-key';
import { EngineError } from '@svc/engines';
import type { PrepareContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  type Deleted,
  instant,
  invalid,
  type List,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import type { Sealed } from '../../../vault/index.ts';
import { deleteProviderKeyRow, listProviderKeyRows, upsertProviderKey } from './queries.ts';

export function listProviderKeys(context: Context, query: ListProviderKeys): Promise<List<ProviderKey>> {
  return listProviderKeyRows(context, query);
}

export interface CheckedKey {
  key: ProviderKey;
  sealed: Sealed;
}

/**
 * Checks the key at the engine, and seals it. Throws plan_required, not_found, validation_failed when the engine
 * refuses it, engine_unavailable when it could not be checked.
 */
export async function checkProviderKey(
  context: PrepareContext,
  input: SetProviderKey & { engineId: string },
): Promise<CheckedKey> {
  const { vault, workspace, actor } = context;
  if (!workspace.limits.ownProviderKeys)
    throw new ServiceError(
      'plan_required',
      `The ${workspace.plan} plan does not include your own provider keys; Growth and Enterprise do.`,
    );
  if (!vault)
    throw new ServiceError(
      'conflict',
      'This deployment cannot store provider keys until its operator sets SVC_KEK or SVC_KEK_FILE.',
    );
  const id = newId('providerKey');
  const model = await check(context, input.engineId, { id, secret: input.secret });
  const now = instant(context.now());
  const key: ProviderKey = {
    id,
    engine: input.engineId,
    hint: hintOf(input.secret),
    model,
    checkedAt: now,
    createdBy: actor.id,
    createdAt: now,
  };
  const sealed = await vault.seal(input.secret, {
    workspaceId: workspace.id,
    id,
    engine: key.engine,
    field: 'secret',
  });
  return { key, sealed };
}

/** Stores a key that works; it replaces the one before. */
export function setProviderKey(
  context: Context,
  _: SetProviderKey & { engineId: string },
  { key, sealed }: CheckedKey,
): Promise<ProviderKey> {
  return transaction(context, async (context) => {
    await upsertProviderKey(context, key, sealed);
    await audit(context, 'provider_key.set', key.id, { engine: key.engine, hint: key.hint });
    return key;
  });
}

export function deleteProviderKey(context: Context, input: { engineId: string }): Promise<Deleted> {
  return transaction(context, async (context) => {
    const id = await deleteProviderKeyRow(context, input.engineId);
    if (id === null) throw notFound('provider key of engine', input.engineId, 'GET /v1/provider-keys');
    await audit(context, 'provider_key.deleted', id, { engine: input.engineId });
    return { id, deleted: true };
  });
}

async function check(
  { engines, probe, workspace }: PrepareContext,
  engineId: string,
  key: { id: string; secret: string },
): Promise<string | null> {
  const engine = engines.find(engineId, workspace.mode);
  if (!engine) throw notFound('engine', engineId, 'GET /v1/engines');
  const credential = engines.ownCredential(engineId, workspace.mode, key);
  if (!engine.adapter || !credential)
    throw invalid(
      'engineId',
      `Engine “${engineId}” does not accept your own key here${engine.missing === null ? '' : `: ${engine.missing}`}.`,
      { expected: 'an engine that takes own keys', received: engineId },
    );
  try {
    return (await probe(engine.adapter, credential)).model;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.kind === 'auth' || error.kind === 'quota')
      throw invalid('secret', `${error.message}.`, { expected: `a working key of ${engine.label}` });
    throw new ServiceError(
      'engine_unavailable',
      `The key could not be checked and was not stored: ${error.message}.`,
      { retryAfter: 30 },
    );
  }
}

/** Short secrets would be given away by their end. */
const hintOf = (secret: string): string => (secret.length < 16 ? '…' : `…${secret.slice(-4)}`);
