export { type Accepted, acceptInvitation, type Invitation, join, readInvitation } from './invitation.ts';
export { findMember } from './queries.ts';
export { copyMember, ensureOwner } from './service.ts';
export { memberVerbs } from './verbs.ts';
