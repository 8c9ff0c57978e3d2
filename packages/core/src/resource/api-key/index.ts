export { apiKeyOperations } from './resource.ts';
export { hashSecret, hintOf, isWellFormed, newSecret } from './secret.ts';
export { createApiKey } from './service.ts';
