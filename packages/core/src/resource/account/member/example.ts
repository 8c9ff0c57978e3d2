import { type MakeExample, nothing, twice, withBody } from '../../../kernel/index.ts';

let counter = 0;

const invitation: MakeExample = async () => {
  counter += 1;
  return { body: { email: `ada.${counter}@example.com`, name: 'Ada', role: 'editor' } };
};

const ofMember: MakeExample = async (caller) => ({
  params: { memberId: (await caller.use('invite_member', await invitation(caller))).id },
});

const analyst = { name: 'Analyst', scopes: ['projects:read', 'analytics:read'] };

const ofRole: MakeExample = async (caller) => {
  counter += 1;
  const params = { roleKey: `analyst-${counter}` };
  await caller.use('save_role', { params, body: analyst });
  return { params };
};

export const memberExamples = {
  list_members: twice(ofMember),
  invite_member: invitation,
  update_member: withBody(ofMember, { role: 'viewer' }),
  remove_member: ofMember,
  list_roles: nothing,
  save_role: withBody(ofRole, { ...analyst, name: 'Senior analyst' }),
  delete_role: ofRole,
};
