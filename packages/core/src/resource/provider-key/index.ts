export { assertVaultOpens } from './canary.ts';
export { openOwnCredential, openOwnKey } from './open.ts';
export { enginesWithOwnKey } from './queries.ts';
export { providerKeyOperations } from './resource.ts';
export { rewrapProviderKeys } from './rewrap.ts';
export { SetProviderKey } from './schema.ts';
export { haveWritten, maxCostUsd, writerCost } from './writer.ts';
