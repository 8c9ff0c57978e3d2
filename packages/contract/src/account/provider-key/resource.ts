import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  ListProviderKeys,
  ProviderKey,
  ProviderKeyList,
  ProviderKeyParams,
  SetProviderKey,
} from './schema.ts';

export const providerKeyOperations = resource('Provider keys', [
  operation({
    id: 'list_provider_keys',
    address: 'GET /v1/provider-keys',
    scope: 'keys:read',
    fine: 'provider-keys:read',
    summary: 'List your provider keys',
    description:
      'The workspace’s own keys for answer engines, newest first: engine, hint and when each was checked. Secrets are never shown.',
    query: ListProviderKeys,
    returns: ProviderKeyList,
  }),
  operation({
    id: 'set_provider_key',
    address: 'PUT /v1/provider-keys/{engineId}',
    scope: 'keys:write',
    fine: 'provider-keys:write',
    summary: 'Set your own provider key',
    description:
      'Checks the key with the engine and stores it encrypted, replacing the previous one. Scans prefer it to the operator’s key, and can then ask engines that the operator has not configured. Answers still cost a credit.',
    params: ProviderKeyParams,
    body: SetProviderKey,
    returns: ProviderKey,
    errors: ['plan_required', 'conflict', 'validation_failed', 'engine_unavailable'],
  }),
  operation({
    id: 'delete_provider_key',
    address: 'DELETE /v1/provider-keys/{engineId}',
    scope: 'keys:write',
    fine: 'provider-keys:write',
    summary: 'Delete your own provider key',
    description: 'Removes the key at once; later scans use the operator’s key, if there is one.',
    params: ProviderKeyParams,
    returns: deleted,
  }),
]);
