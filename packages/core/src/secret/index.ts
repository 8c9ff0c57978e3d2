/** Secrets of webhooks and channels at rest, in one table: sealed, opened just before use, rewrapped together. */
export { openSecrets } from './open.ts';
export { deleteSecrets, storeSecret } from './queries.ts';
export { rewrapSecrets } from './rewrap.ts';
export { type NewSecret, sealSecret } from './store.ts';
