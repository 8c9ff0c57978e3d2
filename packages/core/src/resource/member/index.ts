export { memberEvents } from './events.ts';
export { type Accepted, acceptInvitation, type Invitation, join, readInvitation } from './invitation.ts';
export { findMember } from './queries.ts';
export { memberOperations } from './resource.ts';
export { copyMember, ensureOwner } from './service.ts';
