export { assertVaultOpens } from './canary.ts';
export { openOwnCredential, openOwnKey } from './open.ts';
export { enginesWithOwnKey } from './queries.ts';
export { rewrapProviderKeys } from './rewrap.ts';
export { providerKeyVerbs } from './verbs.ts';
export { haveWritten } from './writer.ts';
