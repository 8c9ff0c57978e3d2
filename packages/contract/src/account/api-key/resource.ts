import { operation, resource } from '../../kernel/operation.ts';
import {
  ApiKey,
  ApiKeyList,
  CreateApiKey,
  ListApiKeys,
  NewApiKey,
  RotateApiKey,
  RotatedApiKey,
  UpdateApiKey,
} from './schema.ts';

export const apiKeyOperations = resource('API keys', [
  operation({
    id: 'list_api_keys',
    address: 'GET /v1/api-keys',
    scope: 'keys:read',
    summary: 'List API keys',
    description:
      'Hint, scopes, limits, last use and expiry of each key and of each program connected by OAuth, newest first. Secrets are never shown again.',
    query: ListApiKeys,
    returns: ApiKeyList,
    errors: ['conflict'],
  }),
  operation({
    id: 'create_api_key',
    commitsLater: true,
    address: 'POST /v1/api-keys',
    scope: 'keys:write',
    summary: 'Make an API key',
    description:
      'The secret is only in this response. It has at most the scopes, projects, credits, addresses and lifetime of the key that makes it, and spends from that key’s monthly cap.',
    body: CreateApiKey,
    returns: NewApiKey,
    errors: ['conflict'],
  }),
  operation({
    id: 'update_api_key',
    commitsLater: true,
    address: 'PATCH /v1/api-keys/{keyId}',
    scope: 'keys:write',
    summary: 'Narrow an API key',
    description:
      'Renames it, removes scopes or projects, or changes cap, addresses and expiry. Omitted fields keep their value. A key manages only keys with no more rights than its own.',
    body: UpdateApiKey,
    returns: ApiKey,
    errors: ['conflict'],
  }),
  operation({
    id: 'rotate_api_key',
    commitsLater: true,
    address: 'POST /v1/api-keys/{keyId}/rotate',
    scope: 'keys:write',
    summary: 'Replace an API key’s secret',
    description:
      'A new key with the same rights and the rest of the same monthly credits; the old secret works during the overlap, 24 hours by default. The new key has an id of its own: use that one from then on. Only its own member gets the new secret; a key without a member is rotated by an owner or by itself.',
    body: RotateApiKey,
    returns: RotatedApiKey,
    errors: ['conflict'],
  }),
  operation({
    id: 'revoke_api_key',
    critical: true,
    address: 'DELETE /v1/api-keys/{keyId}',
    scope: 'keys:write',
    summary: 'Revoke an API key',
    description:
      'It is refused everywhere within 5 seconds. The entry stays in the list. A key manages only keys with no more rights than its own.',
    returns: ApiKey,
    errors: ['conflict'],
  }),
]);
