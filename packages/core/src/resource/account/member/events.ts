import type { Member, memberInvited } from '@svc/contract/account/member';
import { type Context, emit } from '../../../kernel/index.ts';

export const emitMember = (
  context: Context,
  type: typeof memberInvited,
  { id, email, role, status }: Member,
): Promise<void> =>
  emit(context, {
    type,
    resource: id,
    projectId: null,
    data: { memberId: id, email, role, status, by: context.actor.id },
  });
