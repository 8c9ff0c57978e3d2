import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew, question, useAsked } from '../data/question.ts';
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
    <section>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <Load query={list} lines={2}>
        {(items) => (
          <>
            {items.length === 0 && <p>{text.empty}</p>}
            <ul className="plain">
              {items.map(({ id, name, createdAt, usedAt }) => (
                <li key={id} className="card line">
                  <span>
                    {name}
                    <br />
                    <span className="small">
                      {text.added} {format.day(createdAt)} ·{' '}
                      {usedAt === null ? text.never : `${text.used} ${format.when(usedAt)}`}
                    </span>
                  </span>
                  <button type="button" disabled={remove.isPending} onClick={() => remove.mutate(id)}>
                    {text.remove}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Load>
      <form className="card" action={(form) => add.mutate(String(form.get('name')))}>
        <label>
          {text.name}
          <input name="name" required maxLength={80} defaultValue={text.usual} />
        </label>
        <button type="submit" className="main" disabled={add.isPending}>
          {text.add}
        </button>
      </form>
      {problem && <Failed error={problem} />}
    </section>
  );
}
