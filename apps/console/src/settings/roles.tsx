import { type components, unwrap } from '@svc/client';
import { useState } from 'react';
import { client } from '../api.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form } from '../kit/form.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, useAct } from './parts.tsx';
import { ScopeChoice, scopesOf } from './scope-choice.tsx';
import { frameText } from './text/frame.ts';
import { membersText } from './text/members.ts';

type Role = components['schemas']['Role'];
type Body = components['schemas']['SaveRole'];

/** A key made of the name’s letters that no role has yet. */
function newKey(name: string, roles: readonly Role[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 36);
  const base = plain.length > 1 ? plain : 'role';
  const taken = new Set(roles.map(({ key }) => key));
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`;
  return key;
}

/** The built-in roles, and the workspace’s own, which can be made, changed and deleted. */
export function Roles({ roles }: { roles: readonly Role[] }) {
  const text = useAreaText(membersText);
  const labels = useLabels();
  const { actions, delete: deleteLabel } = useAreaText(frameText);
  const [edited, setEdited] = useState<string | null>(null);
  const path = (roleKey: string) => ({ params: { path: { roleKey } } });
  const save = useAct(
    ({ key, ...body }: Body & { key: string }) =>
      unwrap(client.PUT('/v1/roles/{roleKey}', { ...path(key), body })),
    ['roles'],
  );
  const end = useAct((key: string) => unwrap(client.DELETE('/v1/roles/{roleKey}', path(key))), ['roles']);
  const role = roles.find(({ key }) => key === edited);
  return (
    <>
      <h2>{text.roles}</h2>
      <Rows label={text.roles} columns={[text.role, text.who, text.rights, actions]}>
        {roles.map(({ key, name, members, scopes, builtIn }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="number">{members}</td>
            <td className="small">{scopes.map((scope) => labels.scope(scope)).join(', ')}</td>
            <td>
              {builtIn ? (
                <span className="small">{text.builtIn}</span>
              ) : (
                <div className="actions">
                  <button type="button" onClick={() => setEdited(key)}>
                    {text.change}
                  </button>
                  <Confirm
                    label={deleteLabel}
                    says={text.deleteRoleSays}
                    busy={end.isPending}
                    act={() => end.mutate(key)}
                  />
                </div>
              )}
            </td>
          </tr>
        ))}
      </Rows>
      <Outcome of={{ error: end.error, isSuccess: false }} />
      {role ? (
        <section className="card">
          <h3>{text.changeOf(role.name)}</h3>
          <Fields
            key={role.key}
            role={role}
            busy={save.isPending}
            save={(body) => save.mutate({ key: role.key, ...body }, { onSuccess: () => setEdited(null) })}
          />
          <button type="button" onClick={() => setEdited(null)}>
            {text.leave}
          </button>
        </section>
      ) : (
        <details className="card">
          <summary>{text.makeRole}</summary>
          <Fields
            busy={save.isPending}
            save={(body, form) =>
              save.mutate(
                { key: newKey(body.name, roles), ...body },
                {
                  onSuccess: () => {
                    form.reset();
                  },
                },
              )
            }
          />
        </details>
      )}
      <Outcome of={save} />
    </>
  );
}

interface FieldsProps {
  role?: Role;
  busy: boolean;
  save: (body: Body, form: HTMLFormElement) => void;
}

function Fields({ role, busy, save }: FieldsProps) {
  const text = useAreaText(membersText);
  return (
    <Form
      busy={busy}
      {...(role ? {} : { label: text.makeRole })}
      submit={({ text, all }, form) => save({ name: text('name'), scopes: scopesOf(all('scopes')) }, form)}
    >
      <label>
        {text.roleName}
        <input
          name="name"
          required
          maxLength={120}
          defaultValue={role?.name ?? ''}
          // biome-ignore lint/a11y/noAutofocus: whoever asked for this form goes on from here
          autoFocus={role !== undefined}
        />
      </label>
      <ScopeChoice legend={text.rights} chosen={role?.scopes ?? ['read']} />
    </Form>
  );
}
