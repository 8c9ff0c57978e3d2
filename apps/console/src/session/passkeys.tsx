import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew, question, useAsked } from '../data/question.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Failed, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { passkeyText } from './passkey-text.ts';
import { addPasskey, listPasskeys, removePasskey } from './session.ts';

const passkeysAsked = question('passkeys', listPasskeys);

/** The person's passkeys, and the way to make one on this device. */
export function Passkeys() {
  const text = useAreaText(passkeyText);
  const format = useFormat();
  const queries = useQueryClient();
  const list = useAsked(passkeysAsked, []);
  const onSuccess = () => askAnew(queries, passkeysAsked);
  const add = useMutation({ mutationFn: addPasskey, onSuccess });
  const remove = useMutation({ mutationFn: removePasskey, onSuccess });
  const problem = add.error ?? remove.error;
  return (
    <Card title={text.title} about={text.lead}>
      <Load query={list} lines={2}>
        {(items) =>
          items.length === 0 ? (
            <p>{text.empty}</p>
          ) : (
            <ul className="lines">
              {items.map(({ id, name, createdAt, usedAt }) => (
                <li key={id} className="setting-line">
                  <div>
                    <b>{name}</b>
                    <small>
                      {text.added} {format.day(createdAt)} ·{' '}
                      {usedAt === null ? text.never : `${text.used} ${format.when(usedAt)}`}
                    </small>
                  </div>
                  <Confirm
                    label={text.remove}
                    says={text.removeSays}
                    busy={remove.isPending}
                    act={() => remove.mutate(id)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Load>
      <Form
        busy={add.isPending}
        className="apart"
        label={text.add}
        submit={({ text }) => add.mutate(text('name'))}
      >
        <Field label={text.name} name="name" required maxLength={80} defaultValue={text.usual} />
      </Form>
      {problem && <Failed error={problem} />}
    </Card>
  );
}
