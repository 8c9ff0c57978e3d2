import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';

const data = z
  .strictObject({
    memberId: id('member', 'The member.'),
    email: z.string(),
    role: z.string(),
    status: z.enum(['invited', 'active', 'removed']),
    by: z.string().meta({ description: 'The key that did it, or the member.' }),
  })
  .meta({ id: 'MemberEventData' });

const memberEvent = (what: string, summary: string) =>
  eventType({ type: `member.${what}`, resource: 'member', summary, data });

export const memberInvited = memberEvent('invited', 'Somebody was invited to the workspace.');
export const memberJoined = memberEvent('joined', 'An invitation was accepted.');
export const memberUpdated = memberEvent('updated', 'The role or the projects of a member changed.');
export const memberRemoved = memberEvent('removed', 'A member was removed, with all of their keys.');

export const memberEvents: readonly EventType[] = [memberInvited, memberJoined, memberUpdated, memberRemoved];
