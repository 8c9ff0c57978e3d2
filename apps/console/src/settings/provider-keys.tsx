import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Form, Select } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, useAct } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { providerKeysText } from './text/provider-keys.ts';

/** Keys of engines that the workspace brings: tested when they are set, and never shown again. */
export default function ProviderKeys() {
  const text = useAreaText(providerKeysText);
  const { actions, remove } = useAreaText(frameText);
  const format = useFormat();
  const all = { params: { query: { limit: 100 } } };
  const keys = useQuery({
    queryKey: ['provider-keys'],
    queryFn: () => unwrap(client.GET('/v1/provider-keys', all)),
  });
  const engines = useQuery({
    queryKey: ['engines'],
    queryFn: () => unwrap(client.GET('/v1/engines', all)),
  });
  const path = (engineId: string) => ({ params: { path: { engineId } } });
  const changes = [['provider-keys'], ['engines']] as const;
  const set = useAct(
    ({ engine, secret }: { engine: string; secret: string }) =>
      unwrap(client.PUT('/v1/provider-keys/{engineId}', { ...path(engine), body: { secret } })),
    ...changes,
  );
  const end = useAct(
    (engine: string) => unwrap(client.DELETE('/v1/provider-keys/{engineId}', path(engine))),
    ...changes,
  );
  const withKey = engines.data?.items.filter(({ id }) => id !== 'sandbox') ?? [];
  return (
    <>
      <p>{text.lead}</p>
      <Form
        busy={set.isPending}
        label={text.set}
        submit={({ text }, form) =>
          set.mutate({ engine: text('engine'), secret: text('secret') }, { onSuccess: () => form.reset() })
        }
      >
        <Select
          label={text.engine}
          name="engine"
          options={withKey.map(({ id, label }) => ({ value: id, label }))}
        />
        <label>
          {text.secret}
          <input name="secret" type="password" autoComplete="off" required maxLength={1_000} />
        </label>
      </Form>
      <Outcome of={set} said={text.tested} />
      <Outcome of={{ error: end.error, isSuccess: false }} />
      <Load query={keys} lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{text.none}</Empty>
          ) : (
            <Rows label={text.own} columns={[text.engine, text.own, text.model, actions]}>
              {items.map(({ id, engine, hint, model, checkedAt }) => (
                <tr key={id}>
                  <th scope="row">{engine}</th>
                  <td>
                    <code>{hint}</code>{' '}
                    <span className="small">
                      {text.checked} {format.when(checkedAt)}
                    </span>
                  </td>
                  <td>{model ?? '–'}</td>
                  <td>
                    <Confirm
                      label={remove}
                      says={text.removeSays}
                      busy={end.isPending}
                      act={() => end.mutate(engine)}
                    />
                  </td>
                </tr>
              ))}
            </Rows>
          )
        }
      </Load>
    </>
  );
}
