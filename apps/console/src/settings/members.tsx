import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form, Select } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, useAct } from './parts.tsx';
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
  const all = { params: { query: { limit: 100 } } };
  const members = useQuery({
    queryKey: ['members'],
    queryFn: () => unwrap(client.GET('/v1/members', all)),
  });
  const roles = useQuery({
    queryKey: ['roles'],
    queryFn: () => unwrap(client.GET('/v1/roles', all)),
    select: ({ items }) => ({ items: items.map((role) => ({ ...role, name: roleName(text.names, role) })) }),
  });
  return (
    <>
      <p>{text.lead}</p>
      <Load query={roles} lines={3}>
        {({ items }) => <Invite roles={items} />}
      </Load>
      <Load query={members} lines={6}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{text.none}</Empty>
          ) : (
            <List members={items} roles={roles.data?.items ?? []} />
          )
        }
      </Load>
      <Load query={roles} lines={3}>
        {({ items }) => <Roles roles={items} />}
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
  const invite = useAct(
    (body: components['schemas']['InviteMember']) => unwrap(client.POST('/v1/members', { body })),
    ['members'],
    ['roles'],
  );
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
  const path = (memberId: string) => ({ params: { path: { memberId } } });
  const change = useAct(
    ({ id, ...body }: Change & { id: string }) =>
      unwrap(client.PATCH('/v1/members/{memberId}', { ...path(id), body })),
    ['members'],
    ['roles'],
  );
  const end = useAct(
    (id: string) => unwrap(client.DELETE('/v1/members/{memberId}', path(id))),
    ['members'],
    ['roles'],
  );
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
      <Rows label={text.who} columns={[name, text.role, state, actions]}>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">
              {member.name ?? member.email}
              {member.name !== null && <div className="small">{member.email}</div>}
              {member.projectIds !== null && (
                <div className="small">{member.projectIds.map((id) => names.get(id) ?? id).join(', ')}</div>
              )}
            </th>
            <td>
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
            </td>
            <td>
              <Since member={member} />
            </td>
            <td>
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
            </td>
          </tr>
        ))}
      </Rows>
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
