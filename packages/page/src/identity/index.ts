export { brandKey, domainOf } from './brand.ts';
export { readIdentity } from './read-identity.ts';
export { readSite } from './site-kind.ts';
