export { connectKey } from './connected.ts';
export { endOwnConnection, listOwnConnections } from './own-connections.ts';
export { insertFirstKey, noteKeyUsed, revokeKeys, saveConsoleKey } from './queries.ts';
export { findActor, findDeciders, isSameHand } from './queries-hand.ts';
export { type Rights, rightsOf } from './rights.ts';
export { hashSecret, hintOf, isWellFormed, newSecret } from './secret.ts';
export {
  assertProjectsExist,
  createApiKey,
  getKeyBudget,
  listApiKeys,
  revokeApiKey,
  revokeKeysOf,
  rotateApiKey,
} from './service.ts';
export { apiKeyVerbs } from './verbs.ts';
