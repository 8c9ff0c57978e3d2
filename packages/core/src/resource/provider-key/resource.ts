import { deleted, operation } from '../../kernel/index.ts';
import {
  ListProviderKeys,
  ProviderKey,
  ProviderKeyList,
  ProviderKeyParams,
  SetProviderKey,
} from './schema.ts';
import { checkProviderKey, deleteProviderKey, listProviderKeys, setProviderKey } from './service.ts';

const group = 'Provider keys';

export const providerKeyOperations = [
  operation({
    id: 'list_provider_keys',
    group,
    address: 'GET /v1/provider-keys',
    effect: 'read',
    scope: 'keys:read',
    fine: 'provider-keys:read',
    provenance: 'cached',
    summary: 'List own provider keys',
    description:
      'The workspace’s own keys of answer engines, newest first: engine, hint and when each was checked. Secrets are never shown.',
    query: ListProviderKeys,
    returns: ProviderKeyList,
    run: listProviderKeys,
  }),
  operation({
    id: 'set_provider_key',
    group,
    address: 'PUT /v1/provider-keys/{engineId}',
    effect: 'update',
    scope: 'keys:write',
    fine: 'provider-keys:write',
    provenance: 'cached',
    summary: 'Set an own provider key',
    description:
      'Checks the key at the engine and stores it encrypted, in place of the one before. Scans use it before the operator’s key, and can then ask engines that the operator has not configured. Answers still cost a credit.',
    params: ProviderKeyParams,
    body: SetProviderKey,
    returns: ProviderKey,
    errors: ['not_found', 'plan_required', 'conflict', 'validation_failed', 'engine_unavailable'],
    prepare: checkProviderKey,
    run: setProviderKey,
  }),
  operation({
    id: 'delete_provider_key',
    group,
    address: 'DELETE /v1/provider-keys/{engineId}',
    effect: 'delete',
    scope: 'keys:write',
    fine: 'provider-keys:write',
    provenance: 'cached',
    summary: 'Delete an own provider key',
    description:
      'Removes the key at once; scans that start from then on use the operator’s key, where there is one.',
    params: ProviderKeyParams,
    returns: deleted,
    errors: ['not_found'],
    run: deleteProviderKey,
  }),
];
