import type { components } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from '../data/operations.gen.ts';
import { useAct, useAll } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { type Fields, Form } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Table } from '../kit/table.tsx';
import { deviceZone, useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { meQuery } from '../part/queries.ts';
import { useAreaText } from '../text/area.ts';
import { Head, Outcome, Secret } from './parts.tsx';
import { chosenProjects, ProjectChoice } from './project-choice.tsx';
import { ScopeChoice, scopesOf } from './scope-choice.tsx';
import { frameText } from './text/frame.ts';
import { keysText } from './text/keys.ts';

type Key = components['schemas']['ApiKey'];

/** API keys, and programs that were let in: made, rotated and revoked. A secret is shown once. */
export default function Keys() {
  const text = useAreaText(keysText);
  const keys = useAll(listApiKeys, {}, { limit: 100 });
  return (
    <>
      <Head
        area="keys"
        lead={text.lead}
        action={
          <Opens label={text.make} look="main">
            {(close) => <Make close={close} />}
          </Opens>
        }
      />
      <Load query={keys} lines={6}>
        {() => (keys.rows.length === 0 ? <Empty>{text.empty}</Empty> : <List keys={keys.rows} />)}
      </Load>
    </>
  );
}

function Make({ close }: { close: () => void }) {
  const text = useAreaText(keysText);
  const { done } = useAreaText(frameText);
  const me = useQuery(meQuery);
  const make = useAct(createApiKey);
  if (make.data)
    return (
      <>
        <Secret label={text.secret} value={make.data.secret} />
        <button type="button" onClick={close}>
          {done}
        </button>
      </>
    );
  return (
    <Form
      submit={(fields) => make.mutate({ ...whatOf(fields), mode: me.data?.mode ?? 'live' })}
      busy={make.isPending}
      className="bare"
      label={text.make}
    >
      <What />
      <Outcome of={make} />
    </Form>
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

function What({ of }: { of?: Key }) {
  // A key expires at the end of a day of this device.
  const { isoDay: day } = useFormat(deviceZone);
  const text = useAreaText(keysText);
  const { commas } = useAreaText(frameText);
  return (
    <>
      <Field label={text.name} name="name" required maxLength={120} defaultValue={of?.name} />
      <ScopeChoice legend={text.scopes} chosen={of?.scopes ?? ['read']} ids />
      <ProjectChoice legend={text.projects} chosen={of?.projectIds} />
      <div className="fields">
        <Field
          label={text.expires}
          name="expiresAt"
          type="date"
          defaultValue={of?.expiresAt ? day(of.expiresAt) : ''}
        />
        <Field
          label={text.cap}
          name="monthlyCreditCap"
          type="number"
          min="0"
          defaultValue={of?.monthlyCreditCap ?? ''}
        />
      </div>
      <Field
        label={text.ips}
        help={`${commas}.`}
        name="ipAllowList"
        maxLength={1_000}
        defaultValue={of?.ipAllowList?.join(', ') ?? ''}
      />
    </>
  );
}

function List({ keys }: { keys: readonly Key[] }) {
  const text = useAreaText(keysText);
  const { name, state, actions, never, change: changeLabel } = useAreaText(frameText);
  const format = useFormat();
  const rotate = useAct(rotateApiKey, { from: (id: string) => ({ keyId: id, overlapHours: 24 }) });
  const change = useAct(updateApiKey, {
    from: ({ id, ...body }: components['schemas']['UpdateApiKey'] & { id: string }) => ({
      keyId: id,
      ...body,
    }),
  });
  const revoke = useAct(revokeApiKey, { from: (id: string) => ({ keyId: id }) });
  return (
    <>
      {rotate.data && <Secret label={text.secret} value={rotate.data.secret} />}
      <Outcome of={{ error: rotate.error ?? revoke.error, isSuccess: false }} />
      <Table
        name={text.hint}
        file={false}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { label: name, value: ({ name }) => name, show: (key) => <Named of={key} /> },
          {
            label: text.hint,
            show: ({ client, hint }) =>
              client === null ? <code>{hint}</code> : text.program(client.host ?? client.redirectHost),
          },
          {
            label: state,
            value: ({ state }) => text.state[state],
            show: ({ state, expiresAt }) => (
              <>
                <span className="tag">{text.state[state]}</span>
                {expiresAt !== null && (
                  <div className="small">
                    {text.until} {format.day(expiresAt)}
                  </div>
                )}
              </>
            ),
          },
          {
            label: text.used,
            value: ({ lastUsedAt }) => lastUsedAt,
            show: ({ lastUsedAt }) => (lastUsedAt === null ? never : format.when(lastUsedAt)),
          },
          {
            label: actions,
            show: (key) =>
              key.state === 'active' && (
                <div className="actions">
                  <Opens label={changeLabel} title={text.changeOf(key.name)}>
                    {(close) => (
                      <Form
                        busy={change.isPending}
                        className="bare"
                        submit={(fields) =>
                          change.mutate({ id: key.id, ...whatOf(fields) }, { onSuccess: close })
                        }
                      >
                        <p className="small">{text.narrows}</p>
                        <What of={key} />
                        <Outcome of={{ error: change.error, isSuccess: false }} />
                      </Form>
                    )}
                  </Opens>
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
                </div>
              ),
          },
        ]}
      />
    </>
  );
}

/** What a key is for, what it may do, and what limits it. */
function Named({ of }: { of: Key }) {
  const text = useAreaText(keysText);
  const format = useFormat();
  const { name, scopes, projectIds, monthlyCreditCap, ipAllowList } = of;
  const limits = [
    projectIds && text.limits.projects(projectIds.length),
    monthlyCreditCap !== null && text.limits.credits(format.count(monthlyCreditCap)),
    ipAllowList?.join(', '),
  ].filter(Boolean);
  return (
    <>
      {name}
      <div className="small">{scopes.join(', ')}</div>
      {limits.length > 0 && <div className="small">{limits.join(' · ')}</div>}
    </>
  );
}
