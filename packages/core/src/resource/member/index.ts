export { memberEvents } from './events.ts';
export { type Accepted, acceptInvitation, type Invitation, readInvitation } from './invitation.ts';
export { memberOperations } from './resource.ts';
export { copyMember } from './service.ts';
