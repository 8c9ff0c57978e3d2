import type { components } from '@svc/client';
import { inviteMember, listMembers, listRoles, removeMember, updateMember } from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { Form, Select } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Table } from '../kit/table.tsx';
import { toast } from '../kit/toast.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Failed, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Head, Outcome } from './parts.tsx';
import { chosenProjects, ProjectChoice, useProjects } from './project-choice.tsx';
import { Roles } from './roles.tsx';
import { frameText } from './text/frame.ts';
import { membersText } from './text/members.ts';

type Member = components['schemas']['Member'];
type Role = components['schemas']['Role'];
type Change = components['schemas']['UpdateMember'];

/** Who may use the workspace, and as what. */
export default function Members() {
  const text = useAreaText(membersText);
  const members = useAll(listMembers, {}, { limit: 100 });
  const found = useAll(listRoles, {}, { limit: 100 });
  const roles = found.rows.map((role) => ({ ...role, name: roleName(text.names, role) }));
  return (
    <>
      <Head
        area="members"
        lead={text.lead}
        {...(found.data && {
          action: (
            <Opens label={text.invite} look="main">
              {(close) => <Invite roles={roles} close={close} />}
            </Opens>
          ),
        })}
      />
      <Load query={members} lines={6}>
        {() =>
          members.rows.length === 0 ? (
            <Empty>{text.none}</Empty>
          ) : (
            <List members={members.rows} roles={roles} />
          )
        }
      </Load>
      <Load query={found} lines={3}>
        {() => <Roles roles={roles} />}
      </Load>
    </>
  );
}

/** The service's own roles are told in the reader's language; a workspace's own keep their names. */
const roleName = (names: Record<string, string>, { key, name, builtIn }: Role): string =>
  (builtIn ? names[key] : undefined) ?? name;

const named = ({ key, name }: Role) => ({ value: key, label: name });

function Invite({ roles, close }: { roles: readonly Role[]; close: () => void }) {
  const text = useAreaText(membersText);
  const { language } = useWording();
  const invite = useAct(inviteMember, {
    done: () => {
      toast(text.invited);
      close();
    },
  });
  return (
    <Form
      busy={invite.isPending}
      className="bare"
      label={text.invite}
      submit={({ text, orNull, all }) =>
        invite.mutate({
          email: text('email'),
          name: orNull('name'),
          role: text('role'),
          projectIds: chosenProjects(all),
          language,
        })
      }
    >
      <Field label={text.email} help={text.emailSays} name="email" type="email" required maxLength={254} />
      <Select label={text.role} name="role" options={roles.map(named)} value="viewer" />
      <Who />
      {invite.error && <Failed error={invite.error} />}
    </Form>
  );
}

/** What somebody is called, and what they see. */
function Who({ member }: { member?: Member }) {
  const text = useAreaText(membersText);
  return (
    <>
      <Field label={text.displayName} name="name" maxLength={120} defaultValue={member?.name ?? ''} />
      <ProjectChoice legend={text.projects} chosen={member?.projectIds} />
    </>
  );
}

function List({ members, roles }: { members: readonly Member[]; roles: readonly Role[] }) {
  const text = useAreaText(membersText);
  const { name, state, actions, remove } = useAreaText(frameText);
  const change = useAct(updateMember, {
    from: ({ id, ...body }: Change & { id: string }) => ({ memberId: id, ...body }),
  });
  const end = useAct(removeMember, { from: (id: string) => ({ memberId: id }) });
  const busy = change.isPending || end.isPending;
  const names = new Map(useProjects().map(({ id, name }) => [id, name]));
  return (
    <>
      <Outcome of={{ error: change.error ?? end.error, isSuccess: change.isSuccess }} />
      <Table
        name={text.who}
        file={false}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          {
            label: name,
            value: (member) => member.name ?? member.email,
            show: ({ name, email, projectIds }) => (
              <>
                {name ?? email}
                {name !== null && <div className="small">{email}</div>}
                {projectIds !== null && (
                  <div className="small">{projectIds.map((id) => names.get(id) ?? id).join(', ')}</div>
                )}
              </>
            ),
          },
          {
            label: text.role,
            show: (member) => (
              <select
                aria-label={`${text.role}: ${member.email}`}
                value={member.role}
                disabled={busy}
                onChange={({ target }) => change.mutate({ id: member.id, role: target.value })}
              >
                {roles.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            ),
          },
          { label: state, show: (member) => <Since member={member} /> },
          {
            label: actions,
            show: (member) => (
              <div className="actions">
                <Opens label={text.change} title={text.changeOf(member.name ?? member.email)}>
                  {(close) => (
                    <Form
                      busy={busy}
                      className="bare"
                      submit={({ orNull, all }) =>
                        change.mutate(
                          { id: member.id, name: orNull('name'), projectIds: chosenProjects(all) },
                          { onSuccess: close },
                        )
                      }
                    >
                      <Who member={member} />
                      {change.error && <Failed error={change.error} />}
                    </Form>
                  )}
                </Opens>
                {member.status === 'invited' ? (
                  <>
                    <Confirm
                      label={text.resend}
                      says={text.resendSays}
                      busy={busy}
                      act={() => change.mutate({ id: member.id, invitation: 'resend' })}
                    />
                    <Confirm
                      label={text.revoke}
                      says={text.revokeSays}
                      busy={busy}
                      act={() => change.mutate({ id: member.id, invitation: 'revoke' })}
                    />
                  </>
                ) : (
                  <>
                    {member.role !== 'owner' && (
                      <Confirm
                        label={text.transfer}
                        says={text.transferSays}
                        busy={busy}
                        act={() => change.mutate({ id: member.id, role: 'owner', handOver: true })}
                      />
                    )}
                    <Confirm
                      label={remove}
                      says={text.removeSays}
                      busy={busy}
                      act={() => end.mutate(member.id)}
                    />
                  </>
                )}
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

function Since({ member: { status, invitationExpiresAt, joinedAt } }: { member: Member }) {
  const text = useAreaText(membersText);
  const format = useFormat();
  const day = status === 'invited' ? invitationExpiresAt : joinedAt;
  return (
    <>
      {text.status[status]}
      {day !== null && (
        <div className="small">
          {status === 'invited' ? text.until : text.joined} {format.day(day)}
        </div>
      )}
    </>
  );
}
