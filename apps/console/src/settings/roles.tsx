import type { components } from '@svc/client';
import { useState } from 'react';
import { deleteRole, saveRole } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form } from '../kit/form.tsx';
import { Table } from '../kit/table.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
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
  const save = useAct(saveRole, {
    from: ({ key, ...body }: Body & { key: string }) => ({ roleKey: key, ...body }),
  });
  const end = useAct(deleteRole, { from: (key: string) => ({ roleKey: key }) });
  const role = roles.find(({ key }) => key === edited);
  return (
    <>
      <h2>{text.roles}</h2>
      <Table
        name={text.roles}
        file={false}
        rows={roles}
        keyOf={({ key }) => key}
        columns={[
          { label: text.role, value: ({ name }) => name },
          { label: text.who, value: ({ members }) => members },
          {
            label: text.rights,
            show: ({ scopes }) => (
              <span className="small">{scopes.map((scope) => labels.scope(scope)).join(', ')}</span>
            ),
          },
          {
            label: actions,
            show: ({ key, builtIn }) =>
              builtIn ? (
                <span className="small nowrap">{text.builtIn}</span>
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
              ),
          },
        ]}
      />
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
