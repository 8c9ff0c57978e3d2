import type { components } from '@svc/client';
import { deleteRole, saveRole } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Table } from '../kit/table.tsx';
import { useLabels } from '../label/use-labels.ts';
import { Failed } from '../part/load.tsx';
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
  const save = useAct(saveRole, {
    from: ({ key, ...body }: Body & { key: string }) => ({ roleKey: key, ...body }),
  });
  const end = useAct(deleteRole, { from: (key: string) => ({ roleKey: key }) });
  return (
    <Card
      title={text.roles}
      about={text.rolesSays}
      action={
        <Opens label={text.makeRole}>
          {(close) => (
            <Fields
              busy={save.isPending}
              error={save.error}
              save={(body) => save.mutate({ key: newKey(body.name, roles), ...body }, { onSuccess: close })}
            />
          )}
        </Opens>
      }
    >
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
            show: ({ key, builtIn, name, scopes }) =>
              builtIn ? (
                <span className="small nowrap">{text.builtIn}</span>
              ) : (
                <div className="actions">
                  <Opens label={text.change} title={text.changeOf(name)}>
                    {(close) => (
                      <Fields
                        role={{ name, scopes }}
                        busy={save.isPending}
                        error={save.error}
                        save={(body) => save.mutate({ key, ...body }, { onSuccess: close })}
                      />
                    )}
                  </Opens>
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
    </Card>
  );
}

interface FieldsProps {
  role?: Pick<Role, 'name' | 'scopes'>;
  busy: boolean;
  error: Error | null;
  save: (body: Body) => void;
}

function Fields({ role, busy, error, save }: FieldsProps) {
  const text = useAreaText(membersText);
  return (
    <Form
      busy={busy}
      className="bare"
      {...(role ? {} : { label: text.makeRole })}
      submit={({ text, all }) => save({ name: text('name'), scopes: scopesOf(all('scopes')) })}
    >
      <Field label={text.roleName} name="name" required maxLength={120} defaultValue={role?.name ?? ''} />
      <ScopeChoice legend={text.rights} chosen={role?.scopes ?? ['read']} />
      {error && <Failed error={error} />}
    </Form>
  );
}
