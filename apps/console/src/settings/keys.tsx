import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api.ts';
import { Confirm } from '../kit/confirm.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { meQuery } from '../part/queries.ts';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, Secret, useAct } from './parts.tsx';
import { chosenProjects, ProjectChoice } from './project-choice.tsx';
import { ScopeChoice, scopesOf } from './scope-choice.tsx';
import { frameText } from './text/frame.ts';
import { keysText } from './text/keys.ts';

type Key = components['schemas']['ApiKey'];

/** API keys, and programs that were let in: made, rotated and revoked. A secret is shown once. */
export default function Keys() {
  const text = useAreaText(keysText);
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => unwrap(client.GET('/v1/api-keys', { params: { query: { limit: 100 } } })),
  });
  return (
    <>
      <p>{text.lead}</p>
      <Make />
      <Load query={keys} lines={6}>
        {({ items }) => (items.length === 0 ? <Empty>{text.empty}</Empty> : <List keys={items} />)}
      </Load>
    </>
  );
}

function Make() {
  const text = useAreaText(keysText);
  const me = useQuery(meQuery);
  const make = useAct(
    (body: components['schemas']['CreateApiKey']) => unwrap(client.POST('/v1/api-keys', { body })),
    ['keys'],
  );
  return (
    <details className="card">
      <summary>{text.make}</summary>
      <Form
        submit={(fields, form) =>
          make.mutate({ ...whatOf(fields), mode: me.data?.mode ?? 'live' }, { onSuccess: () => form.reset() })
        }
        busy={make.isPending}
        label={text.make}
      >
        <What />
      </Form>
      {make.data ? <Secret label={text.secret} value={make.data.secret} /> : <Outcome of={make} />}
    </details>
  );
}

/** What a key is for, and what limits it. */
const whatOf = ({ text, number, list, all, orNull }: Fields) => {
  const ips = list('ipAllowList');
  const day = orNull('expiresAt');
  return {
    name: text('name'),
    scopes: scopesOf(all('scopes')),
    projectIds: chosenProjects(all),
    monthlyCreditCap: number('monthlyCreditCap'),
    ipAllowList: ips.length > 0 ? ips : null,
    expiresAt: day === null ? null : new Date(`${day}T23:59:59`).toISOString(),
  };
};

/** The day on which a key expires, in the reader's time zone. */
const dayOf = (at: string): string => new Date(at).toLocaleDateString('sv-SE');

function What({ of }: { of?: Key }) {
  const text = useAreaText(keysText);
  const { commas } = useAreaText(frameText);
  return (
    <>
      <label>
        {text.name}
        <input name="name" required maxLength={120} defaultValue={of?.name} />
      </label>
      <ScopeChoice legend={text.scopes} chosen={of?.scopes ?? ['read']} ids />
      <ProjectChoice legend={text.projects} chosen={of?.projectIds} />
      <label>
        {text.expires}
        <input
          name="expiresAt"
          type="date"
          className="short"
          defaultValue={of?.expiresAt ? dayOf(of.expiresAt) : ''}
        />
      </label>
      <label>
        {text.cap}
        <input
          name="monthlyCreditCap"
          type="number"
          min="0"
          className="short"
          defaultValue={of?.monthlyCreditCap ?? ''}
        />
      </label>
      <label>
        {text.ips} <span className="small">{commas}</span>
        <input name="ipAllowList" maxLength={1_000} defaultValue={of?.ipAllowList?.join(', ') ?? ''} />
      </label>
    </>
  );
}

function List({ keys }: { keys: readonly Key[] }) {
  const text = useAreaText(keysText);
  const { name, state, actions, change: changeLabel } = useAreaText(frameText);
  const path = (keyId: string) => ({ params: { path: { keyId } } });
  const rotate = useAct(
    (id: string) =>
      unwrap(client.POST('/v1/api-keys/{keyId}/rotate', { ...path(id), body: { overlapHours: 24 } })),
    ['keys'],
  );
  const change = useAct(
    ({ id, ...body }: components['schemas']['UpdateApiKey'] & { id: string }) =>
      unwrap(client.PATCH('/v1/api-keys/{keyId}', { ...path(id), body })),
    ['keys'],
  );
  const [edited, setEdited] = useState<string | null>(null);
  const key = keys.find(({ id }) => id === edited);
  const revoke = useAct((id: string) => unwrap(client.DELETE('/v1/api-keys/{keyId}', path(id))), ['keys']);
  return (
    <>
      {rotate.data && <Secret label={text.secret} value={rotate.data.secret} />}
      <Outcome of={{ error: change.error ?? rotate.error ?? revoke.error, isSuccess: change.isSuccess }} />
      {key && (
        <section className="card">
          <h2>{text.changeOf(key.name)}</h2>
          <p>{text.narrows}</p>
          <Form
            key={key.id}
            busy={change.isPending}
            submit={(fields) =>
              change.mutate({ id: key.id, ...whatOf(fields) }, { onSuccess: () => setEdited(null) })
            }
          >
            <What of={key} />
          </Form>
          <button type="button" onClick={() => setEdited(null)}>
            {text.leave}
          </button>
        </section>
      )}
      <Rows label={text.hint} columns={[name, text.hint, state, text.used, actions]}>
        {keys.map((key) => (
          <Row key={key.id} of={key}>
            <button type="button" onClick={() => setEdited(key.id)}>
              {changeLabel}
            </button>
            {key.client === null && (
              <Confirm
                label={text.rotate}
                says={text.rotateSays}
                busy={rotate.isPending}
                act={() => rotate.mutate(key.id)}
              />
            )}
            <Confirm
              label={text.revoke}
              says={text.revokeSays}
              busy={revoke.isPending}
              act={() => revoke.mutate(key.id)}
            />
          </Row>
        ))}
      </Rows>
    </>
  );
}

function Row({ of, children }: { of: Key; children: React.ReactNode }) {
  const text = useAreaText(keysText);
  const { never } = useAreaText(frameText);
  const format = useFormat();
  const {
    name,
    hint,
    state,
    lastUsedAt,
    expiresAt,
    scopes,
    projectIds,
    monthlyCreditCap,
    ipAllowList,
    client,
  } = of;
  const limits = [
    projectIds && text.limits.projects(projectIds.length),
    monthlyCreditCap !== null && text.limits.credits(format.count(monthlyCreditCap)),
    ipAllowList?.join(', '),
  ].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <span className="small">{scopes.join(', ')}</span>
        {limits.length > 0 && <div className="small">{limits.join(' · ')}</div>}
      </th>
      <td>{client === null ? <code>{hint}</code> : text.program(client.host ?? client.redirectHost)}</td>
      <td>
        {text.state[state]}
        {expiresAt !== null && (
          <span className="small">
            {' '}
            · {text.until} {format.day(expiresAt)}
          </span>
        )}
      </td>
      <td>{lastUsedAt === null ? never : format.when(lastUsedAt)}</td>
      <td>{state === 'active' && <div className="actions">{children}</div>}</td>
    </tr>
  );
}
