import type { components } from '@svc/client';
import { useState } from 'react';
import { inviteMember, listMembers, listRoles, removeMember, updateMember } from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form, Select } from '../kit/form.tsx';
import { Table } from '../kit/table.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
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
      <p>{text.lead}</p>
      <Load query={found} lines={3}>
        {() => <Invite roles={roles} />}
      </Load>
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

function Invite({ roles }: { roles: readonly Role[] }) {
  const text = useAreaText(membersText);
  const invite = useAct(inviteMember);
  return (
    <details className="card">
      <summary>{text.invite}</summary>
      <Form
        busy={invite.isPending}
        label={text.invite}
        submit={({ text, orNull, all }, form) => {
          invite.mutate(
            {
              email: text('email'),
              name: orNull('name'),
              role: text('role'),
              projectIds: chosenProjects(all),
            },
            { onSuccess: () => form.reset() },
          );
        }}
      >
        <label>
          {text.email}
          <input name="email" type="email" required maxLength={254} />
        </label>
        <Select label={text.role} name="role" options={roles.map(named)} value="viewer" />
        <Who />
      </Form>
      <Outcome of={invite} said={text.invited} />
    </details>
  );
}

/** What somebody is called, and what they see. */
function Who({ member }: { member?: Member }) {
  const text = useAreaText(membersText);
  return (
    <>
      <label>
        {text.displayName}
        <input name="name" maxLength={120} defaultValue={member?.name ?? ''} />
      </label>
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
  const [edited, setEdited] = useState<string | null>(null);
  const member = members.find(({ id }) => id === edited);
  return (
    <>
      <Outcome of={{ error: change.error ?? end.error, isSuccess: change.isSuccess }} />
      {member && (
        <section className="card">
          <h2>{text.changeOf(member.name ?? member.email)}</h2>
          <Form
            key={member.id}
            busy={busy}
            submit={({ orNull, all }) => {
              change.mutate(
                {
                  id: member.id,
                  name: orNull('name'),
                  projectIds: chosenProjects(all),
                },
                { onSuccess: () => setEdited(null) },
              );
            }}
          >
            <Who member={member} />
          </Form>
          <button type="button" onClick={() => setEdited(null)}>
            {text.leave}
          </button>
        </section>
      )}
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
                <button type="button" onClick={() => setEdited(member.id)}>
                  {text.change}
                </button>
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
