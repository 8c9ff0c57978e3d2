import { memberOperations } from '@svc/contract/account/member';
import { implement } from '../../../implement/index.ts';
import { deleteRole, listRoles, saveRole } from './role.ts';
import { inviteMember, listMembers, removeMember, updateMember } from './service.ts';

export const memberVerbs = implement(memberOperations, {
  list_members: { run: listMembers },
  invite_member: { run: inviteMember },
  update_member: { run: updateMember },
  remove_member: { run: removeMember },
  list_roles: { run: listRoles },
  save_role: { run: saveRole },
  delete_role: { run: deleteRole },
});
