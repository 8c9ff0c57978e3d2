export { isPublicAddress } from './address.ts';
export { decodeText } from './charset.ts';
export type { ResolvedAddress, Resolver } from './connector.ts';
export { GuardError, type GuardErrorCode, type GuardErrorDetail } from './error.ts';
export { fetchPage } from './fetch-page.ts';
export {
  createGuardedFetch,
  type GuardedFetch,
  type GuardedGet,
  type GuardedPost,
  type GuardedRequest,
  type GuardedResponse,
  type GuardSettings,
} from './guarded-fetch.ts';
export { isPrefix, prefixList } from './prefix.ts';
export { type ReadPage, throughDoor } from './read-page.ts';
export { createNameResolver, type NameResolver } from './resolver.ts';
export { secondsToWait } from './seconds-to-wait.ts';
export { storable, storableText } from './storable.ts';
