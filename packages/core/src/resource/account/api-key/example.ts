import { type MakeExample, nothing, withBody } from '../../../kernel/index.ts';

const ofKey: MakeExample = async (caller) => {
  const body = { name: 'Dashboard', scopes: ['projects:read'] };
  const { id } = await caller.use('create_api_key', { body });
  return { params: { keyId: id } };
};

export const apiKeyExamples = {
  list_api_keys: nothing,
  create_api_key: withBody(nothing, { name: 'Dashboard', scopes: ['projects:read'] }),
  update_api_key: withBody(ofKey, { name: 'Renamed' }),
  rotate_api_key: withBody(ofKey, { overlapHours: 1 }),
  revoke_api_key: ofKey,
};
