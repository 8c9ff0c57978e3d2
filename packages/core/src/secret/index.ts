/** Secrets of webhooks and channels at rest, in one table: sealed, opened just before use, rewrapped together. */
export { openSecrets } from './open.ts';
export { rewrapSecrets } from './rewrap.ts';
export { deleteSecrets, type NewSecret, sealSecret, storeSecret } from './store.ts';
