export { apiKeyOperations } from './resource.ts';
export { hashSecret, isWellFormed } from './secret.ts';
export { createApiKey } from './service.ts';
