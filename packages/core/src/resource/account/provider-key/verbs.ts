import { providerKeyOperations } from '@svc/contract/account/provider-key';
import { implement } from '../../../implement/index.ts';
import { checkProviderKey, deleteProviderKey, listProviderKeys, setProviderKey } from './service.ts';

export const providerKeyVerbs = implement(providerKeyOperations, {
  list_provider_keys: { run: listProviderKeys },
  set_provider_key: { prepare: checkProviderKey, run: setProviderKey },
  delete_provider_key: { run: deleteProviderKey },
});
