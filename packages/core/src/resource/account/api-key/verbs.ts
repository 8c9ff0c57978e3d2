import { apiKeyOperations } from '@svc/contract/account/api-key';
import { implement } from '../../../implement/index.ts';
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey, updateApiKey } from './service.ts';

export const apiKeyVerbs = implement(apiKeyOperations, {
  list_api_keys: { run: listApiKeys },
  create_api_key: { run: createApiKey },
  update_api_key: { run: updateApiKey },
  rotate_api_key: { run: rotateApiKey },
  revoke_api_key: { run: revokeApiKey },
});
