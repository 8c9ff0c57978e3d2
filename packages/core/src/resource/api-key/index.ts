export { apiKeyEvents } from './events.ts';
export { findActor, isSameHand, othersMayDecide } from './hand.ts';
export { apiKeyOperations } from './resource.ts';
export { CreateApiKey } from './schema.ts';
export { hashSecret, hintOf, isWellFormed, newSecret } from './secret.ts';
export { assertProjectsExist, createApiKey, getKeyBudget, revokeKeysOf, rotateApiKey } from './service.ts';
export { insertFirstKey, noteKeyUsed } from './store.ts';
